import { CONTROL, DEALER, DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, entryId, keyOf, minuteOf, post, postAll, upTo } from './acting.ts';
import { REENTRY } from './people.ts';
import { announceLevel, disqualify, eliminate, lossAt } from './play.ts';
import { on, PRESALE_AT, STACKS, TABLES } from './programme.ts';
import { accredit, buy, refundEntries, sellEntries, takeSeats } from './sales.ts';
import { redraw, seatLate, swap } from './seats.ts';

/** Who gave the entry back before play, and who did not come when it began. */
const RETURNED = [13, 57];
const LATE = 83;
const HELD = 84;
const NO_SHOWS = [85, 86];
const PRESOLD = upTo(86).filter((entry) => !RETURNED.includes(entry));

/** Fifteen days before: 86 entries are sold, two are given back. */
export const presale = async (acting: Acting): Promise<void> => {
  await sellEntries(acting, upTo(86), PRESALE_AT);
  await refundEntries(acting, RETURNED, PRESALE_AT);
};

/** Accreditation, the draw of 84 seats at ten tables, and 80 who sit down. */
export const openTheRoom = async (acting: Acting): Promise<void> => {
  const { casino, floor } = acting;
  const absent = [LATE, HELD, ...NO_SHOWS];
  const present = PRESOLD.filter((entry) => !absent.includes(entry));
  await accredit(acting, present, on(1, '19:00'));
  await redraw(acting, 'initial', on(1, '20:30'));
  for (const entry of PRESOLD) floor.give(entry, STACKS.IN);
  for (const entry of absent) floor.away(entry);
  await takeSeats(acting, present, on(1, '20:45'));
  const director = { by: DIRECTOR, occurredAt: on(1, '20:50') };
  await post(casino.director, 'registration-extensions', 'late-until-level-2', {
    ...director,
    throughLevel: 2,
  });
  const checks = TABLES.map((table) => ({
    operation: 'checkTable',
    idempotencyKey: keyOf(`check-of-table-${table}`),
    body: {
      by: DEALER,
      occurredAt: on(1, '20:50'),
      table,
      backs: ['rojo', 'azul'],
      cards: 52,
      jokers: 0,
    },
  }));
  await postAll(casino.floor, checks);
  const start = { by: SUPERVISOR, occurredAt: on(1, '21:00'), acta: null };
  await post(casino.director, 'start', 'the-start', start);
};

/** The absent pay their blinds; one asks to be waited for, one comes, two stay away. */
const chargeTheAbsent = async (acting: Acting): Promise<void> => {
  const { casino, floor } = acting;
  const bigBlind = 50;
  const waiting = [LATE, HELD, ...NO_SHOWS];
  const tables = new Set(waiting.map((entry) => floor.placeOf(entry).table));
  for (const table of tables) {
    const [absent = 0] = waiting.filter((entry) => floor.placeOf(entry).table === table);
    const [winner = 0, other = 0] = floor.at(table);
    await post(casino.floor, 'hands', `hand-1-of-table-${table}`, {
      by: DEALER,
      occurredAt: on(1, '21:02'),
      table,
      hand: 1,
      smallBlind: floor.placeOf(other).seat,
      bigBlind: floor.placeOf(absent).seat,
    });
    floor.win(winner, absent, bigBlind);
  }
  for (const entry of NO_SHOWS)
    await post(casino.floor, `entries/${entryId(entry)}/contact-attempts`, `call-to-${entry}`, {
      by: CONTROL,
      occurredAt: on(1, '21:10'),
      outcome: 'Sin respuesta al teléfono declarado',
    });
  await post(casino.floor, `entries/${entryId(HELD)}/stack-hold`, `hold-of-${HELD}`, {
    by: CONTROL,
    occurredAt: on(1, '21:12'),
    askedBy: 'El jugador, por teléfono',
  });
  await accredit(acting, [LATE], on(1, '21:14'));
  await takeSeats(acting, [LATE], on(1, '21:15'));
};

/** So many lose everything, one at each table, and buy again before the next hand. */
const rebuy = async (
  acting: Acting,
  tables: readonly number[],
  codes: readonly ('RB' | 'AD')[],
  occurredAt: string,
): Promise<void> => {
  const losses = tables.map((table) => lossAt(acting, table));
  for (const { loser, winner } of losses) acting.floor.win(winner, loser);
  await buy(
    acting,
    losses.map(({ loser }) => loser),
    codes,
    occurredAt,
  );
};

const enterLate = async (acting: Acting, entries: readonly number[], time: string) => {
  await sellEntries(acting, entries, on(1, time));
  await accredit(acting, entries, on(1, time));
  await seatLate(acting, `late-${entries.join('-')}`, on(1, time));
  for (const entry of entries) acting.floor.give(entry, STACKS.IN);
  await takeSeats(acting, entries, on(1, time));
};

/** Level 1: late entries, ten rebuys, a player who is out and enters again. */
export const firstLevel = async (acting: Acting): Promise<void> => {
  await chargeTheAbsent(acting);
  await enterLate(acting, [87, 88, 89], '21:16');
  await rebuy(acting, TABLES, ['RB'], on(1, '21:20'));
  const { table } = acting.floor.placeOf(REENTRY.of);
  const winner = acting.floor.at(table).find((player) => player !== REENTRY.of) ?? 0;
  await eliminate(acting, [{ loser: REENTRY.of, winner }], on(1, '21:25'));
  await enterLate(acting, [REENTRY.entry], '21:27');
};

