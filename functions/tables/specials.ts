import { Rejection } from '../../domain/errors.ts';
import { drawFrom, offersOf, WORDS_PER_DRAW } from '../../domain/madero/specials.ts';
import type { RoundStep } from '../../domain/tableDay/commands.ts';
import { requireOpenDay } from '../../domain/tableDay/guards.ts';
import { expandSeed, type Seed, seedOf } from '../shared/seeds.ts';
import type { Scene } from './act.ts';

type Place = Pick<Scene, 'ports' | 'operator' | 'state'>;

/**
 * The hash of the seed that a round opens with, published before anything is drawn (decision T2);
 * nothing where the round has no special prize.
 *
 * @see R132-56 @see R132-57
 */
export const sealFor = async (
  place: Place,
  roundId: string,
  meterFailure: string | null,
): Promise<{ readonly specialsSeedHash?: string }> => {
  const { magicCard, luckyPlayer } = offersOf({ terms: place.state.terms, meterFailure });
  if (!magicCard && !luckyPlayer) return {};
  const { hash } = await seedOfRound(place, roundId);
  return { specialsSeedHash: hash };
};

/**
 * The special prizes of the round in play, drawn from the seed whose hash it opened with.
 *
 * @see R132-56 @see R132-57
 * @throws {Rejection} `table.day-not-open`, `madero.round-not-opened`, `madero.special-off`
 */
export const drawnBySystem = async (place: Place): Promise<RoundStep> => {
  const { last } = requireOpenDay(place.state).rounds;
  if (last.status === 'unopened') throw new Rejection('madero.round-not-opened');
  if (last.specialsSeedHash === null) throw new Rejection('madero.special-off', 'R132-55');
  const { seed } = await seedOfRound(place, last.roundId);
  return { type: 'DrawSpecials', seed, ...drawFrom(expandSeed(seed, WORDS_PER_DRAW), last) };
};

/** No id of an event has a colon, so that a round never shares a seed with one. */
const seedOfRound = ({ ports, operator, state }: Place, roundId: string): Promise<Seed> =>
  seedOf(ports, operator, `madero:${state.tableId}:${roundId}`, 1);
