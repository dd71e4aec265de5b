import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK } from '../../../domain/cards/card.ts';
import type { HandCommand } from '../../../domain/hand/commands.ts';
import type { HandSetup } from '../../../domain/hand/setup.ts';
import { chips } from '../../../domain/money/chips.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { dealOf } from '../../../domain/tournament/deciders/hands/deal.ts';
import { setupOf } from '../../../domain/tournament/deciders/hands/recordHand.ts';
import { liveEntries } from '../../../domain/tournament/entries.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import { knownStack } from '../../../domain/tournament/hands/knownStacks.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { type Dice, dice, playAtRandom, shuffled } from '../hand/playAtRandom.ts';
import { on, stateOf } from './chips.ts';
import * as sng from './inPlay.ts';
import { posted, record, voidHand } from './playedHands.ts';
import { takeSeat } from './sitAndGo.ts';

const TABLE = 20;
const HANDS_MAX = 400;
const GAMES = 25;

const quiet = { onState: () => {}, careless: () => null };

/** A complete hand as it would be posted, from the commands of one that was played live. */
const postedOf = (commands: readonly HandCommand[], chip: number) => {
  const of = <Type extends HandCommand['type']>(type: Type) =>
    commands.filter((one): one is Extract<HandCommand, { type: Type }> => one.type === type);
  let after = 0;
  const dead = commands.flatMap((one) => {
    if (one.type === 'TakeAction') after += 1;
    if (one.type !== 'DeclareHandDead') return [];
    return [{ seat: one.seat, norm: one.norm, reason: one.reason, after }];
  });
  return posted('', {
    actions: of('TakeAction').map(({ seat, move }) => ({
      seat,
      ...move,
      ...('to' in move && move.to !== undefined && { to: move.to * chip }),
    })),
    board: of('DealBoard').at(-1)?.board ?? [],
    shown: of('ShowHand').map(({ seat, cards }) => ({ seat, cards })),
    mucked: of('MuckHand').map(({ seat }) => seat),
    dead,
  });
};

/** High, so that games end. */
const LEVEL = {
  level: 1,
  smallBlind: chips(400),
  bigBlind: chips(800),
  ante: chips(50),
  minutes: 20,
};

/** Eight sold and started, six of them there; the others are absent and pay. */
const started = stateOf(
  ...sng.started(8, { levels: [LEVEL] }),
  ...[1, 2, 3, 4].map((seat) => takeSeat(`E${seat}`, seat, on('dealer', 1))),
);

const nextHand = (state: AnnouncedTournament, hand: number, roll: Dice) => {
  const cards = shuffled(DECK, roll);
  const seats = liveEntries(state).map(({ seat }) => seat ?? 0);
  const buttonCards = hand === 1 ? seats.map((seat, index) => ({ seat, card: cards[index]! })) : [];
  const skeleton = record(hand, posted(''), { table: TABLE, buttonCards, ...on('dealer', 5) });
  const setup = setupOf(dealOf(skeleton, state), LEVEL, TABLE, hand, state);
  const played = playAtRandom(inChips(setup), roll, quiet);
  return { ...skeleton, posted: postedOf(played.commands.slice(1), setup.chip) };
};

/** Every amount as a number of its lowest chip, so that bets are made of whole ones [R123-II-3]. */
const inChips = (setup: HandSetup): HandSetup => {
  const { chip, seats, smallBlind, bigBlind, ante } = setup;
  return {
    ...setup,
    chip: 1,
    seats: seats.map(({ seat, stack }) => ({ seat, stack: stack / chip })),
    smallBlind: smallBlind / chip,
    bigBlind: bigBlind / chip,
    ante: ante && { ...ante, amount: ante.amount / chip },
  };
};

const chipsOf = (state: AnnouncedTournament): number =>
  liveEntries(state).reduce((sum, entry) => sum + knownStack(state, entry), 0);

describe('Any Sit & Go whose hands are all recorded [R123-I-1.5] [R123-I-68]', () => {
  it('keeps every chip through hands and voids, and ends with one who has them all', () =>
    void fc.assert(
      fc.property(fc.nat(), (seed) => {
        const roll = dice(seed);
        let state = started;
        for (let hand = 1; state.status === 'playing' && hand <= HANDS_MAX; hand += 1) {
          const before = state;
          state = step(state, nextHand(state, hand, roll));
          expect(chipsOf(state)).toBe(chipsInPlay(state));
          if (roll(12) > 0) continue;
          const undone = step(state, voidHand(`hand ${hand}`, on('supervisor', 6)));
          expect(stacksOf(undone)).toEqual(stacksOf(before));
          state = undone;
        }
        expect(state.status).toBe('finished');
      }),
      { numRuns: GAMES },
    ));
});

const step = (state: AnnouncedTournament, command: Parameters<typeof decide>[0]) =>
  decide(command, state).reduce(evolve, state) as AnnouncedTournament;

const stacksOf = (state: AnnouncedTournament): Record<string, number> =>
  Object.fromEntries(liveEntries(state).map((one) => [one.entryId, knownStack(state, one)]));
