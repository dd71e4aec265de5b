import { parseCards } from '../../../domain/cards/card.ts';
import type { CashCommand, CashCommandOf, HandStep } from '../../../domain/cash/commands.ts';
import { decide } from '../../../domain/cash/decide.ts';
import { evolve } from '../../../domain/cash/evolve.ts';
import type { CashFact } from '../../../domain/cash/facts.ts';
import {
  type AnnouncedCash,
  type CashTable,
  initialState,
  type Session,
} from '../../../domain/cash/state.ts';
import type { CashLimits, CashTerms } from '../../../domain/cash/terms.ts';
import type { Move } from '../../../domain/hand/commands.ts';
import type { PostedHand } from '../../../domain/hand/postedHand.ts';
import { type Centavos, centavos } from '../../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { StaffMember, StaffRole } from '../../../domain/tournament/facts.ts';
import { outcomesOf } from '../../support/outcomes.ts';

/** A cash table in words: blinds 100/200, the smallest chip 5 pesos, nine seats, 5 %. */
export const JORNADA = '2014-05-09' as Jornada;
export const NEXT = '2014-05-10' as Jornada;
/** Minutes after nine in the evening of the jornada. */
export const at = (minute: number): Instant =>
  new Date(Date.parse('2014-05-10T00:00:00.000Z') + minute * 60_000).toISOString() as Instant;
export const pesos = (amount: number): Centavos => centavos(Math.round(amount * 100));

export const staff = (role: StaffRole): StaffMember => ({
  legajo: `L-${role}`,
  name: `Empleado ${role}`,
  role,
});

export const LIMITS: CashLimits = {
  smallBlind: pesos(100),
  bigBlind: pesos(200),
  minBuyIn: pesos(4_000),
  minRebuy: pesos(2_000),
  maxPurchase: pesos(40_000),
  rakeBps: 500,
  minutes: 120,
  consumptionBps: 200,
};
export const TERMS: CashTerms = {
  game: 'cash',
  ruleset: 'R40',
  venue: 'buque',
  table: 12,
  sector: 'A',
  seats: 9,
  chip: pesos(5),
  band: {
    bigBlind: { min: pesos(50), max: pesos(5_000) },
    purchase: { min: pesos(500), max: null },
    reference: 'Nota 40/2014',
  },
  limits: LIMITS,
};

type Rest<Type extends CashCommand['type']> = Partial<CashCommandOf<Type>>;
const common = (role: StaffRole, minute: number) => ({
  by: staff(role),
  occurredAt: at(minute),
  jornada: JORNADA,
});

export const announce = (
  limits: Partial<CashLimits> = {},
  terms: Partial<CashTerms> = {},
): CashCommandOf<'AnnounceCashTable'> => ({
  type: 'AnnounceCashTable',
  tableId: 'cash-12',
  terms: { ...TERMS, ...terms, limits: { ...LIMITS, ...limits } },
  seedHash: 'hash-1',
  ...common('director', 0),
});

/** No draw changes the seats: P1 sits at 1, P2 at 2, … */
const WORDS = [7, 6, 5, 4, 3, 2, 1, 1, 1].map((word) => word);
const inOrder = (players: number): number[] =>
  Array.from({ length: players }, (_, index) => players - 1 - index);

export const players = (...amounts: readonly number[]) =>
  amounts.map((amount, index) => ({
    player: `P${index + 1}`,
    amount: pesos(amount),
    means: 'cash' as const,
  }));

export const open = (
  amounts: readonly number[] = [10_000, 10_000, 10_000, 10_000, 10_000, 10_000],
  rest: Rest<'OpenSession'> = {},
): CashCommandOf<'OpenSession'> => ({
  type: 'OpenSession',
  sessionId: 'game-1',
  players: players(...amounts),
  deckVerified: true,
  draw: {
    seed: 'seed-1',
    nextSeedHash: 'hash-2',
    seedMatches: true,
    words: [...inOrder(amounts.length), ...WORDS],
  },
  ...common('dealer', 1),
  ...rest,
});

export const join = (
  player: string,
  amount: number,
  rest: Rest<'JoinSession'> = {},
): CashCommandOf<'JoinSession'> => ({
  type: 'JoinSession',
  joinId: `join ${player}`,
  player,
  amount: pesos(amount),
  means: 'cash',
  ...common('cashier', 2),
  ...rest,
});

export const buy = (
  player: string,
  amount: number,
  rest: Rest<'BuyChips'> = {},
): CashCommandOf<'BuyChips'> => ({
  type: 'BuyChips',
  purchaseId: `buy ${player} ${amount}`,
  player,
  amount: pesos(amount),
  means: 'cash',
  ...common('cashier', 2),
  ...rest,
});

export const rest = (player: string, insists = false, minute = 2): CashCommandOf<'TakeRest'> => ({
  type: 'TakeRest',
  restId: `rest ${player} ${minute}`,
  player,
  insists,
  ...common('dealer', minute),
});

export const back = (player: string, waits = false, minute = 2): CashCommandOf<'ReturnToPlay'> => ({
  type: 'ReturnToPlay',
  returnId: `back ${player} ${minute}`,
  player,
  waits,
  ...common('dealer', minute),
});

