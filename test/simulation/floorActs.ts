import fc from 'fast-check';
import type { Reply } from '../functions/support/api.ts';
import { newKey } from '../functions/support/api.ts';
import {
  by,
  CAGE,
  DIRECTOR,
  document,
  FLOOR,
  form,
  on,
  payment,
  pesos,
  sell,
} from '../functions/support/casino.ts';
import { announceTables } from '../functions/support/multiTable.ts';

/** What the desks, the tables and the Direction of one event do at once. */

export const SOLD = 9;
const AT_EACH = 3;
export const STACKS = { IN: 10_000, RB: 5_000, AD: 15_000 } as const;
export const PRICES = { IN: 1_000_000, RB: 500_001, AD: 300_000 } as const;
export const BENEFITS = { IN: 300_000, RB: 50_001, AD: 0 } as const;
export const REBUYS_MAX = 2;

/** Players who come late. */
const LATE = 4;

const LEVELS = [25, 50, 100].map((smallBlind, index) => ({
  level: index + 1,
  smallBlind,
  bigBlind: 2 * smallBlind,
  ante: 0,
  minutes: 15,
}));

const money = (amount: number) => ({ amount, unit: 'centavos', currency: 'ARS' });

/** Announced, nine sold, three drawn to each of three tables and seated; level 2 and the add-on are under way. */
export const openTables = async (): Promise<Floor> => {
  const t = await announceTables({
    quota: SOLD + LATE,
    tables: [1, 2, 3],
    levels: LEVELS,
    breakDraw: 'system',
    rebuy: {
      price: money(PRICES.RB),
      prize: { benefit: money(BENEFITS.RB) },
      chips: STACKS.RB,
      max: REBUYS_MAX,
      stackMax: null,
      throughLevel: 2,
    },
    addOn: {
      price: money(PRICES.AD),
      prize: { bps: 10_000 },
      chips: STACKS.AD,
      afterLevel: 2,
    },
    scales: [
      { entriesMin: 2, entriesMax: 2, sharesBps: [10_000] },
      { entriesMin: 3, entriesMax: SOLD + LATE, sharesBps: [6_500, 3_500] },
    ],
  });
  const entries: string[] = [];
  for (let player = 1; player <= SOLD; player += 1)
    entries.push(await sell(t, player, player % 2 === 0 ? 3 : 4));
  const post = on(t);
  const made = async (reply: Promise<Reply>): Promise<void> => {
    const { status, body } = await reply;
    if (status !== 201) throw new Error(JSON.stringify(body));
  };
  const seats = entries.map((entryId, index) => ({
    entryId,
    ...placeOf(index),
  }));
  const draw = { method: 'seat-cards', seats };
  await made(post(FLOOR, 'redraws', { ...by('L-5'), occasion: 'initial', draw }));
  await made(post(DIRECTOR, 'registration-extensions', { ...by('L-1'), throughLevel: 2 }));
  for (const [index, { entryId, table, seat }] of seats.entries()) {
    const player = index + 1;
    const number = String(Math.ceil(player / 2)).padStart(8, '0');
    const voucher = `000${player % 2 === 0 ? 3 : 4}-${number}`;
    const shown = { document: document(player), voucher };
    await made(post(FLOOR, `entries/${entryId}/accreditation`, { ...by('L-5'), ...shown }));
    const place = { ...by('L-4'), ...shown, table, seat };
    await made(post(FLOOR, `entries/${entryId}/seating`, place));
  }
  await made(post(DIRECTOR, 'start', { ...by('L-2'), acta: null }));
  await made(post(DIRECTOR, 'levels', { ...by('L-1'), level: 2, reason: 'A horario' }));
  await made(post(DIRECTOR, 'add-on-openings', { ...by('L-1'), reason: 'A horario' }));
  return { t, entries };
};

export type Floor = { readonly t: string; readonly entries: readonly string[] };

/** Who acts: two cash desks, two tables, the control desk, and the Direction. */
const KINDS = ['late', 'late', 'rebuy', 'add-on', 'bust', 'seat-late', 'swap', 'swap'] as const;
const RARE = ['break', 'balance', 'level', 'close', 'lock', 'disqualify', 'withdraw'] as const;

const act = fc.record({
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...KINDS) },
    { weight: 1, arbitrary: fc.constantFrom(...RARE) },
  ),
  pick: fc.nat(SOLD - 1),
  other: fc.nat(SOLD - 1),
  sentTwice: fc.boolean(),
});
export type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Each actor does one thing after the other; all of them act at once. */
export const actors = fc.array(fc.array(act, { minLength: 3, maxLength: 8 }), {
  minLength: 3,
  maxLength: 6,
});

