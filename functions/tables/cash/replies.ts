import { type Card, cardsText } from '../../../domain/cards/card.ts';
import { CATEGORY_NAMES, categoryOf } from '../../../domain/cards/categories.ts';
import { strengthOfSeven } from '../../../domain/cards/strength.ts';
import type { HandResult } from '../../../domain/cash/facts.ts';
import type { CashFigures } from '../../../domain/cash/figures.ts';
import { dealOrder } from '../../../domain/cash/seats.ts';
import { turnEndsAt } from '../../../domain/cash/sessionTime.ts';
import type { AnnouncedCash, Session } from '../../../domain/cash/state.ts';
import type { CashRuleset } from '../../../domain/cash/terms.ts';
import { askOf } from '../../../domain/hand/ask.ts';
import type { BoundGesture } from '../../../domain/hand/physical/boundStep.ts';
import { mustShow, nextToShow, showOrder } from '../../../domain/hand/showOrder.ts';
import type { Hand } from '../../../domain/hand/state.ts';
import { countdown } from '../../../domain/hand/timeToAct.ts';
import { playerView } from '../../../domain/hand/view.ts';
import { NORMS } from '../../../domain/regulation/norms.ts';
import type { Instant } from '../../../domain/time/jornada.ts';
import type { CashDaySummary } from '../../shared/cashDays.ts';
import { toMoney } from '../../shared/wire.ts';

export const cashFiguresReply = (figures: CashFigures) => ({
  ...figures,
  stacksAtStart: toMoney(figures.stacksAtStart),
  purchases: toMoney(figures.purchases),
  cashOuts: toMoney(figures.cashOuts),
  consumption: toMoney(figures.consumption),
  potTotal: toMoney(figures.potTotal),
  rake: toMoney(figures.rake),
  stacksAtEnd: toMoney(figures.stacksAtEnd),
});

export const cashDayReply = (one: CashDaySummary) => ({
  day: one.day,
  jornada: one.jornada,
  status: one.status,
  closings: one.closings,
  sessions: one.sessions,
  figures: cashFiguresReply(one.figures),
  box: one.box === null ? null : toMoney(one.box),
  review: one.review,
});

/** The last hand as an act has left it: seconds count from the act, so that a repeat says the same. */
export const handAfter = ({ session, terms }: AnnouncedCash) =>
  session && handReply(session, terms.ruleset, session.at);

/** The last hand of a game, without any figure of its pots; null before the first. */
export const handReply = (session: Session, ruleset: CashRuleset, now: Instant) => {
  const record = session.hands.at(-1);
  const { hand } = session;
  const view = playerView(hand);
  if (view === null || record === undefined || hand.status === 'unopened') return null;
  const { handId, number } = record;
  const { status, street, button, board, currentBet, seats } = view;
  return {
    handId,
    number,
    status,
    street,
    button,
    board: cardsText(board),
    currentBet: toMoney(currentBet),
    seats: seats.map(({ seat, stack, inFront, isLive }) => ({
      seat,
      stack: toMoney(stack),
      inFront: toMoney(inFront),
      isLive,
    })),
    dealOrder: dealOrder(
      button,
      seats.map(({ seat }) => seat),
    ),
    toAct: toActReply(session, ruleset, now),
    stopped: stoppedReply(session),
    showing: showingReply(hand),
    shown: hand.players.flatMap(({ seat, cards }) =>
      cards === null
        ? []
        : [{ seat, cards: cardsText(cards), combination: combinationOf(hand.board, cards) }],
    ),
  };
};

/** In which order hands are shown, and which of them may not be given up. @see R40-71, R40-90 */
const showingReply = (hand: Hand) =>
  hand.status === 'showdown'
    ? { order: showOrder(hand), next: nextToShow(hand) ?? null, mustShow: mustShow(hand) }
    : null;

const stoppedReply = ({ stopped }: Session) =>
  stopped && {
    stopId: stopped.stopId,
    since: stopped.at,
    situation: stopped.situation.code,
    offered: stopped.offered,
  };

const toActReply = (session: Session, ruleset: CashRuleset, now: Instant) => {
  const { hand } = session;
  if (hand.status !== 'betting') return null;
  const { seat, toCall, minRaiseTo, maxRaiseTo, noRaise } = askOf(hand);
  return {
    seat,
    toCall: toMoney(toCall),
    minRaiseTo: toMoney(minRaiseTo),
    maxRaiseTo: toMoney(maxRaiseTo),
    noRaise,
    ...timeReply(turnEndsAt(session, ruleset), now),
  };
};

const timeReply = (until: Instant | null, now: Instant) =>
  until === null ? { until, secondsLeft: null, aloud: false, over: false } : countdown(until, now);

/** `Color`, as the norm calls it; null while cards are missing. @see R40-72 */
const combinationOf = (board: readonly Card[], cards: readonly Card[]): string | null => {
  if (board.length !== 5 || cards.length !== 2) return null;
  const [a, b, c, d, e] = board as [Card, Card, Card, Card, Card];
  const [f, g] = cards as [Card, Card];
  return CATEGORY_NAMES[categoryOf(strengthOfSeven(a, b, c, d, e, f, g))];
};

export const resultReply = (result: HandResult | null | undefined) =>
  result && {
    pots: result.pots,
    potTotal: toMoney(result.potTotal),
    rake: toMoney(result.rake),
    carried: toMoney(result.carried),
    changes: result.changes.map((one) => ({ ...one, amount: toMoney(one.amount) })),
  };

/** To what a gesture binds, with its article. */
export const bindingReply = (binding: BoundGesture['binding'] | undefined) => {
  if (!binding) return null;
  const { move, to, returned, owed, norm } = binding;
  return {
    action: move.action,
    to: toMoney(to),
    returned: toMoney(returned),
    owed: toMoney(owed),
    normId: norm,
    norm: NORMS[norm],
  };
};
