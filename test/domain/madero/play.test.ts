import { describe, expect, it } from 'vitest';
import { betsOf, blindBoxes, boxToAnswer, markersOf } from '../../../domain/madero/state.ts';
import {
  answer,
  bet,
  circumstance,
  deal,
  given,
  noMore,
  open,
  pesos,
  roundAfter,
  settle,
  show,
} from './table.ts';

const FLOP = 'Th9h2c';
const closed = [open(), bet(2), bet(5), noMore] as const;
const flopBets = [answer('flop', 2, 'bet', 200), answer('flop', 5, 'bet', 200)] as const;
const onTurn = [...closed, ...flopBets, deal(FLOP)] as const;
const checks = (street: 'turn' | 'river') => [
  answer(street, 2, 'check'),
  answer(street, 5, 'check'),
];
const onRiver = [...onTurn, ...checks('turn'), deal('Ks')] as const;
const onShow = [...onRiver, ...checks('river'), deal('3d')] as const;

describe('Course of a round [R132-2]', () => {
  it('puts at most five antes at risk: 100, 200, 100, 100', () => {
    const most = roundAfter(
      open(),
      bet(1),
      noMore,
      answer('flop', 1, 'bet', 200),
      deal(FLOP),
      answer('turn', 1, 'bet', 100),
      deal('Ks'),
      answer('river', 1, 'bet', 100),
    );
    expect(betsOf(most.boxes[0]!)).toEqual({
      ante: pesos(100),
      flop: pesos(200),
      turn: pesos(100),
      river: pesos(100),
      bonus: 0,
    });
  });

  it('fills the four spaces of each box [R132-9]', () => {
    const [, , third] = roundAfter(open(), bet(1), bet(2), bet(3), noMore).boxes;
    expect(betsOf(third!)).toMatchObject({ ante: pesos(100), flop: 0, turn: 0, river: 0 });
  });
});

describe('First round: each box bets or folds, from the first occupied one [R132-26]', () => {
  it('asks box 2 before box 5', () => {
    expect(boxToAnswer(roundAfter(...closed))?.box).toBe(2);
    given(...closed)
      .when(answer('flop', 5, 'bet', 200))
      .thenRejects('madero.out-of-turn', 'R132-26');
  });

  it('takes exactly twice the ante [R132-26.2]', () => {
    given(...closed)
      .when(answer('flop', 2, 'bet', 200))
      .thenFacts({ type: 'BoxAnswered', amount: pesos(200) });
    for (const amount of [150, 300, 199.99, 200.01])
      given(...closed)
        .when(answer('flop', 2, 'bet', amount))
        .thenRejects('madero.bet-not-exact', 'R132-26.2');
  });

  it('knows no check, and a fold places nothing [R132-26.1]', () => {
    given(...closed)
      .when(answer('flop', 2, 'check'))
      .thenRejects('madero.answer-not-allowed', 'R132-26');
    given(...closed)
      .when(answer('flop', 2, 'fold', 100))
      .thenRejects('madero.bet-not-exact', 'R132-26.2');
    given(...closed)
      .when(answer('flop', 2, 'fold'))
      .thenFacts({ type: 'BoxAnswered', answer: 'fold', amount: 0 });
  });

  it('waits for every box before the flop', () =>
    given(...closed, flopBets[0])
      .when(deal(FLOP))
      .thenRejects('madero.answers-pending', 'R132-27'));

  it('answers once, and again with nothing new', () => {
    given(...closed, flopBets[0])
      .when(flopBets[0])
      .thenNothing();
    given(...closed, flopBets[0])
      .when(answer('flop', 2, 'fold'))
      .thenRejects('madero.answered-otherwise');
  });
});

describe('Second round: the ante or nothing [R132-27]', () => {
  it('takes exactly the ante [R132-27.2]', () => {
    given(...onTurn)
      .when(answer('turn', 2, 'bet', 100))
      .thenFacts({ type: 'BoxAnswered' });
    given(...onTurn)
      .when(answer('turn', 2, 'bet', 200))
      .thenRejects('madero.bet-not-exact', 'R132-27.2');
  });

  it('marks a check and keeps the box in play [R132-27.1]', () => {
    const state = roundAfter(...onTurn, answer('turn', 2, 'check'));
    expect(state.boxes.map(markersOf)).toEqual([['turn'], []]);
    expect(boxToAnswer(state)?.box).toBe(5);
  });

  it('knows no fold', () =>
    given(...onTurn)
      .when(answer('turn', 2, 'fold'))
      .thenRejects('madero.answer-not-allowed', 'R132-27'));

  it('waits for every box before the fourth card', () =>
    given(...onTurn, answer('turn', 2, 'check'))
      .when(deal('Ks'))
      .thenRejects('madero.answers-pending', 'R132-28'));

  it('does not ask who has folded', () => {
    const folded = [...closed, answer('flop', 2, 'fold'), flopBets[1], deal(FLOP)] as const;
    expect(boxToAnswer(roundAfter(...folded))?.box).toBe(5);
    given(...folded)
      .when(answer('turn', 2, 'bet', 100))
      .thenRejects('madero.box-not-in-play', 'R132-27');
  });
});