export type Done = { readonly key: string; readonly replies: readonly Reply[] };

/** Some requests are sent twice at once, as by a client that heard nothing, under one key. */
export const perform = async (floor: Floor, asked: Act, turn: number): Promise<Done[]> => {
  const post = on(floor.t);
  const send = async (who: typeof CAGE, path: string, body: object, key = newKey()) => {
    const once = () => post(who, path, body, { key });
    const replies = await Promise.all(asked.sentTwice ? [once(), once()] : [once()]);
    return { key, replies };
  };
  if (asked.kind !== 'late') {
    const [who, path, body] = requestOf(floor, asked, turn);
    return [await send(who, path, body)];
  }
  const player = SOLD + 1 + (turn % LATE);
  const entryId = newKey();
  const taken = await send(CAGE, 'entries', form(player), entryId);
  const desk = asked.pick % 2 === 0 ? 3 : 4;
  return [taken, await send(CAGE, `entries/${entryId}/payment`, payment(player, desk))];
};

type Request = readonly [who: typeof CAGE, path: string, body: object];

const FEW = 4;

const requestOf = (floor: Floor, { kind, pick, other }: Act, turn: number): Request => {
  const entryId = floor.entries[pick] ?? '';
  const hand = 1 + turn;
  const director = by('L-1');
  const move = (what: object): Request => [DIRECTOR, 'moves', { ...director, move: what }];
  switch (kind) {
    case 'rebuy':
    case 'add-on':
      return purchaseOf(floor, kind === 'rebuy' ? 'RB' : 'AD', pick);
    case 'bust': {
      const out = [{ entryId, chipsAtStart: 500 }];
      return [FLOOR, 'eliminations', { ...by('L-2'), hand, out }];
    }
    case 'seat-late':
      return move({ cause: 'late-entry', draw: { method: 'system' } });
    case 'swap': {
      // Among four, so that a place is often taken by somebody who swapped before.
      const [one, two] = [pick % FEW, (pick + 1 + (other % (FEW - 1))) % FEW];
      const seats = [
        { entryId: floor.entries[one], ...placeOf(two) },
        { entryId: floor.entries[two], ...placeOf(one) },
      ];
      return move({ cause: 'special-needs', reason: 'Vista', seats });
    }
    case 'balance': {
      const position = (table: number) => ({ table, button: 1, smallBlind: 2, bigBlind: 3 });
      const [from, to] = [placeOf(pick).table, placeOf(other).table];
      return move({ cause: 'balance', from: position(from), to: position(to) });
    }
    case 'break':
      return move({ cause: 'table-break', draw: { method: 'system' } });
    case 'level':
      return [DIRECTOR, 'levels', { ...director, level: 3, reason: 'A horario' }];
    case 'close':
      return [
        DIRECTOR,
        'purchase-closings',
        {
          ...director,
          code: pick % 2 === 0 ? 'RB' : 'AD',
          witness: 'F. Iscal',
          reason: 'A horario',
        },
      ];
    case 'lock':
      return [DIRECTOR, 'prize-locks', director];
    case 'disqualify': {
      const out = [{ entryId, chipsRemoved: 700 }];
      const why = { norm: 'R123-II-41.b3', reason: 'Conducta' };
      return [DIRECTOR, 'disqualifications', { ...director, hand, out, ...why }];
    }
    case 'withdraw':
      return [DIRECTOR, 'withdrawals', { ...director, hand, entryId, chipsRemoved: 300 }];
    case 'late':
      throw new Error('A late entry is two requests.');
  }
};

/** Where the draw seated the player; a swap goes there, whether somebody sits there by now or not. */
const placeOf = (index: number) => ({
  table: Math.floor(index / AT_EACH) + 1,
  seat: (index % AT_EACH) + 1,
});

const purchaseOf = ({ entries }: Floor, code: 'RB' | 'AD', pick: number): Request => [
  CAGE,
  `entries/${entries[pick]}/purchases`,
  {
    ...by('L-3'),
    codes: [code],
    table: placeOf(pick).table,
    stack: 0,
    tendered: code === 'RB' ? money(PRICES.RB) : pesos(PRICES.AD / 100),
    means: 'cash',
    desk: pick % 2 === 0 ? 3 : 4,
  },
];
