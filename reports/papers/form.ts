import type { NormId } from '../../domain/regulation/norms.ts';
import { clubOf } from '../../domain/tournament/tables.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import { placeInNorm } from './citations.ts';

/** The regulation under which something is played, as papers of a club are headed with it. */
export const CLUB_REGULATION = 'Reglamento de club';

/**
 * The words of a paper that differ with the regulation under which something is played. They are
 * chosen as the paper is composed, so that what somebody wrote is never taken for one of them.
 *
 * @see CLUB-D8, CLUB-D9
 */
export type Form = {
  readonly isClub: boolean;
  /** Who holds the second body of a coupon: in the club nobody of the lottery. */
  readonly authority: string;
  readonly ofAuthority: string;
  /** A sentence with its article in brackets; none where the article is not of the regulation. */
  readonly cited: (words: string, article: string) => string;
  /** A norm without its resolution: in the club its regulation, for what the lottery's says. */
  readonly placeIn: (norm: NormId) => string;
  readonly split: string;
  readonly undivided: string;
};

export const OF_LOTTERY: Form = {
  isClub: false,
  authority: 'L.N.S.E.',
  ofAuthority: 'de L.N.S.E.',
  cited: (words, article) => `${words} (${article})`,
  placeIn: placeInNorm,
  split: 'Distribución del beneficio',
  undivided: 'Sin distribuir',
};

export const OF_CLUB: Form = {
  isClub: true,
  authority: 'Organizador',
  ofAuthority: 'del organizador',
  cited: (words) => words,
  placeIn: (norm) => (norm.startsWith('CLUB-') ? placeInNorm(norm) : CLUB_REGULATION),
  split: 'Beneficio del organizador',
  undivided: 'Del organizador',
};

export const formOf = (terms: Terms): Form => (clubOf(terms) ? OF_CLUB : OF_LOTTERY);
