import { describe, expect, it } from 'vitest';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { ledgerOf } from '../../functions/tournaments/ledger.ts';
import { announce, by, entryIds, sell } from '../domain/tournament/sitAndGo.ts';
import { fold, history } from '../support/given.ts';

const nextDay = {
  occurredAt: '2014-05-10T15:00:00.000Z' as Instant,
  jornada: '2014-05-10' as Jornada,
};
const sold = [announce(), ...sell(...entryIds(3))];

describe('The account shows a reversal where and when the money went back [R123-IV-1.4]', () => {
  it('has the desk, the jornada and the means of a refund', () => {
    const lines = linesAfter({
      type: 'RefundEntry',
      entryId: 'E2',
      refundId: 'refund E2',
      means: 'transfer',
      desk: 4,
      ...by('cashier'),
      ...nextDay,
    });
    expect(lines.map(({ kind, means, desk, jornada }) => [kind, means, desk, jornada])).toEqual([
      ['sale', 'cash', 3, '2014-05-09'],
      ['refunded', 'transfer', 4, '2014-05-10'],
    ]);
  });

  it('has the desk and the jornada of a void, by the means of its sale', () => {
    const lines = linesAfter({
      type: 'VoidSale',
      entryId: 'E2',
      voidId: 'void E2',
      reason: 'Venta cargada dos veces',
      desk: 4,
      ...by('cashier'),
      ...nextDay,
    });
    expect(lines.map(({ kind, means, desk, jornada }) => [kind, means, desk, jornada])).toEqual([
      ['sale', 'cash', 3, '2014-05-09'],
      ['voided', 'cash', 4, '2014-05-10'],
    ]);
  });
});

const linesAfter = (reversal: TournamentCommand) => {
  const state = fold(history(...sold, reversal)) as AnnouncedTournament;
  return ledgerOf(state).filter(({ entryId }) => entryId === 'E2');
};
