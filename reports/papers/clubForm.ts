import { clubOf } from '../../domain/tournament/tables.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import type { PaperKind } from '../model/kinds.ts';
import type { Paper } from '../model/paper.ts';
import { citations } from './citations.ts';
import { CLUB_REGULATION } from './form.ts';

/** A paper of an event in the form of the regulation under which it is played. */
export const inFormOf = (terms: Terms, paper: Paper): Paper =>
  clubOf(terms) ? clubForm(paper) : paper;

/**
 * What a paper of a club is headed with and rests on: neither authority nor articles of the lottery,
 * nobody of it signs and no limit of its norms is tested. Its words are chosen as it is composed
 * (`Form`): nothing that somebody wrote is changed here.
 *
 * @see CLUB-D8, CLUB-D9
 */
export const clubForm = (paper: Paper): Paper => ({
  ...paper,
  letterhead: { ...paper.letterhead, authority: CLUB_REGULATION },
  checks: paper.checks.filter(({ formula }) => !OF_LIMITS.test(formula)),
  signatures: paper.signatures.filter(({ role }) => !OF_AUTHORITY.test(role)),
  norms: [
    CLUB_REGULATION,
    ...paper.norms.filter((norm) => norm.startsWith(CLUB_REGULATION) && norm !== CLUB_REGULATION),
    ...(OF_PRIZES.includes(paper.kind) ? citations(['CLUB-D8', 'CLUB-D9']) : []),
  ],
});

const OF_PRIZES: readonly PaperKind[] = ['LM', 'LT', 'CL', 'RP', 'CT'];
/** What tests the limits of the lottery on the benefit. */
const OF_LIMITS = /\{limites\.|\{\$tope_beneficio\}/;
const OF_AUTHORITY = /fiscaliz|lotería|l\.\s?n\.\s?s\.\s?e/i;
