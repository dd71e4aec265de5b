import fc from 'fast-check';
import { Rejection } from '../../../domain/errors.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { allEntries, entryOf, liveEntries } from '../../../domain/tournament/entries.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import {
  type AnnouncedTournament,
  initialState,
  type Tournament,
} from '../../../domain/tournament/state.ts';
import * as play from './inPlay.ts';
import * as desk from './sitAndGo.ts';

/** One thing that may be tried: what, on whom, and how. Most tries make sense; some do not. */
const move = fc.record({
  kind: fc.constantFrom(
    ...(['form', 'pay', 'pay', 'refund', 'void', 'reprint', 'draw', 'cards', 'seat'] as const),
    ...(['start', 'lock', 'lock', 'level', 'bust', 'bust', 'bust', 'late', 'two'] as const),
    ...([
      'withdraw',
      'disqualify',
      'undo',
      'confirm',
      'confirm',
      'prize',
      'prize',
      'prize',
      'unpay',
    ] as const),
    ...(['close', 'filed'] as const),
  ),
  /** Picks among those the move is usually made on, or, when wild, among all. */
  pick: fc.nat(30),
  wild: fc.integer({ min: 0, max: 9 }).map((figure) => figure === 0),
  handsOn: fc.nat(2),
  amount: fc.constantFrom(0, 1, 500, 500, 10_000, 10_000, 60_000, 99_990),
  by: fc.oneof(
    { weight: 9, arbitrary: fc.constant('usual' as const) },
    { weight: 1, arbitrary: fc.constantFrom('supervisor' as const, 'director' as const) },
  ),
});
type Move = typeof move extends fc.Arbitrary<infer One> ? One : never;

/** From where a game is played: entries sold, and how many of them are left; none is the start. */
const beginnings = [
  { sold: 0, left: 0 },
  { sold: 7, left: 7 },
  { sold: 10, left: 10 },
  { sold: 10, left: 3 },
  { sold: 9, left: 2 },
  { sold: 10, left: 2 },
  { sold: 7, left: 1 },
  { sold: 10, left: 1 },
] as const;

export const games = fc.record({
  from: fc.constantFrom(...beginnings),
  moves: fc.array(move, { minLength: 20, maxLength: 60 }),
});
export type Game = typeof games extends fc.Arbitrary<infer One> ? One : never;

export type Step = {
  readonly command: TournamentCommand;
  readonly facts: readonly TournamentFact[];
  readonly before: Tournament;
  readonly after: Tournament;
};

/** Plays a game: refusals are skipped, everything else that is thrown is a failure. */
export const playOut = ({ from, moves }: Game): Step[] => {
  const steps: Step[] = [];
  let state = initialState();
  const attempt = (command: TournamentCommand): void => {
    try {
      const facts = decide(command, state);
      const after = facts.reduce(evolve, state);
      steps.push({ command, facts, before: state, after });
      state = after;
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
    }
  };
  for (const command of opening(from)) attempt(command);
  moves.forEach((one, index) => {
    attempt(toCommand(one, index, state as AnnouncedTournament));
  });
  return steps;
};

const opening = ({ sold, left }: Game['from']): TournamentCommand[] => {
  if (sold === 0) return [desk.announce(), ...desk.sell(...desk.entryIds(6))];
  return [...play.started(sold), play.lock(), ...play.bustDownTo(left + 1, sold)];
};

const everybody = desk.entryIds(12);

const toCommand = (one: Move, index: number, state: AnnouncedTournament): TournamentCommand => {
  const command = byKind(one, index, state);
  return one.by === 'usual' ? command : { ...command, by: desk.staff(one.by) };
};

