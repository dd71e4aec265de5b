import { describe, it } from 'vitest';
import type { NormId } from '../../../domain/regulation/norms.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  confirm,
  eliminate,
  lock,
  payPrize,
  reversePayment,
  start,
  started,
  undo,
} from './inPlay.ts';
import * as rebuys from './rebuys.ts';
import { announce, at, by, pay, takeForm } from './sitAndGo.ts';

const refund: TournamentCommand = {
  ...{ type: 'RefundEntry', entryId: 'E1', refundId: 'refund 1', means: 'cash', desk: 3 },
  ...by('cashier'),
};
const voidSale: TournamentCommand = {
  ...{ type: 'VoidSale', entryId: 'E1', voidId: 'void 1', reason: 'Doble', desk: 3 },
  ...by('supervisor'),
};
const dated = (command: TournamentCommand, minute: number): TournamentCommand => ({
  ...command,
  occurredAt: at(minute),
});
const seated = started(10).slice(0, -1);
/** Five minutes before the sale, or before the draw, is still a clock that differs. */
type Minutes = Partial<Record<TournamentCommand['type'], number>>;
const SOLD: Minutes = { PayEntry: 20, DrawSeats: 15, TakeSeat: 20 };
const SEATING: Minutes = { DrawSeats: 20, TakeSeat: 15 };
const won = [...started(10), lock(), ...bustDownTo(2, 10), dated(confirm('E1'), 50)];
const finished = [...won, ...['E2', 'E3'].map((entryId) => dated(confirm(entryId), 40))];

const level = (number: number): TournamentCommand => ({
  type: 'AnnounceLevel',
  ...{ level: number, hand: null, reason: 'Para terminar a horario' },
  ...by('director'),
});
const levelTwo = [...started(10), dated(level(2), 20)];
const pause: TournamentCommand = {
  type: 'PauseClock',
  ...{ clockId: 'pause 1', reason: 'Descanso' },
  ...by('director'),
};
const goOn: TournamentCommand = { type: 'ResumeClock', clockId: 'go on 1', ...by('director') };

/** At minute 20 something happens; five minutes earlier is still a clock that differs. */
describe('A Sit & Go is announced before it starts [R123-I-1]', () => {
  const announcedAt = (minute: number) =>
    given([]).when({ ...announce({ startsAt: at(30) }), occurredAt: at(minute) });
  it('or with the start, as clocks differ', () => announcedAt(35).thenFacts({}));
  it('not after it', () => announcedAt(36).thenRejects('tournament.before-its-cause', 'R123-I-1'));
});

describe('Nothing is dated before what it follows from', () => {
  it.each<[string, TournamentCommand[], TournamentCommand, number, NormId]>([
    [
      'a sale, its form [R123-I-31]',
      [announce(), dated(takeForm('E1'), 20)],
      pay('E1'),
      20,
      'R123-I-31',
    ],
    [
      'a refund, its sale [R123-IV-1.4]',
      [announce(), takeForm('E1'), dated(pay('E1'), 20)],
      refund,
      20,
      'R123-IV-1.4',
    ],
    [
      'the start, the last sale [R123-I-24]',
      seated.map((one) => (SOLD[one.type] ? dated(one, SOLD[one.type] ?? 0) : one)),
      start(),
      20,
      'R123-I-24',
    ],
    [
      'the start, the draw of its seats [R123-I-24]',
      seated.map((one) => (SEATING[one.type] ? dated(one, SEATING[one.type] ?? 0) : one)),
      start(),
      20,
      'R123-I-24',
    ],
    [
      'the start, who sat down before it [R123-I-24]',
      seated.map((one) => (one.type === 'TakeSeat' ? dated(one, 20) : one)),
      start(),
      20,
      'R123-I-24',
    ],
    [
      'the closing, the prizes paid [R123-I-68]',
      [...finished, dated(payPrize('E1'), 55)],
      close(),
      55,
      'R123-I-68',
    ],
    [
      'an exit, the start [R123-I-68]',
      [...seated, dated(start(), 20)],
      eliminate(1, { E10: 500 }),
      20,
      'R123-I-68',
    ],
    [
      'a prize, the exit that gives its place [R123-I-73]',
      [...started(10), lock(), ...bustDownTo(2, 10).map((one) => dated(one, 30))],
      dated(confirm('E3'), 30),
      30,
      'R123-I-73',
    ],
    ['a level, the one before [R123-II-44]', levelTwo, level(3), 20, 'R123-II-44'],
    ['a pause, its level [R123-II-44]', levelTwo, pause, 20, 'R123-II-44'],
    ['its end, the pause [R123-II-44]', [...levelTwo, dated(pause, 30)], goOn, 30, 'R123-II-44'],
    [
      'an undoing, its exit [R123-III-3]',
      [...started(10), dated(eliminate(1, { E10: 500 }), 20)],
      undo('exit E10'),
      20,
      'R123-III-3',
    ],
    ['the closing, the exits and the prizes [R123-I-68]', finished, close(), 50, 'R123-I-68'],
    ['a payment, the confirmation [R123-I-66]', won, payPrize('E1'), 50, 'R123-I-66'],
    [
      'a payment taken back, the payment [R123-I-66]',
      [...finished, dated(payPrize('E1'), 55)],
      reversePayment('E1'),
      55,
      'R123-I-66',
    ],
    [
      'a mistyped sale, when it was made [R123-IV-1.4]',
      [announce(), takeForm('E1'), dated(pay('E1'), 20)],
      voidSale,
      20,
      'R123-IV-1.4',
    ],
    ['the pool, the start [R123-I-64]', [...seated, dated(start(), 20)], lock(), 20, 'R123-I-64'],
  ])('%s', (_, before, command, minute, norm) => {
    const facts = history(...before);
    given(facts).when(dated(command, minute)).thenFacts({});
    given(facts)
      .when(dated(command, minute - 5))
      .thenFacts({});
    given(facts)
      .when(dated(command, minute - 6))
      .thenRejects('tournament.before-its-cause', norm);
  });
});

describe('A rebuy follows the start, and its void the rebuy [R123-I-48] [R123-IV-4]', () => {
  const { buy, by: at, having, playing } = rebuys; // started at 23:30
  const voided: TournamentCommand = {
    ...{ type: 'VoidPurchase', entryId: 'E1', purchaseId: 'RB E1', voidId: 'void 1' },
    ...{ reason: 'Otra inscripción', desk: 3, ...at('supervisor', '23:39') },
  };

  it('but for clocks that differ', () => {
    given(playing(1))
      .when({ ...buy('E1', ['RB']), ...at('cashier', '23:25') })
      .thenFacts({ type: 'PurchasePaid' });
    given(playing(1))
      .when({ ...buy('E1', ['RB']), ...at('cashier', '23:24') })
      .thenRejects('tournament.before-its-cause', 'R123-I-48');
    const bought = having(playing(1), { ...buy('E1', ['RB']), ...at('cashier', '23:44') });
    given(bought).when(voided).thenFacts({ type: 'PurchaseVoided' });
    given(bought)
      .when({ ...voided, ...at('supervisor', '23:38') })
      .thenRejects('tournament.before-its-cause', 'R123-IV-4');
  });
});
