import type { Column } from '../../model/paper.ts';
import type { Placed } from './layout.ts';

/** The head of a column: one row for all, and the currency, so that no amount below needs it. */
export const headText = (
  { heading, group }: Column,
  { details, closing }: Placed,
  index: number,
): string => {
  const text = group === undefined ? heading : `${group}: ${heading.toLowerCase()}`;
  const kinds = [...details, ...closing].map(({ cells }) => cells[index]?.kind);
  return kinds.includes('money') && !kinds.includes('percent') && !text.includes('$')
    ? `${text} ($)`
    : text;
};
