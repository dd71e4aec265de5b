import { numberText } from '../../format/document.ts';
import type { IssuedPaper } from '../../model/paper.ts';
import { fitted } from './opening.ts';
import type { Pen } from './pen.ts';
import { COLUMN_GAP, COLUMNS, CONTINUATION_RULE, LEFT, RIGHT, RULE } from './sheet.ts';
import { TYPE } from './type.ts';
import { wrap } from './wrap.ts';

const BASELINES = [17.1, 21.5] as const;

/** Draws the two lines that head the second and later sheets. */
export const paintContinuation = (pen: Pen, paper: IssuedPaper, sheetLine: string) => {
  const [first, second] = BASELINES;
  const x = COLUMNS[2];
  const room = x - COLUMN_GAP - LEFT;
  const what = `${paper.title} · ${paper.continuation ?? paper.subtitle}`;
  const [line = ''] = wrap(pen, what, fitted(pen, what, TYPE.sheetLine, room), room);
  const mark = paper.copyMark ?? '';
  const marked = room - pen.width(mark, TYPE.role) - COLUMN_GAP;
  const [operator = ''] = wrap(pen, paper.letterhead.operator, TYPE.role, marked);
  pen.text(LEFT, first, operator, TYPE.role);
  pen.text(LEFT, second, line, fitted(pen, what, TYPE.sheetLine, room));
  pen.text(x, first, `${paper.kind} ${numberText(paper.number)}`, TYPE.role);
  pen.text(x - COLUMN_GAP, first, mark, TYPE.role, 'right');
  pen.text(x, second, sheetLine, fitted(pen, sheetLine, TYPE.sheetLine, RIGHT - x));
  pen.rule(LEFT, RIGHT, CONTINUATION_RULE, RULE.heavy);
};
