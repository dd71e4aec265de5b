import { describe, expect, it } from 'vitest';
import { parseCard } from '../../../domain/cards/card.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import type { Position } from '../../../domain/tournament/seatCommands.ts';
import { isDead, proposalOf, worstSeat } from '../../../domain/tournament/seating/balance.ts';
import { laidTables } from '../../../domain/tournament/seating/laidTables.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { multiTable } from '../../../domain/tournament/tables.ts';
import { fold, given, history } from '../../support/given.ts';
import { announceTables, bySystem, move, playing, redraw, seatCards } from './multiTable.ts';
import { by, sell } from './sitAndGo.ts';

const stateAfter = (...commands: readonly TournamentCommand[]) =>
  fold(history(...commands)) as AnnouncedTournament;
const proposal = (...commands: readonly TournamentCommand[]) => {
  const state = stateAfter(...commands);
  return proposalOf(state, multiTable(state.terms));
};
const places = (state: AnnouncedTournament, ...ids: readonly string[]) =>
  ids.map((id) => `${entryOf(state, id)?.table}/${entryOf(state, id)?.seat}`);

describe('Tables are kept balanced [R123-I-91]', () => {
  it('proposes a move from a table of 9 to the one of 7', () =>
    expect(proposal(...playing([9, 9, 7]))).toEqual({ kind: 'move', from: 1, to: 3 }));
  it('proposes nothing when sizes differ by one', () =>
    expect(proposal(...playing([9, 8, 9]))).toBeNull());
  it('proposes to break a table when 27 sit at four of nine', () =>
    expect(proposal(...playing([7, 7, 7, 6]))).toEqual({ kind: 'break', table: 1 }));
  it('proposes nothing by elimination [R123-I-1.1]', () =>
    expect(proposal(...playing([9, 5], { modality: 'multi-table-elimination' }))).toBeNull());
});

describe('A table breaks in the announced order, its players draw seats [R123-I-92] [R123-I-93]', () => {
  const cards = ['9h', 'As', 'Ad'].map((card, index) => ({
    entryId: `E${index + 1}`,
    card: parseCard(card),
  }));
  const seats = ['2/9', '3/8', '3/9'].map((place) => {
    const [table, seat] = place.split('/').map(Number) as [number, number];
    return { table, seat };
  });
  const draw = { method: 'cards', dealt: cards, drawn: seats } as const;
  const tables = playing([3, 8, 7]);

  it('in the order of their cards: 2, 4, 1 for 9h, As, Ad [R123-IV-8.2]', () => {
    const state = stateAfter(...tables, move({ cause: 'table-break', table: 1, draw }));
    expect(places(state, 'E2', 'E3', 'E1')).toEqual(['2/9', '3/8', '3/9']);
    expect(laidTables(state).map(({ table }) => table)).toEqual([2, 3]);
    expect(state.seatActs.at(-1)).toMatchObject({ removed: 1, method: 'cards' });
  });

  it('refuses another table before its turn, and takes it once the order changed', () => {
    const two = move({ cause: 'table-break', table: 2, draw });
    given(history(...tables))
      .when(two)
      .thenRejects('tournament.break-out-of-order', 'R123-I-92');
    const change = {
      type: 'ChangeBreakOrder',
      changeId: 'c1',
      order: [3, 1, 2, 4],
      reason: 'Columna',
      ...by('supervisor'),
    } as const;
    given(history(...tables))
      .when(change)
      .thenFacts({ type: 'BreakOrderChanged' });
    given(history(...tables, change))
      .when(change)
      .thenNothing();
    expect(laidTables(stateAfter(...tables, change))[0]?.table).toBe(3);
    given(history(...tables))
      .when({ ...change, order: [3, 3, 1, 2] })
      .thenRejects('tournament.break-order-invalid', 'R123-I-92');
    given(history(...tables))
      .when({ ...change, reason: '' })
      .thenRejects('tournament.reason-missing', 'R123-I-92');
  });

  it('draws by the system only where that was published', () => {
    const system = move({ cause: 'table-break', table: null, draw: bySystem() });
    given(history(...tables))
      .when(system)
      .thenRejects('tournament.break-draw-not-published', 'R123-IV-8.2');
    const published = playing([3, 8, 7], { breakDraw: 'system' });
    const state = stateAfter(...published, system);
    expect(laidTables(state).map(({ players }) => players.length)).toEqual([9, 9]);
  });

  it('gives five players five free seats, each once', () => {
    const event = playing([5, 7, 6], { breakDraw: 'system' });
    const state = stateAfter(...event, move({ cause: 'table-break', table: 1, draw: bySystem(3) }));
    expect(places(state, 'E1', 'E2', 'E3', 'E4', 'E5').sort()).toEqual(
      ['2/8', '2/9', '3/7', '3/8', '3/9'].sort(),
    );
  });

  it('refuses when the others have no room', () =>
    given(history(...playing([9, 8], { breakDraw: 'system' })))
      .when(move({ cause: 'table-break', table: 1, draw: bySystem() }))
      .thenRejects('tournament.seats-too-few', 'R123-II-16'));
});

