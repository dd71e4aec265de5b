import { Rejection, type RejectionFacts } from '../errors.ts';
import type { NormId } from '../regulation/norms.ts';
import { type Instant, isEarlier } from '../time/jornada.ts';
import type { Circumstance, StaffMember } from './facts.ts';

/** Whether two clocks may have told the same moment. */
export const isThen = (at: Instant, known: Pick<Circumstance, 'occurredAt'>): boolean =>
  !isEarlier(at, known.occurredAt) && !isEarlier(known.occurredAt, at);

/** How an act that is done once stands on record. */
type OnRecord = {
  readonly norm: NormId;
  /** Whether it says the same, apart from its time. */
  readonly isSame?: boolean;
  /** What it says, for whom it is refused; no free text, which may name a person. */
  readonly told?: RejectionFacts;
};

/**
 * What an act that is done once makes when it is recorded already: nothing, if it is the same one
 * reported again. Another content or another time is another act, and would be lost in silence; two
 * clocks differ a little.
 *
 * @see decision J2
 * @throws {Rejection} `tournament.already-recorded`, with what is recorded
 */
export const repeated = (
  { occurredAt }: Pick<Circumstance, 'occurredAt'>,
  known: Pick<Circumstance, 'occurredAt'> & { readonly by: Pick<StaffMember, 'legajo'> },
  { norm, isSame = true, told = {} }: OnRecord,
): [] => {
  if (isSame && isThen(occurredAt, known)) return [];
  const recorded = Object.entries(told).map(([name, value]) => `; ${name}: ${value}`);
  throw new Rejection('tournament.already-recorded', norm, {
    at: known.occurredAt,
    legajo: known.by.legajo,
    recorded: recorded.join(''),
  });
};
