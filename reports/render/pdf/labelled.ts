import type { Pen } from './pen.ts';

/** Draws a list of labels with what they say. */
export const labelledList = <Result>(pen: Pen, draw: () => Result): Result =>
  pen.tagged({ is: 'L' }, draw);

/** Draws a label and what it says, which are heard together. */
export const labelled = <Result>(pen: Pen, label: () => void, body: () => Result): Result =>
  pen.tagged({ is: 'LI' }, () => {
    pen.tagged({ is: 'Lbl' }, label);
    return pen.tagged({ is: 'LBody' }, body);
  });
