import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, DECK, rankOf, suitOf } from '../../../domain/cards/card.ts';
import { categoryOf } from '../../../domain/cards/categories.ts';
import { strengthOf } from '../../../domain/cards/strength.ts';
import { Rejection } from '../../../domain/errors.ts';
import type { Street } from '../../../domain/madero/bets.ts';
import { decide } from '../../../domain/madero/decide.ts';
import { evolve } from '../../../domain/madero/evolve.ts';
import { type CompleteRound, playRound } from '../../../domain/madero/playRound.ts';
import { initialState, type Round } from '../../../domain/madero/state.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import {
  answer,
  bet,
  circumstance,
  deal,
  noMore,
  open,
  pesos,
  rule,
  settle,
  show,
  stop,
  TERMS,
} from './table.ts';

const someBets = fc.record({
  ante: fc.integer({ min: 100, max: 5_000 }).map(pesos),
  folds: fc.boolean(),
  turn: fc.boolean(),
  river: fc.boolean(),
  bonus: fc.option(fc.integer({ min: 25, max: 500 }).map(pesos), { nil: centavos(0) }),
  credits: fc.integer({ min: 0, max: 5 }),
});

const someRound = fc
  .record({
    bets: fc.array(someBets, { minLength: 1, maxLength: 7 }),
    cards: fc.shuffledSubarray([...DECK], { minLength: 21, maxLength: 21 }),
  })
  .map(
    ({ bets, cards }): CompleteRound => ({
      roundId: 'R',
      tableId: 'T',
      number: 1,
      terms: TERMS,
      meterFailure: null,
      specials: null,
      board: cards.slice(0, 5),
      bank: cards.slice(5, 7),
      boxes: bets.map(({ folds, turn, river, ante, bonus, credits }, place) => ({
        box: place + 1,
        player: `P${place + 1}`,
        ante,
        bonus,
        credits,
        flop: centavos(folds ? 0 : 2 * ante),
        turn: centavos(!folds && turn ? ante : 0),
        river: centavos(!folds && river ? ante : 0),
        cards: folds ? null : cards.slice(7 + 2 * place, 9 + 2 * place),
      })),
    }),
  );

const play = (complete: CompleteRound) => playRound(complete, circumstance());
const settled = (complete: CompleteRound) => play(complete).state.settlement!.boxes;

describe('Any round [R132-1] [R132-2] [R132-18] [R132-36]', () => {
  it('comes to its end, and its facts say all of it', () => {
    fc.assert(
      fc.property(someRound, (complete) => {
        const { facts, state } = play(complete);
        expect(state.status).toBe('closed');
        expect(facts.reduce(evolve, initialState())).toEqual(state);
      }),
    );
  });

  it('gives back nothing, the stake or twice the stake of a bet against the bank', () => {
    const factor = { win: 2, tie: 1, lose: 0, fold: 0, dead: 0 };
    fc.assert(
      fc.property(someRound, (complete) => {
        for (const { outcome, bets, returned } of settled(complete)) {
          for (const street of ['flop', 'turn', 'river'] satisfies Street[])
            expect(returned[street]).toBe(factor[outcome] * bets[street]);
          const ante =
            outcome === 'win' ? [bets.ante, 2 * bets.ante] : [factor[outcome] * bets.ante];
          expect(ante).toContain(returned.ante);
        }
      }),
    );
  });

  it('settles each box as if it had played alone', () => {
    fc.assert(
      fc.property(someRound, (complete) => {
        const alone = complete.boxes.flatMap((box) => settled({ ...complete, boxes: [box] }));
        expect(settled(complete)).toEqual(alone);
      }),
    );
  });

  it('does not depend on the suits [R132-6]', () => {
    const turned = (cards: readonly Card[]) =>
      cards.map((card) => (rankOf(card) * 4 + ((suitOf(card) + 1) % 4)) as Card);
    fc.assert(
      fc.property(someRound, (complete) => {
        const other = {
          ...complete,
          board: turned(complete.board),
          bank: turned(complete.bank),
          boxes: complete.boxes.map((box) => ({ ...box, cards: box.cards && turned(box.cards) })),
        };
        const returned = (round: CompleteRound) =>
          settled(round).map((box) => [box.outcome, box.returned, box.jackpot]);
        expect(returned(other)).toEqual(returned(complete));
      }),
    );
  });
});

describe('Any commands', () => {
  const commands = [
    open(),
    ...[1, 2].map((box) => bet(box, { bonus: 50, credits: 1 })),
    noMore,
    ...[1, 2].flatMap((box) =>
      (['flop', 'turn', 'river'] as const).flatMap((street) => [
        answer(street, box, 'bet', street === 'flop' ? 200 : 100),
        answer(street, box, street === 'flop' ? 'fold' : 'check'),
      ]),
    ),
    deal('Th9h2c'),
    deal('Ks'),
    deal('3d'),
    show('bank', '4c4d'),
    show(1, '5c5d'),
    show(2, '6c6d'),
    stop,
    rule({ kind: 'extra-common-cards', street: 'turn' }),
    rule({ kind: 'wrong-burn', street: 'river' }),
    rule({ kind: 'irregular-hand', box: 2, causedBy: 'house' }),
    settle,
  ];

  it('are taken or refused, and what is refused changes nothing', () => {
    const order = fc.array(fc.constantFrom(...commands), { maxLength: 60 });
    fc.assert(
      fc.property(order, (some) => {
        let state: Round = initialState();
        for (const command of some) {
          const before = structuredClone(state);
          try {
            state = decide(command, state).reduce(evolve, state);
          } catch (error) {
            if (!(error instanceof Rejection)) throw error;
            expect(state).toEqual(before);
          }
        }
      }),
    );
  });
});

describe('Equal straight flushes and royals do not meet at one table [R132-52] [R132-53]', () => {
  it('for no flop: each class has one pair of cards that makes it', () => {
    const suit = DECK.filter((card) => suitOf(card) === 0);
    for (const flop of subsets(suit, 3)) {
      const rest = suit.filter((card) => !flop.includes(card));
      const classes = subsets(rest, 2)
        .map((own) => strengthOf([...own, ...flop]))
        .filter((one) => ['royal-flush', 'straight-flush'].includes(categoryOf(one)));
      expect(new Set(classes).size).toBe(classes.length);
    }
  });
});

const subsets = (cards: readonly Card[], size: number): Card[][] => {
  if (size === 0) return [[]];
  return cards.flatMap((card, place) =>
    subsets(cards.slice(place + 1), size - 1).map((others) => [card, ...others]),
  );
};