/** Level 2: the absent leave, two more enter, five buy again, one declares and does not pay. */
export const secondLevel = async (acting: Acting): Promise<void> => {
  const { casino, floor } = acting;
  await announceLevel(acting, 2, on(1, '21:30'));
  await post(casino.director, 'absent-removals', 'the-absent-leave', {
    by: SUPERVISOR,
    occurredAt: on(1, '21:31'),
    hand: acting.hand++,
  });
  for (const entry of NO_SHOWS) {
    acting.noShowTables.push(floor.placeOf(entry).table);
    floor.leave(entry);
  }
  await accredit(acting, [HELD], on(1, '21:39'));
  await takeSeats(acting, [HELD], on(1, '21:40'));
  await enterLate(acting, [91, 92], '21:42');
  await rebuy(acting, [2, 4, 6, 8, 10], ['RB'], on(1, '21:45'));
  const { loser, winner } = lossAt(acting, 5);
  floor.win(winner, loser, floor.chipsOf(loser) - 1_000);
  await post(casino.floor, `entries/${entryId(loser)}/purchase-declarations`, 'declared-rebuy', {
    by: DEALER,
    occurredAt: on(1, '21:50'),
    codes: ['RB'],
    stack: 1_000,
  });
  const reason = 'Declaró una recompra y no la pagó';
  await disqualify(acting, loser, 'R123-I-51', reason, on(1, '21:53'));
};

/** The break: add-ons, a swap, the count of every table, and the chips of 25 leave. */
export const theBreak = async (acting: Acting): Promise<void> => {
  const { casino, floor } = acting;
  await post(casino.director, 'add-on-openings', 'add-ons', {
    by: SUPERVISOR,
    occurredAt: on(1, '22:00'),
  });
  await rebuy(acting, [1], ['AD'], on(1, '22:01')); // out in the last hand, at zero chips
  await rebuy(acting, [3], ['RB', 'AD'], on(1, '22:02'));
  const [first = 0, second = 0] = floor.at(1);
  floor.win(second, first, 75);
  await swap(acting, [first, floor.at(2)[0] ?? 0], on(1, '22:03'));
  const bought = new Set([floor.at(1).at(-1), floor.at(3).at(-1)]);
  const buyers = floor.players().filter((player) => player % 2 === 0 && !bought.has(player));
  await buy(acting, buyers, ['AD'], on(1, '22:05'));
  await countChips(acting, on(1, '22:10'));
  await colorUp(acting, on(1, '22:12'));
};

/** One sheet for each table, by seat. */
export const countChips = ({ casino, floor }: Acting, occurredAt: string): Promise<unknown> =>
  post(casino.floor, 'chip-counts', `count-at-${minuteOf(occurredAt)}`, {
    by: CONTROL,
    occurredAt,
    sheets: floor.tables().map((table) => ({
      table,
      rows: floor
        .seatedAt(table)
        .map((player) => ({ seat: floor.placeOf(player).seat, chips: floor.chipsOf(player) })),
    })),
  });

const LOW = 25;
const HIGH = 100;
/** Face up, from position 1 clockwise: the first seat has the best card. */
const CARDS = ['As', 'Kh', 'Qd', 'Jc', '9s', '8h', '7d', '6c', '5s', '4h'];

/** Every table changes its chips of 25 for chips of 100 and races for what is left over. */
const colorUp = async ({ casino, floor }: Acting, occurredAt: string): Promise<void> => {
  const commands = floor.tables().map((table) => {
    const odd = floor.at(table).filter((player) => floor.chipsOf(player) % HIGH !== 0);
    const rows = odd.map((player) => {
      const chips = floor.chipsOf(player);
      return {
        seat: floor.placeOf(player).seat,
        low: (chips % HIGH) / LOW,
        rest: chips - (chips % HIGH),
      };
    });
    const due = rows.flatMap(({ seat, low }) => Array.from({ length: low }, () => seat));
    const dealt = due.map((seat, index) => ({ seat, card: CARDS[index] }));
    race(floor, odd, due.length * LOW);
    return {
      operation: 'colorUp',
      idempotencyKey: keyOf(`color-up-of-table-${table}`),
      body: { by: DEALER, occurredAt, table, denomination: LOW, rows, dealt },
    };
  });
  await postAll(casino.floor, commands);
};

/** What is at stake rounds up to whole chips of 100, one each to the best cards. */
const race = (floor: Acting['floor'], odd: readonly number[], value: number): void => {
  const winners = odd.slice(0, Math.ceil(value / HIGH));
  for (const player of odd) {
    floor.give(player, -(floor.chipsOf(player) % HIGH));
    if (winners.includes(player)) floor.give(player, HIGH);
  }
};

/** Level 3: no more rebuys nor add-ons, beside LNSE; the pool is fixed. */
export const lockThePool = async (acting: Acting): Promise<void> => {
  const { director } = acting.casino;
  await announceLevel(acting, 3, on(1, '22:20'));
  const act = { by: DIRECTOR, occurredAt: on(1, '22:21') };
  for (const code of ['RB', 'AD'])
    await post(director, 'purchase-closings', `no-more-${code}`, {
      ...act,
      code,
      witness: 'Graciela Fiscalizadora',
    });
  await post(director, 'prize-locks', 'the-lock', act);
};
