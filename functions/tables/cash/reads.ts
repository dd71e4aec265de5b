import { requiredBuyIn } from '../../../domain/cash/deciders/chips.ts';
import { dueReason } from '../../../domain/cash/deciders/endSession.ts';
import { waitingNext } from '../../../domain/cash/nextHand.ts';
import { endsAt } from '../../../domain/cash/sessionTime.ts';
import type { AnnouncedCash, Session } from '../../../domain/cash/state.ts';
import type { CashRuleset } from '../../../domain/cash/terms.ts';
import type { Centavos } from '../../../domain/money/centavos.ts';
import { bareAmountText } from '../../../reports/format/amount.ts';
import type { CashDaySummary } from '../../shared/cashDays.ts';
import { CASH_TABLE } from '../../shared/cashTable.ts';
import { nextCursor, readCursor } from '../../shared/cursor.ts';
import { keys } from '../../shared/keys.ts';
import type { Handler } from '../../shared/operation.ts';
import { ports } from '../../shared/runtime.ts';
import { streamOf } from '../../shared/streams.ts';
import { toMoney } from '../../shared/wire.ts';
import { reachedCash } from './act.ts';
import type * as routes from './day.schema.ts';
import { cashDayReply, handReply } from './replies.ts';
import { cashTermsReply } from './terms.ts';
import { cashDaySummary } from './views.ts';

/** GET …/session — with the ETag that the closing asks for. */
export const readSession: Handler<typeof routes.readSession> = async ({ path, call }) => {
  const { tableId } = path;
  const stream = streamOf.cash(tableId);
  const { state, sequence } = await ports().store.load(CASH_TABLE, call.caller.operator, stream);
  const shown = sessionReply(reachedCash(state, path, call.caller));
  const headers = { etag: `"${sequence}"` };
  return { status: 200, headers, body: { ...shown, version: sequence } };
};

const sessionReply = ({ tableId, terms, seedHash, session, day }: AnnouncedCash) => ({
  tableId,
  terms: cashTermsReply(terms),
  seedHash,
  session: session && gameReply(session, terms),
  day: day && cashDayReply(cashDaySummary(tableId, day)),
});

const gameReply = (session: Session, terms: AnnouncedCash['terms']) => ({
  number: session.number,
  status: session.ended === null ? 'open' : 'ended',
  openedAt: session.openedAt,
  endsAt: endsAt(session),
  due: session.ended?.reason ?? dueReason(session, terms.ruleset, ports().now()),
  button: session.positions?.button ?? null,
  hands: session.lastHand,
  seats: seatsReply(session, terms.ruleset),
  rebuy: rebuyReply(session),
  requiredBuyIn: toMoney(requiredBuyIn(session, terms)),
  hand: handReply(session, terms.ruleset, ports().now()),
  priority: session.ended?.stayed ?? [],
});

/** A player who joined between button and small blind waits, as who chose so. @see R40-23 */
const seatsReply = (session: Session, ruleset: CashRuleset) => {
  const waiting = waitingNext(session, ruleset);
  return session.places.map(({ seat, player, stack, queued, mode, owed }) => ({
    seat,
    player,
    stack: toMoney(stack),
    queued: toMoney(queued),
    mode: mode === 'playing' && waiting.includes(seat) ? 'waits' : mode,
    owed: toMoney(owed),
  }));
};

/** What the dealer says aloud of the last rebuy: `Asiento 4 recompra 2.000`. @see R40-33 */
const rebuyReply = ({ rebuy }: Session) =>
  rebuy && {
    at: rebuy.at,
    announcement: `Asiento ${rebuy.seat} recompra ${spoken(rebuy.amount)}`,
  };

const spoken = (amount: Centavos): string => bareAmountText(amount).replace(/,00$/, '');

/** GET …/cash-days — the days of a cash table, the latest first. */
export const listCashDays: Handler<typeof routes.listCashDays> = async ({ path, query, call }) => {
  const { operator } = call.caller;
  const { limit, cursor } = query;
  const { store, table } = ports();
  const { state } = await store.load(CASH_TABLE, operator, streamOf.cash(path.tableId));
  reachedCash(state, path, call.caller);
  const found = await table.query({
    pk: keys.tableDay(operator, path.tableId, 1).pk,
    from: keys.first,
    to: cursor === undefined ? keys.last : readCursor(cursor),
    limit: limit + 1,
    descending: true,
  });
  const next = nextCursor(found[limit]?.sk);
  const days = found.slice(0, limit).map((one) => cashDayReply(one as unknown as CashDaySummary));
  return { status: 200, body: { days, ...(next && { next }) } };
};
