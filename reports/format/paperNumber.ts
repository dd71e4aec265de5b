import type { PaperNumber, PointOfIssue } from '../../domain/tournament/facts.ts';

const POINT_DIGITS = 4;
const NUMBER_DIGITS = 8;

/**
 * `0003-00000127`, as invoices are numbered, and `C0003-00000127` of the club: on papers, in the API
 * and in names of documents.
 */
export const paperNumber = ({ number, ...place }: PaperNumber): string =>
  `${pointOfIssue(place)}-${String(number).padStart(NUMBER_DIGITS, '0')}`;

/** `0003`, and `C0003` of the club. */
export const pointOfIssue = ({ series, point }: PointOfIssue): string =>
  `${series ?? ''}${String(point).padStart(POINT_DIGITS, '0')}`;
