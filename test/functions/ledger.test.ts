import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { ledgerOf } from '../../functions/tournaments/ledger.ts';
import {
  announce,
  by,
  entryIds,
  pay,
  sell,
  staff,
  takeForm,
} from '../domain/tournament/sitAndGo.ts';
import { fold, given, history } from '../support/given.ts';

const nextDay = {
  occurredAt: '2014-05-10T15:00:00.000Z' as Instant,
  jornada: '2014-05-10' as Jornada,
};
const anotherCashier = { ...by('cashier'), by: { ...staff('cashier'), legajo: '1009' } };
const sold = [announce(), ...sell(...entryIds(3))];

describe('The account shows a reversal where and when the money went back [R123-IV-1.3] [R123-IV-1.4]', () => {
  it('has the desk, the jornada and the means of a refund', () => {
    const lines = linesAfter({
      type: 'RefundEntry',
      entryId: 'E2',
      refundId: 'refund E2',
      means: 'transfer',
      reason: 'No quiere llevar efectivo',
      desk: 4,
      ...anotherCashier,
      ...nextDay,
    });
    expect(lines.map(shown)).toEqual([
      ['IN', 'sale', 'cash', 3, '1004', '2014-05-09'],
      ['IN', 'refunded', 'transfer', 4, '1009', '2014-05-10'],
    ]);
  });

  it('has the desk and the jornada of a void, by the means of its sale', () => {
    const lines = linesAfter({
      type: 'VoidSale',
      entryId: 'E2',
      voidId: 'void E2',
      reason: 'Venta cargada dos veces',
      desk: 4,
      ...by('supervisor'),
      ...nextDay,
    });
    expect(lines.map(shown)).toEqual([
      ['IN', 'sale', 'cash', 3, '1004', '2014-05-09'],
      ['IN', 'voided', 'cash', 4, '1002', '2014-05-10'],
    ]);
  });
});

describe('The account names who paid in the place of a player (decision T14) [R123-I-31]', () => {
  const sponsor = { kind: 'satellite', reference: 'RP 0002-00000012' } as const;
  const free = [announce(), takeForm('E1'), pay('E1', { means: 'account', sponsor })];
  const refund = {
    type: 'RefundEntry',
    entryId: 'E1',
    refundId: 'r',
    means: 'account',
    desk: 3,
  } as const;

  it('on the sale and on its reversal, and nobody where the player paid', () => {
    const lines = linesOf(...free, ...sell('E2'), { ...refund, ...anotherCashier, ...nextDay });
    expect(
      lines.map(({ entryId, kind, means, sponsor }) => [entryId, kind, means, sponsor]),
    ).toEqual([
      ['E1', 'sale', 'account', sponsor],
      ['E2', 'sale', 'cash', null],
      ['E1', 'refunded', 'account', sponsor],
    ]);
  });

  it('so a payment by another is told once more only as it was', () => {
    given(history(...free))
      .when(pay('E1', { means: 'account', sponsor }))
      .thenNothing();
    given(history(...free))
      .when(pay('E1', { means: 'account', sponsor: { ...sponsor, kind: 'operator' } }))
      .thenRejects('tournament.act-id-reused');
  });

  it('who pays from an account of his own with the house needs no other payer', () => {
    const [line] = linesOf(announce(), takeForm('E1'), pay('E1', { means: 'account' }));
    expect(line).toMatchObject({ means: 'account', sponsor: null });
  });
});

const shown = (line: ReturnType<typeof linesAfter>[number]) => {
  const { code, kind, means, desk, legajo, jornada } = line;
  return [code, kind, means, desk, legajo, jornada];
};

const linesOf = (...commands: readonly TournamentCommand[]) =>
  ledgerOf(fold(history(...commands)) as AnnouncedTournament);

const linesAfter = (reversal: TournamentCommand) =>
  linesOf(...sold, reversal).filter(({ entryId }) => entryId === 'E2');