const byKind = (one: Move, index: number, state: AnnouncedTournament): TournamentCommand => {
  const { kind, pick, amount } = one;
  const live = liveEntries(state).map(({ entryId }) => entryId);
  const out = everybody.filter((entryId) => !live.includes(entryId));
  const among = (usual: readonly string[]): string => {
    const all = one.wild || usual.length === 0 ? everybody : usual;
    return all[pick % all.length] as string;
  };
  const lastHand = Math.max(1, ...state.exits.map(({ hand }) => hand));
  const hand = lastHand + one.handsOn;
  const exitId = `exit ${one.wild ? pick : index}`;
  const entryId = among(kind === 'pay' || kind === 'form' ? out : live);
  switch (kind) {
    case 'form':
      return desk.takeForm(entryId, { person: desk.person(`player E${(pick % 11) + 1}`) });
    case 'pay': {
      const person = desk.person(entryOf(state, entryId)?.personId ?? 'Nadie');
      return desk.pay(entryId, { person, saleId: `sale ${index}` });
    }
    case 'refund':
      return refund(entryId, index);
    case 'void':
      return voidSale(entryId, index);
    case 'reprint':
      return reprint(entryId, index);
    case 'draw':
      return desk.draw(`draw ${index}`);
    case 'cards':
      return desk.drawByCards(live.slice(0, pick), `draw ${index}`);
    case 'seat':
      return desk.takeSeat(entryId, entryOf(state, entryId)?.seat ?? pick, {
        seatingId: `seating ${index}`,
        person: desk.person(entryOf(state, entryId)?.personId ?? 'Nadie'),
        voucher: entryOf(state, entryId)?.sale?.voucher ?? desk.voucherOf('E1'),
      });
    case 'start':
      return play.start();
    case 'lock':
      return play.lock();
    case 'level':
      return {
        ...{ type: 'AnnounceLevel', level: pick % 4, hand, reason: 'Para terminar a horario' },
        ...desk.by('director'),
      };
    case 'bust':
      return play.eliminate(hand, { [entryId]: amount }, { exitId });
    case 'late': {
      const earlier = Math.max(1, hand - one.handsOn * 2);
      return play.eliminate(earlier, { [entryId]: amount }, { exitId, reportedLate: 'Tarde' });
    }
    case 'two':
      return play.eliminate(hand, { [entryId]: amount, [live[0] ?? 'E1']: 500 }, { exitId });
    case 'withdraw':
      return play.withdraw(entryId, hand, amount, { exitId });
    case 'disqualify':
      return play.disqualify(hand, { [entryId]: amount }, { exitId });
    case 'undo':
      return play.undo(one.wild ? exitId : (state.exits.at(-1)?.exitId ?? exitId));
    case 'confirm':
      return play.confirm(among(paidPlaces(state)), { desk: one.wild ? 8 : 9 });
    case 'prize':
      return prize(among(confirmed(state)), index, state);
    case 'unpay':
      return play.reversePayment(among(rewarded(state)), { reversalId: `reversal ${index}` });
    case 'close':
      return play.close();
    case 'filed':
      return play.settlementFiled(Math.max(1, state.closings));
  }
};

/** Who went out last, most likely in a paid place. */
const paidPlaces = (state: AnnouncedTournament): string[] => [
  ...state.exits.slice(-3).flatMap((exit) => ('entryId' in exit ? [exit.entryId] : [])),
  ...state.exits
    .slice(-3)
    .flatMap((exit) => ('out' in exit ? exit.out.map(({ entryId }) => entryId) : [])),
  ...(state.status === 'finished' ? liveEntries(state).map(({ entryId }) => entryId) : []),
];

const confirmed = (state: AnnouncedTournament): string[] =>
  allEntries(state)
    .filter(({ confirmation }) => confirmation !== null)
    .map(({ entryId }) => entryId);

const rewarded = (state: AnnouncedTournament): string[] =>
  allEntries(state)
    .filter(({ payment }) => payment !== null)
    .map(({ entryId }) => entryId);

const prize = (entryId: string, index: number, state: AnnouncedTournament): TournamentCommand => {
  const confirmation = entryOf(state, entryId)?.confirmation;
  return play.payPrize(entryId, {
    paymentId: `payment ${index}`,
    confirmation: confirmation?.confirmation ?? 1,
    classification: confirmation?.classification ?? { point: 9, number: 1 },
  });
};

const refund = (entryId: string, index: number): TournamentCommand => ({
  type: 'RefundEntry',
  entryId,
  refundId: `refund ${index}`,
  means: 'cash',
  desk: 3,
  ...desk.by('cashier'),
});

const voidSale = (entryId: string, index: number): TournamentCommand => ({
  type: 'VoidSale',
  entryId,
  voidId: `void ${index}`,
  reason: 'Error',
  desk: 3,
  ...desk.by('supervisor'),
});

const reprint = (entryId: string, index: number): TournamentCommand => ({
  type: 'ReprintVoucher',
  entryId,
  reprintId: `reprint ${index}`,
  reason: 'Se rompió',
  ...desk.by('cashier'),
});