describe('The worst seat is the one that owes the big blind soonest [R123-I-95] [R123-I-94]', () => {
  const position = (button: number, smallBlind: number, bigBlind: number): Position => ({
    table: 2,
    button,
    smallBlind,
    bigBlind,
  });

  it('UTG+2 rather than the cutoff, never the small blind', () =>
    expect(worstSeat(position(1, 2, 3), [2, 6, 9], 9)).toEqual({ seat: 6, waits: false }));
  it('the big blind where that seat is free', () =>
    expect(worstSeat(position(1, 3, 5), [4, 7], 9)).toEqual({ seat: 4, waits: false }));
  it('a seat between button 3 and small blind 5 waits, and comes last', () => {
    expect(isDead(4, position(3, 5, 6), 9)).toBe(true);
    expect(isDead(3, position(3, 5, 6), 9)).toBe(false);
    expect(worstSeat(position(3, 5, 6), [4, 8], 9)).toEqual({ seat: 8, waits: false });
    expect(worstSeat(position(3, 5, 6), [4], 9)).toEqual({ seat: 4, waits: true });
  });
  it('there is none when only the small blind is free', () =>
    expect(worstSeat(position(1, 2, 3), [2], 9)).toBeNull());
});

describe('The one due the big blind moves [R123-I-95]', () => {
  const from = { table: 1, button: 3, smallBlind: 4, bigBlind: 5 };
  const to = { table: 3, button: 1, smallBlind: 2, bigBlind: 3 };
  const balance = (changes: object = {}) => move({ cause: 'balance', from, to, ...changes });

  it('to the free seat that the text gives', () => {
    const state = stateAfter(...playing([9, 9, 7]), balance());
    expect(places(state, 'E5')).toEqual(['3/8']);
  });
  it('refuses when tables are balanced', () =>
    given(history(...playing([9, 9, 8])))
      .when(balance())
      .thenRejects('tournament.balance-not-due', 'R123-I-91'));
  it('refuses a source that comes later in the order, and a target that is not the smallest', () => {
    given(history(...playing([9, 9, 7])))
      .when(balance({ from: { ...from, table: 2 } }))
      .thenRejects('tournament.balance-table-wrong', 'R123-I-95');
    given(history(...playing([9, 8, 7])))
      .when(balance({ to: { ...to, table: 2 } }))
      .thenRejects('tournament.balance-table-wrong', 'R123-I-95');
  });
  it('refuses a big blind where nobody sits', () =>
    given(history(...playing([8, 8, 6])))
      .when(balance({ from: { ...from, bigBlind: 9 } }))
      .thenRejects('tournament.position-invalid', 'R123-I-95'));
});

describe('Seats change only by the Director, for a reason [R123-I-90]', () => {
  const need = (seats: readonly string[], reason = 'Silla de ruedas') =>
    move({
      cause: 'special-needs',
      reason,
      seats: seats.map((text) => {
        const [entryId, place] = text.split(' ') as [string, string];
        const [table, seat] = place.split('/').map(Number) as [number, number];
        return { entryId, table, seat };
      }),
    });

  it('moves one, and swaps two in one step', () => {
    expect(places(stateAfter(...playing([5, 5]), need(['E1 2/9'])), 'E1')).toEqual(['2/9']);
    const swapped = stateAfter(...playing([5, 5]), need(['E1 2/1', 'E6 1/1']));
    expect(places(swapped, 'E1', 'E6')).toEqual(['2/1', '1/1']);
  });
  it('refuses it without reason, by a Supervisor, or to a taken seat', () => {
    const facts = history(...playing([5, 5]));
    given(facts)
      .when(need(['E1 2/9'], ' '))
      .thenRejects('tournament.reason-missing', 'R123-I-90');
    given(facts)
      .when({ ...need(['E1 2/9']), ...by('supervisor') })
      .thenRejects('tournament.role-not-allowed', 'R123-I-90');
    const wrongs = [['E1 2/1'], ['E1 2/10'], ['E1 4/1'], [], ['E1 2/9', 'E2 2/9'], ['E1 1/1']];
    for (const wrong of [...wrongs, ['E1 2/9', 'E1 2/8']])
      given(facts).when(need(wrong)).thenRejects('tournament.move-invalid', 'R123-I-90');
    given(facts)
      .when(need(['E2 2/9', 'E1 2/10', 'E3 2/1']))
      .thenRejects('tournament.move-invalid', 'R123-I-90', { places: '2/10, 2/1' });
  });
  it('answers a repeated move with nothing', () => {
    const one = need(['E1 2/9']);
    given(history(...playing([5, 5]), one))
      .when(one)
      .thenNothing();
  });
});

describe('Who registers late gets a free seat, the short table first [R123-I-43]', () => {
  const late = [
    announceTables(),
    ...sell('E1', 'E2', 'E3', 'E4', 'E5'),
    redraw({ draw: seatCards(['2/1', '2/2', '2/3', '4/2', '4/3']) }),
    ...sell('E6'),
  ];
  it('4/1 where table 4 is short', () => {
    const state = stateAfter(...late, move({ cause: 'late-entry', draw: bySystem() }));
    expect(places(state, 'E6')[0]).toMatch(/^4\//);
  });
  it('refuses when nobody waits', () =>
    given(history(...playing([5, 5])))
      .when(move({ cause: 'late-entry', draw: bySystem() }))
      .thenRejects('tournament.no-entry-to-seat', 'R123-I-90'));
});
