import { CONTROL, DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, entryId, post } from './acting.ts';
import { PATH, SEATS } from './programme.ts';

type Drawn = {
  readonly seed: string | null;
  readonly seats: readonly {
    readonly entryNumber: number;
    readonly table: number;
    readonly seat: number;
  }[];
};

/** Everybody in play draws a seat anew, from the seed whose hash was published. */
export const redraw = async (
  { casino, floor }: Acting,
  occasion: 'initial' | 'day' | 'three-tables' | 'two-tables' | 'final-table',
  occurredAt: string,
): Promise<void> => {
  const { seats } = await post<Drawn>(casino.floor, 'redraws', `draw-${occasion}`, {
    by: CONTROL,
    occurredAt,
    occasion,
    draw: { method: 'system' },
  });
  floor.seat(seats);
};

/** Who bought late draws one of the free seats, at the table with the fewest. */
export const seatLate = async (
  { casino, floor }: Acting,
  act: string,
  occurredAt: string,
): Promise<void> => {
  const body = { by: CONTROL, occurredAt, move: { cause: 'late-entry', draw: SYSTEM } };
  const { seats } = await post<Drawn>(casino.floor, 'moves', act, body);
  floor.seat(seats);
};

const SYSTEM = { method: 'system' };

/** Two players change places in one step, by the Director, with a reason. */
export const swap = async (
  { casino, floor }: Acting,
  [one, other]: readonly [number, number],
  occurredAt: string,
): Promise<void> => {
  const seats = [
    { entryId: entryId(one), ...floor.placeOf(other) },
    { entryId: entryId(other), ...floor.placeOf(one) },
  ];
  const move = { cause: 'special-needs', reason: 'Silla de ruedas: asiento con acceso', seats };
  const moved = await post<Drawn>(casino.director, 'moves', 'swap', {
    by: DIRECTOR,
    occurredAt,
    move,
  });
  floor.seat(moved.seats);
};

type Tables = {
  readonly proposal:
    | { readonly kind: 'break'; readonly table: number }
    | { readonly kind: 'move'; readonly from: number; readonly to: number }
    | null;
};

/** What the system proposes to balance the room: a table to break, or one player to move. */
export const proposal = async ({ casino }: Acting): Promise<Tables['proposal']> =>
  (await casino.floor.get<Tables>(`${PATH}/tables`)).proposal;

/** Who is due the big blind at the fullest table goes to the worst seat of the other. */
export const balance = async (acting: Acting, occurredAt: string): Promise<void> => {
  const { casino, floor } = acting;
  const due = await proposal(acting);
  if (due?.kind !== 'move') throw new Error(`No balance is due: ${JSON.stringify(due)}`);
  const position = (table: number) => {
    const [button, smallBlind, bigBlind] = floor
      .seatedAt(table)
      .map((player) => floor.placeOf(player).seat);
    return { table, button, smallBlind, bigBlind };
  };
  const move = { cause: 'balance', from: position(due.from), to: position(due.to) };
  const { seats } = await post<Drawn>(casino.floor, 'moves', `balance-${due.from}-${due.to}`, {
    by: SUPERVISOR,
    occurredAt,
    move,
  });
  floor.seat(seats);
};

/** The next table of the announced order breaks, by the system. */
export const breakTable = async (acting: Acting, occurredAt: string): Promise<void> => {
  const due = await proposal(acting);
  if (due?.kind !== 'break') throw new Error(`No table is to break: ${JSON.stringify(due)}`);
  const move = { cause: 'table-break', table: due.table, draw: SYSTEM };
  await breakWith(acting, due.table, move, occurredAt);
};

const RANKS = 'A23456789';

/** As before, by cards: one face up to each player, then the seats in the order of the cards. */
export const breakTableByCards = async (acting: Acting, occurredAt: string): Promise<void> => {
  const { floor } = acting;
  const due = await proposal(acting);
  if (due?.kind !== 'break') throw new Error(`No table is to break: ${JSON.stringify(due)}`);
  const players = floor.seatedAt(due.table);
  const others = floor.tables().filter((table) => table !== due.table);
  const free = others.flatMap((table) =>
    floor.freeAt(table, SEATS).map((seat) => ({ table, seat })),
  );
  const dealt = players.map((player, index) => ({
    entryId: entryId(player),
    card: `${RANKS[index]}s`,
  }));
  const draw = { method: 'cards', dealt, drawn: free.slice(0, players.length) };
  const move = { cause: 'table-break', table: due.table, draw };
  await breakWith(acting, due.table, move, occurredAt);
};

const breakWith = async (
  { casino, floor }: Acting,
  table: number,
  move: object,
  occurredAt: string,
): Promise<void> => {
  const body = { by: SUPERVISOR, occurredAt, move };
  const { seats } = await post<Drawn>(casino.floor, 'moves', `break-of-${table}`, body);
  floor.seat(seats);
};
