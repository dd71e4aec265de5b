import { describe, it } from 'vitest';
import type { NormId } from '../../../domain/regulation/norms.ts';
import { type Instant, MILLISECONDS_PER_MINUTE } from '../../../domain/time/jornada.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { given, history } from '../../support/given.ts';
import {
  announceTables,
  bySystem,
  move,
  placesOf,
  redraw,
  seatCards,
  startTables,
} from './multiTable.ts';
import * as rebuys from './rebuys.ts';
import { accredit, announce, at, by, draw, entryIds, sell, takeSeat } from './sitAndGo.ts';

/** Minutes after 23:00, which may be before it. */
const after = (minute: number): Instant =>
  new Date(Date.parse(at(0)) + minute * MILLISECONDS_PER_MINUTE).toISOString() as Instant;
const dated = (command: TournamentCommand, minute: number): TournamentCommand => ({
  ...command,
  occurredAt: after(minute),
});
const early = (commands: readonly TournamentCommand[]) => commands.map((one) => dated(one, 0));
const sold = early([announceTables({ breakDraw: 'system' }), ...sell(...entryIds(9))]);
const drawn = [...sold, dated(redraw({ draw: seatCards(placesOf(6, 3)) }), 10)];
/** The event starts at minute 20. */
const started = [...drawn, dated(startTables(), 20)];
const seat = takeSeat('E1', 1, { table: 1 });

const need = (entryId: string, toSeat: number, moveId = 'need 1') =>
  move(
    {
      cause: 'special-needs',
      reason: 'Silla de ruedas',
      seats: [{ entryId, table: 1, seat: toSeat }],
    },
    { moveId },
  );
const balance = move({
  cause: 'balance',
  from: { table: 1, button: 5, smallBlind: 6, bigBlind: 1 },
  to: { table: 2, button: 1, smallBlind: 2, bigBlind: 3 },
});
const breakTable = move({ cause: 'table-break', table: null, draw: bySystem() });
const inHands: TournamentCommand = {
  ...{ type: 'SetHandForHand', settingId: 's1', on: true, reason: 'Burbuja', ...by('director') },
};
const release: TournamentCommand = { type: 'ReleaseRound', round: 1, ...by('director') };
const report: TournamentCommand = { type: 'ReportRound', round: 1, table: 1, ...by('dealer') };
const impose: CommandOf<'ImposePenalty'> = {
  ...{ type: 'ImposePenalty', penaltyId: 'n1', entryId: 'E1', hand: null, others: [], round: null },
  ...{ codes: ['device-at-table'], description: 'Teléfono', suspension: { handsPerPlayer: 1 } },
  ...by('supervisor'),
};
const penalised = [...started, dated(impose, 30)];
const counted: TournamentCommand = {
  ...{ type: 'CountSuspendedHands', countId: 'c1', penaltyId: 'n1', hands: 1, ...by('dealer') },
};
const ended: TournamentCommand = { type: 'EndSuspension', penaltyId: 'n1', ...by('director') };
const annulled: TournamentCommand = {
  ...{ type: 'AnnulPenalty', penaltyId: 'n1', reason: 'Era otro', ...by('supervisor') },
};
const appealed: TournamentCommand = {
  ...{ type: 'AppealPenalty', penaltyId: 'n1', outcome: 'confirmed', reason: 'Vista la mano' },
  ...{ suspension: null, ...by('director') },
};
const bought = rebuys.having(
  rebuys.playing(5),
  dated({ ...rebuys.buy('E1', ['RB']), reportedLate: 'Corte', ...by('supervisor') }, 40),
);

type Case = [what: string, before: TournamentFact[], act: TournamentCommand, from: number, NormId];

