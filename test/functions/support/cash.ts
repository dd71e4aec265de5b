import { type Ask, call, newKey, type Reply, type Who } from './api.ts';
import { DIRECTOR, JORNADA, pesos } from './casino.ts';

/** A cash table with blinds 100/200 and 5 %, and short words for what is posted to it. */

const at = (time: string) => `${JORNADA}T${time}-03:00`;
export const by = (legajo: string, time = '21:00:00') => ({
  by: { legajo },
  occurredAt: at(time),
});

export const LIMITS = {
  smallBlind: pesos(100),
  bigBlind: pesos(200),
  minBuyIn: pesos(4_000),
  minRebuy: pesos(2_000),
  maxPurchase: pesos(40_000),
  rakeBps: 500,
  minutes: 120,
};

export const cashTable = (changes: object = {}) => ({
  ...by('L-1', '20:00:00'),
  game: 'cash',
  table: 12,
  sector: 'A',
  seats: 9,
  chip: pesos(5),
  band: {
    bigBlind: { min: pesos(50), max: pesos(5_000) },
    purchase: { min: pesos(500), max: null },
    reference: 'Nota 40/2014',
  },
  limits: LIMITS,
  ...changes,
});

export const players = (count: number, amount = 10_000) =>
  Array.from({ length: count }, (_, index) => ({
    player: `P-${index + 1}`,
    amount: pesos(amount),
    means: 'cash',
  }));

export const opening = (count = 6) => ({
  ...by('L-4'),
  players: players(count),
  deckVerified: true,
});

const player = (legajo: string) => ({ ...by(legajo), player: 'P-1' });

/** A body that fits the schema of every operation of a cash table. */
export const CASH_BODIES: Readonly<Record<string, object>> = {
  changeLimits: { ...by('L-1'), limits: LIMITS },
  openSession: opening(),
  joinSession: { ...player('L-3'), amount: pesos(4_000) },
  buyChips: { ...player('L-3'), amount: pesos(2_000) },
  takeRest: player('L-4'),
  returnToPlay: player('L-4'),
  payConsumption: { ...player('L-4'), amount: pesos(50) },
  leaveSession: player('L-4'),
  playHand: { ...by('L-4'), actions: [{ seat: 1, action: 'fold' }] },
  openLiveHand: by('L-4'),
  callCashClock: { ...by('L-4'), seat: 3 },
  stopCashHand: {
    ...by('L-4'),
    situation: { code: 'community-card-early', facts: { street: 'turn', pendingFolded: false } },
  },
  resumeCashHand: { ...by('L-4'), rulingId: 'ruling-of-nobody-1' },
  stepHand: { ...by('L-4'), step: { type: 'MuckHand', seat: 1 } },
  voidHand: { ...by('L-2'), reason: 'Carta repetida' },
  endSession: by('L-4'),
  closeCashDay: { ...by('L-4'), second: { legajo: 'L-2' }, box: pesos(0) },
  reopenCashDay: { ...by('L-2'), second: { legajo: 'L-1' }, day: 1, reason: 'Recuento' },
};

export const announceCash = async (operator = 'casino', changes: object = {}): Promise<string> => {
  const key = newKey();
  const body = cashTable(changes);
  const reply = await call({ ...DIRECTOR, operator }, 'POST', '/v1/tables', { body, key });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return key;
};

export const atCash =
  (tableId: string) =>
  (who: Who, path: string, body: object, ask: Ask = {}): Promise<Reply> =>
    call(who, 'POST', `/v1/tables/${tableId}/${path}`, { body, ...ask });
