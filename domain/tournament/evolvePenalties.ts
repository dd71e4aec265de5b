import type { FactOf } from './facts.ts';
import type { PenaltyFact } from './penaltyFacts.ts';
import type { Penalty } from './state.ts';

/** Applies a fact about penalties; what was imposed stays readable. */
export const evolvePenalties = (
  penalties: readonly Penalty[],
  fact: PenaltyFact,
): readonly Penalty[] => {
  if (fact.type === 'PenaltyImposed') {
    const { type: _, jornada: __, ...imposed } = fact;
    return [
      ...penalties,
      {
        ...imposed,
        status: imposed.until ? 'running' : statusOf(imposed.hands),
        counts: [],
        outcomes: [],
      },
    ];
  }
  return penalties.map((penalty) =>
    penalty.penaltyId === fact.penaltyId ? { ...penalty, ...changed(penalty, fact) } : penalty,
  );
};

const statusOf = (hands: number): Penalty['status'] => (hands > 0 ? 'running' : 'given');

const changed = (
  penalty: Penalty,
  fact: Exclude<PenaltyFact, { type: 'PenaltyImposed' }>,
): Partial<Penalty> => {
  switch (fact.type) {
    case 'SuspendedHandsCounted': {
      const { countId, hands } = fact;
      return { counts: [...penalty.counts, { countId, hands }] };
    }
    case 'SuspensionEnded':
      return { status: 'over', outcomes: [...penalty.outcomes, fact] };
    case 'PenaltyAnnulled':
      return { status: 'annulled', outcomes: [...penalty.outcomes, fact] };
    case 'PenaltyAppealed':
      return {
        appeal: fact.outcome,
        outcomes: [...penalty.outcomes, fact],
        ...afterAppeal(fact),
      };
  }
};

const afterAppeal = ({ outcome, hands }: FactOf<'PenaltyAppealed'>): Partial<Penalty> => {
  if (outcome === 'revoked') return { status: 'annulled' };
  return hands === null ? {} : { hands, status: statusOf(hands) };
};
