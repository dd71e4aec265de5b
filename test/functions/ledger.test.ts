import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { ledgerOf } from '../../functions/tournaments/ledger.ts';
import { announce, by, entryIds, sell, staff } from '../domain/tournament/sitAndGo.ts';
import { fold, history } from '../support/given.ts';

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

const shown = (line: ReturnType<typeof linesAfter>[number]) => {
  const { code, kind, means, desk, legajo, jornada } = line;
  return [code, kind, means, desk, legajo, jornada];
};

const linesAfter = (reversal: TournamentCommand) => {
  const state = fold(history(...sold, reversal)) as AnnouncedTournament;
  return ledgerOf(state).filter(({ entryId }) => entryId === 'E2');
};
