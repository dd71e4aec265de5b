import { describe, expect, it } from 'vitest';
import { absentStack } from '../../../domain/tournament/chips/stacks.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import { given, history } from '../../support/given.ts';
import { deal, on, stateOf, underWay } from './chips.ts';
import { announceTables, playing } from './multiTable.ts';
import { entries, setting, stacksOf } from './playedHands.ts';
import { by, sell } from './sitAndGo.ts';

const refund = (entryId: string, circumstance = by('cashier')): TournamentCommand => ({
  type: 'RefundEntry',
  entryId,
  refundId: `refund ${entryId}`,
  means: 'cash',
  desk: 3,
  ...circumstance,
});

describe('Until registration ends the price goes back, later the stack is put in play [R123-IV-1.4]', () => {
  const sold = [announceTables(), ...sell('E1', 'E2')];

  it('to its last minute, and the place is free; once for one request', () => {
    const early = by('cashier');
    given(history(...sold))
      .when(refund('E1', early))
      .thenFacts({ type: 'EntryRefunded', entryId: 'E1' });
    given(history(...sold, refund('E1', early)))
      .when(refund('E1', early))
      .thenNothing();
    const state = stateOf(...sold, refund('E1', early));
    expect(entryOf(state, 'E1')).toMatchObject({ reversal: { kind: 'refunded' } });
    given(history(...sold))
      .when(refund('E1', on('cashier', 1)))
      .thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
  });

  it('after it is refused, and who does not come has a stack at the table that pays', () => {
    given(history(...playing([9, 9], setting)))
      .when(refund('E9', on('cashier', 40)))
      .thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
    const event = underWay(
      [9, 9],
      entries(17).filter((one) => one !== 'E9'),
      setting,
    );
    expect(stacksOf(stateOf(...event))[9]).toBe(10_000);
    const played = stateOf(...event, deal(1, 1, { bigBlind: 9 }));
    expect(absentStack(played, entryOf(played, 'E9')!)).toBe(9_775);
  });
});
