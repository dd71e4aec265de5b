import { CONTROL, DEALER, DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { openDesk } from '../../../infra/client/client.ts';
import { multiTableAnnouncement } from '../../../infra/client/multiTableBodies.ts';
import { moment } from '../../../infra/client/multiTablePlan.ts';
import { postAll } from './bulk.ts';
import {
  entryIdIn,
  formIn,
  JORNADA,
  type LargeEvent,
  PLAYERS_PER_TABLE,
  rebuyIn,
  type Seat,
  saleIn,
  tablesIn,
} from './plan.ts';

const SEATS_PER_TABLE = 10;
const INSPECTOR = { legajo: '9001' };

/** Announces the event and sells its entries, each with its form. */
export const sellEntries = async (event: LargeEvent): Promise<string[]> => {
  const { house, plan, path } = event;
  const { director, floor, cage } = house.casino;
  await director.post('/v1/tournaments', plan.id, {
    ...multiTableAnnouncement(plan),
    breakDraw: 'system',
  });
  await postAll(
    floor,
    path,
    plan.players.map((player) => formIn(event, player)),
  );
  const sold = await postAll<{ voucher: string }>(
    cage,
    path,
    plan.players.map((player) => saleIn(event, player)),
  );
  return sold.map(({ voucher }) => voucher);
};

/** Draws all seats in one decision, then takes each player's voucher at the table. */
export const seatEverybody = async (
  event: LargeEvent,
  vouchers: readonly string[],
): Promise<Seat[]> => {
  const { house, plan, path } = event;
  const { floor } = house.casino;
  const { seats } = await floor.post<{ seats: Seat[] }>(`${path}/redraws`, `${plan.id}-draw-01`, {
    by: CONTROL,
    occurredAt: moment(JORNADA, 15),
    occasion: 'initial',
    tables: tablesIn(plan),
    draw: { method: 'system' },
  });
  const shownBy = (entryNumber: number) => ({
    occurredAt: moment(JORNADA, 20),
    document: plan.players[entryNumber - 1]?.document,
    voucher: vouchers[entryNumber - 1],
  });
  await postAll(
    floor,
    path,
    seats.map(({ entryNumber }) => ({
      operation: 'accreditEntry',
      entryId: entryIdIn(event, entryNumber),
      idempotencyKey: `${entryIdIn(event, entryNumber)}-accreditation`,
      body: { by: CONTROL, ...shownBy(entryNumber) },
    })),
  );
  await postAll(
    floor,
    path,
    seats.map(({ entryNumber, table, seat }) => ({
      operation: 'takeSeat',
      entryId: entryIdIn(event, entryNumber),
      idempotencyKey: `${entryIdIn(event, entryNumber)}-seating`,
      body: { by: DEALER, ...shownBy(entryNumber), table, seat },
    })),
  );
  return seats;
};

/** Starts play: from here on rebuys are sold. */
export const startEvent = async ({ house, plan, path }: LargeEvent): Promise<void> => {
  const at = { by: DIRECTOR, occurredAt: moment(JORNADA, 25) };
  await house.casino.director.post(`${path}/start`, `${plan.id}-start-0001`, { ...at, acta: null });
};

/** Sells a rebuy to everybody, and locks the prizes. */
export const rebuyAndLock = async (event: LargeEvent, seats: readonly Seat[]): Promise<void> => {
  const { house, plan, path } = event;
  const { director, cage } = house.casino;
  await postAll(
    cage,
    path,
    seats.map((seat) => rebuyIn(event, seat)),
  );
  const after = { by: DIRECTOR, occurredAt: moment(JORNADA, 90) };
  await director.post(`${path}/purchase-closings`, `${plan.id}-rebuys-end`, {
    ...after,
    code: 'RB',
    witness: 'Fiscalizador de Muestra',
  });
  await director.post(`${path}/prize-locks`, `${plan.id}-lock-000001`, after);
};

/** Tables lose all players but one and break, in the announced order, until one player is left. */
export const playToTheEnd = async (event: LargeEvent, seats: readonly Seat[]): Promise<void> => {
  const { house, plan, path } = event;
  const { floor, director } = house.casino;
  const at = seatsByTable(seats);
  let hand = 0;
  const bust = async (out: readonly number[]): Promise<void> => {
    hand += 1;
    await floor.post(`${path}/eliminations`, `${plan.id}-exit-${padded(hand)}`, {
      by: SUPERVISOR,
      occurredAt: moment(JORNADA, 91),
      hand,
      out: out.map((entry, index) => ({
        entryId: entryIdIn(event, entry),
        chipsAtStart: 100 + index,
      })),
    });
  };
  for (const table of [...at.keys()].sort((one, other) => one - other)) {
    const players = at.get(table) ?? [];
    at.delete(table);
    const others = [...at.values()];
    const isFull = others.every(({ length }) => length === SEATS_PER_TABLE);
    const [next] = others;
    if (next && isFull) await bust(next.splice(PLAYERS_PER_TABLE)); // makes room for who moves
    const left = [...at.values()].reduce((sum, { length }) => sum + length, 1);
    await bust(players.slice(1));
    if (at.size === 0) return;
    const body =
      left <= PLAYERS_PER_TABLE
        ? { occasion: 'final-table', draw: { method: 'system' } }
        : { move: { cause: 'table-break', table, draw: { method: 'system' } } };
    const resource = 'move' in body ? 'moves' : 'redraws';
    const key = `${plan.id}-break-${padded(table)}`;
    const { seats: moved } = await director.post<{ seats: Seat[] }>(`${path}/${resource}`, key, {
      ...{ by: DIRECTOR, occurredAt: moment(JORNADA, 91) },
      ...body,
    });
    if (resource === 'redraws') {
      await bust(moved.slice(1).map(({ entryNumber }) => entryNumber));
      return;
    }
    for (const one of moved) at.get(one.table)?.push(one.entryNumber);
  }
};

const padded = (number: number): string => String(number).padStart(6, '0');

const seatsByTable = (seats: readonly Seat[]): Map<number, number[]> => {
  const at = new Map<number, number[]>();
  for (const { entryNumber, table } of seats)
    at.set(table, [...(at.get(table) ?? []), entryNumber]);
  return at;
};

/** Confirms every prize and counts every coupon, so that nothing blocks the closing. */
export const confirmAndCount = async (event: LargeEvent): Promise<number> => {
  const { house, plan, path } = event;
  const { admin, director, floor } = house.casino;
  const { standings } = await floor.get<{ standings: Standing[] }>(`${path}/standings`);
  const winners = standings.filter(({ prize }) => prize.amount > 0);
  await postAll(
    floor,
    path,
    winners.map(({ entryId }) => ({
      operation: 'confirmPrize',
      idempotencyKey: `${entryId}-confirm`,
      body: { by: CONTROL, occurredAt: moment(JORNADA, 100), entryId, supervisor: SUPERVISOR },
    })),
  );
  const inspector = { by: DIRECTOR, name: 'F. Iscal', role: 'fiscalizador', from: '2009-01-01' };
  await admin.put('/v1/registry/staff/9001', { ...inspector, until: null });
  const fiscal = await openDesk(house.machine, 'fiscal');
  const { tables } = await director.get<Reconciliation>(`${path}/reconciliation`);
  const counts = (body: 'operator' | 'drop' | 'lnse') =>
    tables.map(({ jornada, table, rows }) => ({
      operation: body === 'lnse' ? 'countInspectorCoupons' : 'countCoupons',
      idempotencyKey: `${plan.id}-count-${body}-${padded(table)}`,
      body: {
        by: body === 'lnse' ? INSPECTOR : SUPERVISOR,
        occurredAt: moment(JORNADA, 110),
        ...(body !== 'lnse' && { body }),
        ...{ jornada, table },
        counts: Object.fromEntries(rows.map(({ code, gic, absent }) => [code, gic - absent])),
      },
    }));
  await postAll(director, path, [...counts('operator'), ...counts('drop')]);
  await postAll(fiscal, path, counts('lnse'));
  return winners.length;
};

type Standing = { readonly entryId: string; readonly prize: { readonly amount: number } };
type Reconciliation = {
  readonly tables: readonly {
    readonly jornada: string;
    readonly table: number;
    readonly rows: readonly {
      readonly code: string;
      readonly gic: number;
      readonly absent: number;
    }[];
  }[];
};

/** Closes the event: its workflows begin. */
export const closeEvent = async ({ house, plan, path }: LargeEvent): Promise<void> => {
  const { director } = house.casino;
  const { etag } = await director.call('GET', path);
  const body = { by: DIRECTOR, second: SUPERVISOR, occurredAt: moment(JORNADA, 120) };
  await director.post(`${path}/closing`, `close-${plan.id}`, body, etag ?? undefined);
};
