import { parseCard, parseCards } from '../../../domain/cards/card.ts';
import type { PostedAction, PostedHand } from '../../../domain/hand/postedHand.ts';
import { chips } from '../../../domain/money/chips.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import type { PlayedHandCommandOf } from '../../../domain/tournament/handCommands.ts';
import { knownStack, stacksAt } from '../../../domain/tournament/hands/knownStacks.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { on, stateOf, underWay } from './chips.ts';

/** Commands about hands that tables record whole. */

const MOVES = { f: 'fold', x: 'check', c: 'call', b: 'bet', r: 'raise', a: 'all-in' } as const;

/** `acts('5f 6r600 7c')`: seat, what it does, and the total in front of a bet or a raise. */
const acts = (text: string): PostedAction[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [, seat, letter, to] = /^(\d+)([fxcbra])(\d*)$/.exec(word) ?? [];
      const action = MOVES[letter as keyof typeof MOVES];
      return { seat: Number(seat), action, ...(to && { to: Number(to) }) };
    });

export const posted = (actions: string, rest: Partial<PostedHand> = {}): PostedHand => ({
  actions: acts(actions),
  board: [],
  shown: [],
  mucked: [],
  dead: [],
  ...rest,
});

/** `shown('5AsKd 6QcQh')`. */
export const shown = (text: string): PostedHand['shown'] =>
  text.split(' ').map((word) => ({
    seat: Number(word.slice(0, -4)),
    cards: parseCards(word.slice(-4)),
  }));

/** `drawn('2c 9d Kd')`: one card for each seat from the first. */
export const drawn = (cards: string) =>
  cards.split(' ').map((card, index) => ({ seat: index + 1, card: parseCard(card) }));

export const NINE_CARDS = drawn('2c Ks 9d 3h 5c 7d Kd 4s 8h'); // the button at seat 2

export const record = (
  hand: number,
  play: PostedHand,
  changes: Partial<PlayedHandCommandOf<'RecordHand'>> = {},
): PlayedHandCommandOf<'RecordHand'> => ({
  type: 'RecordHand',
  handId: `hand ${hand}`,
  table: 1,
  hand,
  button: null,
  buttonCards: hand === 1 ? NINE_CARDS : [],
  stacks: null,
  recounted: null,
  posted: play,
  ...on('dealer', 5 + hand),
  ...changes,
});

export const voidHand = (
  handId: string,
  changes: Partial<PlayedHandCommandOf<'VoidHand'>> = {},
): PlayedHandCommandOf<'VoidHand'> => ({
  type: 'VoidHand',
  voidId: `void ${handId}`,
  handId,
  norm: 'R123-II-25',
  reason: 'Carta repetida',
  late: false,
  ...on('supervisor', 20),
  ...changes,
});

/** The stacks of a table by seat, as the record has them. */
export const stacksOf = (state: AnnouncedTournament, table = 1): Record<number, number> => {
  const next = { table, hand: Number.POSITIVE_INFINITY, occurredAt: '9999-12-31' as Instant };
  return Object.fromEntries(stacksAt(state, next).map(({ seat, stack }) => [seat, Number(stack)]));
};

export const after = (...commands: readonly TournamentCommand[]): Record<number, number> =>
  stacksOf(stateOf(...commands));

export const chipsOf = (state: AnnouncedTournament, entryId: string): number => {
  const entry = entryOf(state, entryId)!;
  return knownStack(state, { ...entry, sale: entry.sale! });
};

export const counted = (stacks: Readonly<Record<number, number>>) =>
  Object.entries(stacks).map(([seat, amount]) => ({ seat: Number(seat), chips: chips(amount) }));

const levels = [
  { level: 1, smallBlind: chips(100), bigBlind: chips(200), ante: chips(25), minutes: 20 },
  { level: 2, smallBlind: chips(200), bigBlind: chips(400), ante: chips(25), minutes: 20 },
  { level: 3, smallBlind: chips(300), bigBlind: chips(600), ante: chips(50), minutes: 20 },
];
export const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => `E${index + 1}`);
export const setting = { levels, breaks: [], retirements: [], startingStack: chips(10_000) };
/** Nine at each of two tables, all there; E1 to E9 at table 1. Seat 2 draws the button. */
export const event = underWay([9, 9], entries(18), setting);

export const ALL_FOLD = '5f 6f 7f 8f 9f 1f 2f 3f';
export const fourTakesIt = record(1, posted(ALL_FOLD));
const board = parseCards('2h3h9sTcJd');
/** E5 and E6 all-in; E5 has the better hand. */
export const sixIsOut = record(
  1,
  posted('5a 6a 7f 8f 9f 1f 2f 3f 4f', { board, shown: shown('5AsAd 6KsKh') }),
);
