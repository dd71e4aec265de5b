import { invariant } from '../errors.ts';
import { STREETS, type Street } from './bets.ts';
import type { RoundFact, RoundFactOf } from './facts.ts';
import type { Effect } from './rulings.ts';
import { type Box, CARDS_BEFORE, type OpenedRound, type Round } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: Round, fact: RoundFact): Round => {
  if (fact.type === 'RoundOpened') return opened(fact);
  invariant(state.status !== 'unopened', `${fact.type} needs an opened round`);
  switch (fact.type) {
    case 'BetsPlaced':
      return { ...state, boxes: withBets(state.boxes, fact) };
    case 'BetsClosed':
      return { ...state, status: 'in-play' };
    case 'CardsSeen':
      return { ...state, seenBoxes: { ...state.seenBoxes, [fact.player]: fact.box } };
    case 'BoxAnswered':
      return { ...state, boxes: withAnswer(state.boxes, fact) };
    case 'BoardDealt':
      return { ...state, board: [...state.board, ...fact.cards], redealOf: null };
    case 'CardsShown':
      return withCards(state, fact);
    case 'SpecialsDrawn': {
      const { seed, magicCard, luckyBox } = fact;
      return { ...state, specials: { seed, magicCard, luckyBox } };
    }
    case 'RoundSettled':
      return { ...state, status: 'settled', settlement: { bank: fact.bank, boxes: fact.boxes } };
    case 'MeterPrizeRecorded': {
      const { box, awardId, amount } = fact;
      return { ...state, meterPrizes: [...state.meterPrizes, { box, awardId, amount }] };
    }
    case 'RoundClosed':
      return { ...state, status: 'closed' };
    case 'RoundStopped':
      return { ...state, stoppedFor: fact.reason };
    case 'IrregularityRuled':
      return ruled(state, fact);
  }
};

const opened = (fact: RoundFactOf<'RoundOpened'>): OpenedRound => ({
  status: 'bets-open',
  roundId: fact.roundId,
  tableId: fact.tableId,
  number: fact.number,
  terms: fact.terms,
  seats: fact.seats,
  deck: fact.deck,
  meterFailure: fact.meterFailure,
  openedAt: fact.occurredAt,
  boxes: [],
  board: [],
  bank: null,
  seenBoxes: {},
  redealOf: null,
  stoppedFor: null,
  rulings: [],
  specialsSeedHash: fact.specialsSeedHash ?? null,
  specials: null,
  settlement: null,
  meterPrizes: [],
});

const withBets = (boxes: readonly Box[], fact: RoundFactOf<'BetsPlaced'>): Box[] => {
  const { box, player, ante, bonus, credits } = fact;
  const placed: Box = { box, player, ante, bonus, credits, answers: {}, cards: null, dead: null };
  return [...boxes, placed].sort((one, other) => one.box - other.box);
};

const withAnswer = (boxes: readonly Box[], fact: RoundFactOf<'BoxAnswered'>): Box[] =>
  changed(boxes, [fact.box], (box) => ({
    ...box,
    answers: { ...box.answers, [fact.street]: { answer: fact.answer, amount: fact.amount } },
  }));

const withCards = (round: OpenedRound, { of, cards }: RoundFactOf<'CardsShown'>): OpenedRound =>
  of === 'bank'
    ? { ...round, bank: cards }
    : { ...round, boxes: changed(round.boxes, [of], (box) => ({ ...box, cards })) };

const ruled = (
  round: OpenedRound,
  { rulingId, ruling }: RoundFactOf<'IrregularityRuled'>,
): OpenedRound => {
  const after = {
    ...round,
    stoppedFor: null,
    rulings: [...round.rulings, { rulingId, ...ruling }],
  };
  return { ...after, ...effectOn(after, ruling.effect, ruling.norm) };
};

const effectOn = (
  round: OpenedRound,
  effect: Effect,
  norm: NonNullable<Box['dead']>['norm'],
): Partial<OpenedRound> => {
  switch (effect.kind) {
    case 'void':
      return { status: 'void' };
    case 'dead': {
      const dead = { norm, bets: effect.bets };
      return { boxes: changed(round.boxes, effect.boxes, (box) => ({ ...box, dead })) };
    }
    case 'redeal':
      return { ...undone(round, effect.street, 1), redealOf: effect.street };
    case 'reopen':
      return undone(round, effect.street, 0);
    case 'redeal-after-answers':
      return { redealOf: effect.street };
    case 'none':
      return {};
  }
};

/** Takes back the cards of a street with all that came later, and its own answers if `from` is 0. */
const undone = (
  { board, boxes }: OpenedRound,
  street: Street,
  from: 0 | 1,
): Pick<OpenedRound, 'bank' | 'board' | 'boxes'> => {
  const gone = STREETS.slice(STREETS.indexOf(street) + from);
  return {
    bank: null,
    board: board.slice(0, CARDS_BEFORE[street]),
    boxes: boxes.map((box) => ({
      ...box,
      cards: null,
      answers: Object.fromEntries(
        Object.entries(box.answers).filter(([one]) => !gone.includes(one as Street)),
      ),
    })),
  };
};

const changed = (
  boxes: readonly Box[],
  numbers: readonly number[],
  change: (box: Box) => Box,
): Box[] => boxes.map((box) => (numbers.includes(box.box) ? change(box) : box));