describe('Papers that come late keep their own time, which the facts may not contradict', () => {
  it.each<Case>([
    ['a draw, the sales [R123-I-88]', history(...sold), redraw(), 0, 'R123-I-88'],
    [
      'a draw of one table, the sales [R123-I-88]',
      history(...early([announce(), ...sell(...entryIds(7))])),
      draw(),
      0,
      'R123-I-88',
    ],
    [
      'a seat, its draw [R123-I-88]',
      history(...drawn, dated(accredit('E1'), 5)),
      seat,
      10,
      'R123-I-88',
    ],
    [
      'a seat, its accreditation [R123-I-36]',
      history(...drawn, dated(accredit('E1'), 15)),
      seat,
      15,
      'R123-I-36',
    ],
    [
      'a move, the seat that it leaves [R123-I-90]',
      history(...drawn, dated(need('E1', 8), 15)),
      need('E1', 9, 'need 2'),
      15,
      'R123-I-90',
    ],
    ['a balance, the start [R123-I-91]', history(...started), balance, 20, 'R123-I-91'],
    [
      'a table that breaks, the start [R123-I-91]',
      history(...started),
      breakTable,
      20,
      'R123-I-91',
    ],
    [
      'a redraw in play, the start [R123-I-88]',
      history(...started),
      redraw({ drawId: 'final', occasion: 'final-table', tables: [1] }),
      20,
      'R123-I-88',
    ],
    ['simultaneous hands, the start [R123-I-18]', history(...started), inHands, 20, 'R123-I-18'],
    [
      'a signal, the order [R123-I-19]',
      history(...started, dated(inHands, 30)),
      release,
      30,
      'R123-I-19',
    ],
    [
      'the next, the last report [R123-I-20]',
      history(
        ...started,
        ...[inHands, release].map((one) => dated(one, 30)),
        dated(report, 35),
        dated({ ...report, table: 2 }, 40),
      ),
      { ...release, round: 2 },
      40,
      'R123-I-19',
    ],
    [
      'a report, its signal [R123-I-20]',
      history(...started, ...[inHands, release].map((one) => dated(one, 30))),
      report,
      30,
      'R123-I-20',
    ],
    ['a penalty, the start [R123-II-41]', history(...started), impose, 20, 'R123-II-41'],
    ['its hands, the penalty [R123-II-41.b2]', history(...penalised), counted, 30, 'R123-II-41.b2'],
    ['its end, the penalty [R123-II-41.b2]', history(...penalised), ended, 30, 'R123-II-41.b2'],
    [
      'its annulment, the penalty [R123-III-2.p7]',
      history(...penalised),
      annulled,
      30,
      'R123-III-2.p7',
    ],
    [
      'its appeal, the penalty [R123-III-2.p7]',
      history(...penalised),
      appealed,
      30,
      'R123-III-2.p7',
    ],
    ['the add-on, its level [R123-I-49]', rebuys.playing(4), rebuys.openAddOns, 35, 'R123-I-49'],
    [
      'the end of rebuys, the start [R123-IV-4.p7]',
      rebuys.having([...rebuys.awaited(1), level(4)]),
      rebuys.closePurchases('RB'),
      30,
      'R123-IV-4.p7',
    ],
    [
      'the end of rebuys, the last one [R123-IV-4.p7]',
      bought,
      rebuys.closePurchases('RB'),
      40,
      'R123-IV-4.p7',
    ],
    [
      'the pool, what was bought [R123-I-64]',
      rebuys.having(
        bought,
        ...(['RB', 'AD'] as const).map((code) => dated(rebuys.closePurchases(code), 45)),
      ),
      { type: 'LockPrizes', ...by('director') },
      45,
      'R123-I-64',
    ],
    [
      'a count of coupons, the start [R123-IV-3.p3]',
      rebuys.playing(1),
      {
        type: 'CountCoupons',
        countId: 'c',
        day: rebuys.day,
        table: 4,
        body: 'drop',
        counts: { IN: 8 },
        ...by('cashier'),
      },
      30,
      'R123-IV-3.p3',
    ],
  ])('%s', (_, before, act, from, norm) => {
    for (const minute of [from, from - 5]) given(before).when(dated(act, minute)).thenFacts({});
    given(before)
      .when(dated(act, from - 6))
      .thenRejects('tournament.before-its-cause', norm);
  });

  it('but who has a need may have been moved before a start posted first [R123-I-90]', () =>
    given(history(...started))
      .when(dated(need('E1', 8), 12))
      .thenFacts({ type: 'EntriesMoved' }));

  it('a rebuy posted late does not move the end of rebuys [R123-I-64]', () => {
    const closed = rebuys.having(rebuys.playing(5), dated(rebuys.closePurchases('RB'), 50));
    given(closed)
      .when({ ...rebuys.buy('E1', ['RB']), reportedLate: 'Corte', ...rebuys.by('supervisor') })
      .thenFacts({ type: 'PurchasePaid' });
  });
});

function level(number: number): TournamentFact {
  return { type: 'LevelAnnounced', level: number, hand: null, ...rebuys.by('director', '23:31') };
}
