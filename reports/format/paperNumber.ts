import type { PaperNumber } from '../../domain/tournament/facts.ts';

const POINT_DIGITS = 4;
const NUMBER_DIGITS = 8;

/** `0003-00000127`, as invoices are numbered: on papers, in the API and in names of documents. */
export const paperNumber = ({ point, number }: PaperNumber): string =>
  `${String(point).padStart(POINT_DIGITS, '0')}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
