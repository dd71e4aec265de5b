import { CONTROL, DEALER, DIRECTOR, SUPERVISOR } from '../../../infra/client/bodies.ts';
import { type Acting, entryId, keyOf, post, postAll, upTo } from './acting.ts';
import { REENTRY } from './people.ts';
import { announceLevel, disqualify, eliminate, lossAt } from './play.ts';
import { on, PRESALE_AT, STACKS, TABLES } from './programme.ts';
import { accredit, buy, refundEntries, sellEntries, takeSeats } from './sales.ts';
import { redraw, seatLate } from './seats.ts';

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
export const rebuy = async (
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
