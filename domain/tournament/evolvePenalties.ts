import type { PenaltyFact } from './penaltyFacts.ts';
import type { Penalty } from './state.ts';

/** Applies a fact about penalties; what was imposed stays readable. */
export const evolvePenalties = (
  penalties: readonly Penalty[],
  fact: PenaltyFact,
): readonly Penalty[] => {
  if (fact.type === 'PenaltyImposed') {
    const { type: _, jornada: __, ...imposed } = fact;
    return [...penalties, { ...imposed, status: imposed.hands > 0 ? 'running' : 'given' }];
  }
  return penalties.map((penalty) =>
    penalty.penaltyId === fact.penaltyId ? { ...penalty, ...changed(fact) } : penalty,
  );
};

const changed = (fact: Exclude<PenaltyFact, { type: 'PenaltyImposed' }>): Partial<Penalty> => {
  switch (fact.type) {
    case 'SuspensionEnded':
      return { status: 'over' };
    case 'PenaltyAnnulled':
      return { status: 'annulled' };
    case 'PenaltyAppealed':
      return fact.outcome === 'revoked'
        ? { status: 'annulled', appealed: true }
        : { appealed: true };
  }
};
