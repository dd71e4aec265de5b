import { type Charge, knownInfraction } from '../conduct/charge.ts';
import { type Proposal, propose } from '../conduct/propose.ts';
import { Rejection } from '../errors.ts';
import { entryOf } from './entries.ts';
import type { AnnouncedTournament, Penalty } from './state.ts';

/** @throws {Rejection} `tournament.penalty-unknown` */
export const requirePenalty = (state: AnnouncedTournament, penaltyId: string): Penalty => {
  const penalty = penaltyOf(state, penaltyId);
  if (!penalty) throw new Rejection('tournament.penalty-unknown', undefined, { penaltyId });
  return penalty;
};

export const penaltyOf = (
  { penalties }: AnnouncedTournament,
  penaltyId: string,
): Penalty | undefined => penalties.find((one) => one.penaltyId === penaltyId);

/** The penalties of a player that stand, with whatever entry he had them (R123-I-79). */
export const penaltiesOf = (state: AnnouncedTournament, personId: string): Penalty[] =>
  state.penalties.filter(
    ({ entryId, status }) =>
      status !== 'annulled' && entryOf(state, entryId)?.personId === personId,
  );

/** How many earlier entries a player has of each group of infractions (R123-I-79). */
export const priorOf = (penalties: readonly Penalty[]): Record<string, number> => {
  const groups = penalties.flatMap(({ codes }) => [
    ...new Set(codes.map((code) => knownInfraction(code).group)),
  ]);
  const counted = Map.groupBy(groups, (group) => group);
  return Object.fromEntries([...counted].map(([group, all]) => [group, all.length]));
};

/**
 * What is proposed for a charge: the step of its infraction, and never a second warning, since
 * repeated warnings lead to hands. Only a proposal: the official decides.
 *
 * @see R123-I-79, R123-II-41.b1
 */
export const proposalFor = (
  { decisive, proposal }: Charge,
  penalties: readonly Penalty[],
): Proposal | null => {
  const warned = penalties.some(({ hands, until }) => hands === 0 && until === undefined);
  if (proposal?.sanction !== 'verbal-warning' || !warned) return proposal;
  return propose({ ...decisive, first: 'hand-suspension' }, { prior: 0, deliberate: true });
};

/** Hands that a suspended player still owes; at zero the Director is to say that it is over. */
export const handsLeft = ({ hands, counts, status }: Penalty): number => {
  if (status !== 'running') return 0;
  return Math.max(0, hands - counts.reduce((total, count) => total + count.hands, 0));
};