export const consume = (player: string, amount: number): CashCommandOf<'PayConsumption'> => ({
  type: 'PayConsumption',
  consumptionId: `drink ${player} ${amount}`,
  player,
  amount: pesos(amount),
  ...common('dealer', 2),
});

export const leave = (player: string, minute = 2): CashCommandOf<'LeaveSession'> => ({
  type: 'LeaveSession',
  leaveId: `leave ${player}`,
  player,
  ...common('dealer', minute),
});

export const NOTHING_SEEN = { button: null, stacks: null };

/** `3C` calls, `4R900` raises to 900 pesos, `1F` folds, `2X` checks, `5A` is all-in. */
export const actions = (text: string): PostedHand['actions'] =>
  text
    .split(' ')
    .filter((token) => token !== '')
    .map((token) => {
      const [, seat, letter, to] = /^(\d+)([FXCBRA])([\d.]*)$/.exec(token) ?? [];
      const action = NAMES[letter as keyof typeof NAMES];
      return {
        seat: Number(seat),
        action,
        ...(to ? { to: pesos(Number(to)) } : {}),
      };
    });
const NAMES: Record<'F' | 'X' | 'C' | 'B' | 'R' | 'A', Move['action']> = {
  F: 'fold',
  X: 'check',
  C: 'call',
  B: 'bet',
  R: 'raise',
  A: 'all-in',
};

export const hand = (
  id: string,
  text: string,
  posted: Partial<PostedHand> & { readonly cards?: Readonly<Record<number, string>> } = {},
  more: Rest<'PlayHand'> = {},
): CashCommandOf<'PlayHand'> => {
  const { cards = {}, ...said } = posted;
  const shown = Object.entries(cards).map(([seat, two]) => ({
    seat: Number(seat),
    cards: parseCards(two),
  }));
  return {
    type: 'PlayHand',
    handId: id,
    hand: { actions: actions(text), board: [], shown, mucked: [], dead: [], ...said },
    seen: NOTHING_SEEN,
    ...common('dealer', 2),
    ...more,
  };
};

export const live = (id: string, minute = 2): CashCommandOf<'OpenLiveHand'> => ({
  type: 'OpenLiveHand',
  handId: id,
  seen: NOTHING_SEEN,
  ...common('dealer', minute),
});

export const step = (
  id: string,
  what: HandStep,
  more: Rest<'StepHand'> = {},
): CashCommandOf<'StepHand'> => ({
  type: 'StepHand',
  handId: id,
  step: what,
  ...common('dealer', 2),
  ...more,
});

/** The actions of a text as steps of a live hand. */
export const steps = (id: string, text: string): CashCommandOf<'StepHand'>[] =>
  actions(text).map(({ seat, action, to = 0 }) => {
    const move: Move = action === 'bet' || action === 'raise' ? { action, to } : { action };
    return step(id, { type: 'TakeAction', seat, move });
  });

export const voiding = (
  handId: string,
  more: Rest<'VoidHand'> = {},
): CashCommandOf<'VoidHand'> => ({
  type: 'VoidHand',
  voidId: `void ${handId}`,
  handId,
  reason: 'Cartas repetidas',
  norm: 'R40-61',
  ...common('supervisor', 3),
  ...more,
});

export const end = (note: string | null = null, minute = 2, role: StaffRole = 'dealer') =>
  ({ type: 'EndSession', endId: 'end-1', note, ...common(role, minute) }) as const;

export const close = (box: number, more: Rest<'CloseCashDay'> = {}) =>
  ({
    type: 'CloseCashDay',
    closingId: 'closing-1',
    box: pesos(box),
    review: null,
    second: staff('supervisor'),
    ...common('dealer', 200),
    ...more,
  }) as const;

export const reopen = (more: Rest<'ReopenCashDay'> = {}): CashCommandOf<'ReopenCashDay'> => ({
  type: 'ReopenCashDay',
  reopeningId: 'reopening-1',
  day: 1,
  reason: 'Caja mal contada',
  late: false,
  second: staff('dealer'),
  ...common('supervisor', 210),
  ...more,
});

/** The facts that commands make, one after the other. */
export const factsAfter = (commands: readonly CashCommand[]): CashFact[] => {
  let state = initialState();
  return commands.flatMap((command) => {
    const facts = decide(command, state);
    state = facts.reduce<CashTable>(evolve, state);
    return facts;
  });
};

export const after = (...commands: readonly CashCommand[]): AnnouncedCash => {
  const state = factsAfter(commands).reduce<CashTable>(evolve, initialState());
  if (state.status === 'unannounced') throw new Error('the table is announced first');
  return state;
};

export const gameAfter = (...commands: readonly CashCommand[]): Session => {
  const { session } = after(...commands);
  if (session === null) throw new Error('no game was opened');
  return session;
};

/** Stacks in pesos by seat. */
export const stacks = ({ places }: Session): Record<number, number> =>
  Object.fromEntries(places.map(({ seat, stack }) => [seat, stack / 100]));

/** A table after commands that all were accepted; then one more. */
export const given = (...commands: readonly CashCommand[]) => {
  const state = factsAfter(commands).reduce<CashTable>(evolve, initialState());
  return {
    state,
    when: (command: CashCommand) => outcomesOf(() => decide(command, state)),
  };
};
