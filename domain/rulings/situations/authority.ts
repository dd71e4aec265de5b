import { NORMS, type NormId } from '../../regulation/norms.ts';
import { answer } from '../answer.ts';
import { choice, codes, count, flag, optional, seats, text } from '../factSpec.ts';
import { assertAllowed, situation } from '../situation.ts';

const isNorm = (id: string): id is NormId => Object.hasOwn(NORMS, id);

/**
 * What no text foresees: the Director alone in a tournament, the management in cash, the organiser
 * of the club; nobody reviews it.
 *
 * @see R123-III-2.p4, R40-102, CLUB-K24
 */
export const UNFORESEEN = situation({
  code: 'unforeseen',
  en: 'A situation that the regulation does not foresee',
  es: 'Situación no prevista',
  facts: {
    happened: text,
    decision: text,
    /** The id of an article of another regulation that was looked at. */
    source: optional(text),
  },
  answers: {
    R123: ({ source }) => {
      if (source !== undefined)
        assertAllowed(isNorm(source), 'R123-III-2.p4', 'source', 'PISO-44, R40-54, …');
      const cited = source !== undefined && isNorm(source) ? [source] : [];
      return answer('decided', 'R123-III-2.p4', {
        also: [...cited, 'R123-III-2', 'R123-III-2.p7'],
        records: ['reason', ...(source ? (['supplementary-source'] as const) : [])],
        authority: 'director',
        isFinal: true,
      });
    },
    R40: () =>
      answer('decided', 'R40-102', { records: ['reason'], authority: 'director', isFinal: true }),
    CLUB: () =>
      answer('decided', 'CLUB-K24', {
        also: ['CLUB-O20'],
        records: ['reason'],
        authority: 'director',
        isFinal: true,
      }),
  },
});

/**
 * An infraction seen at a table. In an event of the Res. 123 it is reported, and the penalty is the
 * event's; in cash and at the club it is sanctioned here.
 *
 * @see R123-I-86, R123-III-4, R40-70, CLUB-O20
 */
export const INFRACTION = situation({
  code: 'infraction',
  en: 'An infraction of a player',
  es: 'Infracción de un jugador',
  facts: {
    /** Of GET /v1/infractions. */
    codes,
    seats,
    description: optional(text),
    round: optional(count(1, 10_000)),
    /** Earlier entries of the player for the same article. */
    prior: count(0, 100),
    deliberate: flag,
    sanction: choice(
      'none',
      'verbal-warning',
      'hand-annulled',
      'removal',
      'timed-suspension',
      'definitive-suspension',
      'chips-removed',
      'disqualification',
    ),
  },
  answers: {
    R123: () => answer('infraction-reported', 'R123-II-39', { records: ['infraction'] }),
    R40: ({ sanction }) =>
      answer(sanction === 'none' ? 'infraction-reported' : 'infraction-sanctioned', 'R40-70', {
        records: ['infraction'],
      }),
    CLUB: ({ sanction }) =>
      answer(sanction === 'none' ? 'infraction-reported' : 'infraction-sanctioned', 'CLUB-O20', {
        also: ['CLUB-T0'],
        records: ['infraction'],
      }),
  },
});