describe('Third round [R132-28]', () => {
  it('lets a box that checked the turn bet the river [R132-2]', () =>
    given(...onRiver)
      .when(answer('river', 2, 'bet', 100))
      .thenFacts({ type: 'BoxAnswered', street: 'river', amount: pesos(100) }));

  it('takes exactly the ante [R132-28.2]', () =>
    given(...onRiver)
      .when(answer('river', 2, 'bet', 50))
      .thenRejects('madero.bet-not-exact', 'R132-28.2'));

  it('marks a check, and the box is still compared with the bank [R132-28.1]', () => {
    const checked = roundAfter(
      ...onRiver,
      answer('river', 2, 'check'),
      answer('river', 5, 'check'),
    );
    expect(checked.boxes.map(markersOf)).toEqual([
      ['turn', 'river'],
      ['turn', 'river'],
    ]);
    const shown = [...onShow, show('bank', '4c4d'), show(2, '5c5d'), show(5, '3c4s')];
    expect(roundAfter(...shown, settle).settlement?.boxes[1]?.outcome).toBe('lose');
  });

  it('comes after the second', () =>
    given(...onTurn)
      .when(answer('river', 2, 'bet', 100))
      .thenRejects('madero.street-not-due', 'R132-28'));
});

describe('Common cards and the showing [R132-29] [R132-30]', () => {
  it('has the fifth card wait for every box', () => {
    given(...onRiver, answer('river', 2, 'check'))
      .when(deal('3d'))
      .thenRejects('madero.answers-pending', 'R132-29');
    given(...onRiver, ...checks('river'))
      .when(deal('3d'))
      .thenFacts({ type: 'BoardDealt', street: 'river', burned: true });
  });

  it('are the same when a request is repeated, until somebody has answered', () => {
    given(...onTurn)
      .when(deal(FLOP))
      .thenNothing();
    given(...onRiver)
      .when(deal('Ks'))
      .thenNothing();
    given(...onRiver, ...checks('river'))
      .when(deal('Ks'))
      .thenRejects('cards.card-repeated');
  });

  it('takes three cards, one and one, each of the deck once, and no sixth', () => {
    const before = [...closed, ...flopBets] as const;
    given(...before)
      .when(deal('Th9h2cKs'))
      .thenRejects('madero.cards-wrong-number', 'R132-27');
    given(...onTurn, ...checks('turn'))
      .when(deal('Th'))
      .thenRejects('cards.card-repeated');
    given(...onShow)
      .when(deal('4d'))
      .thenRejects('madero.board-complete', 'R132-29');
    given(...onShow)
      .when(show('bank', 'Th4d'))
      .thenRejects('cards.card-repeated');
  });

  it('reveals bank and boxes after the fifth card, two cards each', () => {
    given(...onRiver)
      .when(show('bank', '4c4d'))
      .thenRejects('madero.cards-not-due', 'R132-30');
    given(...onShow)
      .when(show('bank', '4c'))
      .thenRejects('madero.cards-wrong-number', 'R132-24');
    given(...onShow, show('bank', '4c4d'))
      .when(show('bank', '4c4d'))
      .thenNothing();
    given(...onShow, show('bank', '4c4d'))
      .when(show('bank', '4c5d'))
      .thenRejects('madero.cards-differ');
    given(...onShow)
      .when(show(3, '4c4d'))
      .thenRejects('madero.box-not-in-play');
  });

  it('settles once bank and every box in play are shown', () => {
    given(...onRiver)
      .when(settle)
      .thenRejects('madero.cards-missing', 'R132-30');
    given(...onShow)
      .when(settle)
      .thenRejects('madero.cards-missing', 'R132-30');
    given(...onShow, show('bank', '4c4d'), show(2, '5c5d'))
      .when(settle)
      .thenRejects('madero.cards-missing', 'R132-30');
    given(...onShow, show('bank', '4c4d'), show(2, '5c5d'), show(5, '6c6d'))
      .when(settle)
      .thenFacts({ type: 'RoundSettled' }, { type: 'RoundClosed' });
  });

  it('needs no card when everybody has folded', () => {
    const folded = [...closed, answer('flop', 2, 'fold'), answer('flop', 5, 'fold')] as const;
    given(...folded)
      .when(deal(FLOP))
      .thenRejects('madero.box-not-in-play', 'R132-27');
    given(...folded)
      .when(settle)
      .thenFacts({ type: 'RoundSettled', bank: null }, { type: 'RoundClosed' });
  });

  it('names the boxes that are played blind [R132-72]', () => {
    const seats = [2, 3].map((box) => ({ box, player: 'P' }));
    const mine = { player: 'P' };
    const see = { type: 'SeeCards', ...circumstance(), box: 2, player: 'P' } as const;
    const state = roundAfter(open(undefined, { seats }), bet(2, mine), bet(3, mine), noMore, see);
    expect(blindBoxes(state)).toEqual([3]);
  });
});

describe('A round that is over', () => {
  const over = [...onShow, show('bank', '4c4d'), show(2, '5c5d'), show(5, '6c6d'), settle] as const;
  const close = { type: 'CloseRound', ...circumstance() } as const;

  it('takes nothing more [R132-36]', () => {
    given(...over)
      .when(answer('river', 2, 'bet', 100))
      .thenRejects('madero.round-over', 'R132-36');
    given(...over)
      .when(noMore)
      .thenRejects('madero.round-over', 'R132-36');
    given(...over)
      .when(settle)
      .thenNothing();
    given(...over)
      .when(close)
      .thenNothing();
  });

  it('closes only when all is settled [R132-36]', () => {
    given(...onShow)
      .when(close)
      .thenRejects('madero.bet-unsettled', 'R132-36');
    expect(roundAfter(...over).status).toBe('closed');
  });
});
