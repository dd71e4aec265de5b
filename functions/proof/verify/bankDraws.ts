import type { RoundFactOf } from '../../../domain/madero/facts.ts';
import { drawFrom, WORDS_PER_DRAW } from '../../../domain/madero/specials.ts';
import type { Round } from '../../../domain/madero/state.ts';
import { evolve } from '../../../domain/tableDay/evolve.ts';
import type { TableFact } from '../../../domain/tableDay/facts.ts';
import { type BankTable, initialState } from '../../../domain/tableDay/state.ts';
import type { Commit } from '../../../events/commit.ts';
import { fromRecorded } from '../../../events/recorded.ts';
import { expandSeed } from '../../shared/seeds.ts';
import { sha256 } from '../statement.ts';
import type { FoundDraw } from './draws.ts';

/**
 * The special prizes drawn from the seed that a round sealed when it opened. What a screen of the
 * table drew by itself has a seed of its own, which nobody promised.
 *
 * @see R132-56, R132-57, decision T2
 */
export const bankDraws = (commits: readonly Commit[]): FoundDraw[] => {
  const found: FoundDraw[] = [];
  let state: BankTable = initialState();
  for (const { events } of commits)
    for (const fact of events.map((one) => fromRecorded<TableFact>(one))) {
      const round = roundOf(state);
      if (fact.type === 'SpecialsDrawn' && isSealed(round) && isOfSeal(fact, round))
        found.push({ drawId: round.roundId, comesOut: comesOut(fact, round) });
      state = evolve(state, fact);
    }
  return found;
};

type Opened = Exclude<Round, { status: 'unopened' }>;
type Sealed = Opened & { readonly specialsSeedHash: string };

const roundOf = (state: BankTable): Round | null =>
  state.status === 'unannounced' ? null : (state.day?.rounds.last ?? null);

const isSealed = (round: Round | null): round is Sealed =>
  round !== null && round.status !== 'unopened' && round.specialsSeedHash !== null;

const isOfSeal = ({ seed }: RoundFactOf<'SpecialsDrawn'>, round: Sealed): boolean =>
  sha256(Buffer.from(seed, 'utf8')) === round.specialsSeedHash;

const comesOut = (drawn: RoundFactOf<'SpecialsDrawn'>, round: Sealed): boolean => {
  const { seed, magicCard, luckyBox } = drawn;
  const again = drawFrom(expandSeed(seed, WORDS_PER_DRAW), round);
  return again.magicCard === magicCard && again.luckyBox === luckyBox;
};
