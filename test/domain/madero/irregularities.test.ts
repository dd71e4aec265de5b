import { describe, expect, it } from 'vitest';
import type { RoundCommand } from '../../../domain/madero/commands.ts';
import { ruleOn } from '../../../domain/madero/rulings.ts';
import { boxToAnswer } from '../../../domain/madero/state.ts';
import { REDEAL_ORDERS } from '../../../domain/rulings/redeal.ts';
import {
  answer,
  bet,
  circumstance,
  deal,
  factsOf,
  given,
  noMore,
  open,
  pesos,
  roundAfter,
  rule,
  settle,
  show,
  stop,
} from './table.ts';

const dealt = [open(), bet(1, { bonus: 50 }), bet(2), bet(4), noMore] as const;
const started = [...dealt, ...[1, 2, 4].map((box) => answer('flop', box, 'bet', 200))] as const;
const turnBets = [
  answer('turn', 1, 'bet', 100),
  answer('turn', 2, 'check'),
  answer('turn', 4, 'bet', 100),
];
const onTurn = [...started, deal('Th9h2c')] as const;
const onRiver = [...onTurn, ...turnBets, deal('Ks')] as const;
const returnedOf = (...commands: RoundCommand[]) => {
  const last = factsOf(commands).at(-1);
  return last?.type === 'IrregularityRuled' ? last.returned : [];
};
const total = (...commands: RoundCommand[]) =>
  returnedOf(...commands)
    .flatMap(({ bets }) => Object.values(bets))
    .reduce<number>((sum, amount) => sum + amount, 0);

describe('Irregularities are resolved by the Supervisor of the sector [R132-13] [R132-14]', () => {
  const exposed = { kind: 'deal-error', error: 'card-exposed' } as const;

  it('not by the dealer, nor by the Supervisor of another sector', () => {
    given(...dealt)
      .when(rule(exposed, 'dealer'))
      .thenRejects('madero.role-not-allowed', 'R132-13');
    given(...dealt)
      .when(rule(exposed, 'supervisor', 'B'))
      .thenRejects('table.other-sector', 'R132-13');
    given(...dealt)
      .when(rule(exposed))
      .thenFacts({ type: 'IrregularityRuled' });
    given(...dealt, rule(exposed))
      .when(rule(exposed))
      .thenNothing();
  });
});

describe('Errors of the deal void the whole play [R132-37] [R132-70]', () => {
  it.each(['card-count', 'box-without-ante', 'card-exposed'] as const)(
    '%s before anybody has answered: every bet goes back',
    (error) => {
      const voided = [...dealt, rule({ kind: 'deal-error', error })];
      expect(total(...voided)).toBe(pesos(350));
      expect(roundAfter(...voided).status).toBe('void');
      given(...voided)
        .when(answer('flop', 1, 'bet', 200))
        .thenRejects('madero.round-over', 'R132-36');
      given(...voided)
        .when(stop)
        .thenRejects('madero.round-over', 'R132-36');
      given(...voided)
        .when({ type: 'CloseRound', ...circumstance() })
        .thenNothing();
    },
  );

  it('a card of the bank exposed: antes 300 and bonus 50, 350 returned', () => {
    const voided = [...dealt, rule({ kind: 'bank-card-exposed' })];
    expect(total(...voided)).toBe(pesos(350));
    expect(roundAfter(...voided).rulings[0]?.norm).toBe('R132-70');
  });

  it('gives the credits back too', () => {
    const one = [open(), bet(1, { credits: 3 }), noMore] as const;
    const voided = [...one, rule({ kind: 'bank-card-exposed' })];
    expect(returnedOf(...voided)).toMatchObject([{ box: 1, credits: 3 }]);
  });

  it('is over once betting has started [R132-38]', () => {
    for (const situation of [
      { kind: 'deal-error', error: 'card-count' },
      { kind: 'bank-card-exposed' },
    ] as const)
      given(...dealt, answer('flop', 1, 'fold'))
        .when(rule(situation))
        .thenRejects('madero.betting-started', 'R132-38');
  });
});

describe('Once betting has started an irregular hand is dead [R132-38]', () => {
  const dead = (causedBy: 'house' | 'player') => rule({ kind: 'irregular-hand', box: 4, causedBy });
  const playOn = [
    deal('Th9h2c'),
    answer('turn', 1, 'check'),
    answer('turn', 2, 'check'),
    deal('Ks'),
    answer('river', 1, 'check'),
    answer('river', 2, 'check'),
    deal('3d'),
    show('bank', '4c4d'),
    show(1, '5c5d'),
    show(2, '6c6d'),
    settle,
  ];
  const ofDead = (causedBy: 'house' | 'player') =>
    roundAfter(...started, dead(causedBy), ...playOn).settlement!.boxes[2]!;

  it('box 4 with three cards: dead, boxes 1 and 2 go on', () => {
    const state = roundAfter(...started, dead('house'), ...playOn);
    expect(state.settlement?.boxes.map(({ outcome }) => outcome)).toEqual(['win', 'win', 'dead']);
    given(...started, dead('house'), deal('Th9h2c'))
      .when(answer('turn', 4, 'check'))
      .thenRejects('madero.box-not-in-play', 'R132-27');
  });

  it('has its bets back when the house caused it, and loses them when the player did', () => {
    expect(ofDead('house').returned).toMatchObject({ ante: pesos(100), flop: pesos(200) });
    expect(ofDead('player').returned).toMatchObject({ ante: 0, flop: 0 });
  });

  it('not before', () =>
    given(...dealt)
      .when(dead('house'))
      .thenRejects('madero.betting-not-started', 'R132-37'));

  it('names a box in play', () =>
    given(...started)
      .when(rule({ kind: 'irregular-hand', box: 3, causedBy: 'house' }))
      .thenRejects('madero.box-not-in-play'));
});

describe('An error of the common cards stops the round for the Supervisor [R132-39]', () => {
  const extra = { kind: 'extra-common-cards', street: 'flop' } as const;

  it('nothing goes on until he has ruled', () => {
    given(...started, stop)
      .when(deal('Th9h2c'))
      .thenRejects('madero.round-stopped', 'R132-39');
    given(...started, stop, rule(extra))
      .when(deal('Th9h2c'))
      .thenFacts({ type: 'BoardDealt' });
    given(...started, stop)
      .when(stop)
      .thenNothing();
    given(...started)
      .when({ ...stop, reason: '' } as RoundCommand)
      .thenRejects('madero.reason-missing', 'R132-39');
  });

  it('he rules once the dealer has stopped', () =>
    given(...started)
      .when(rule(extra))
      .thenRejects('madero.round-not-stopped', 'R132-39'));

  it('cards too many are dealt again, even if the extra one is known [R132-39.1] [R132-39.5]', () => {
    const state = roundAfter(...onTurn, stop, rule(extra));
    expect(state.board).toEqual([]);
    expect(state.rulings[0]).toMatchObject({ norm: 'R132-39.1', orders: REDEAL_ORDERS });
    given(...onTurn, stop, rule(extra))
      .when(deal('Qc9d2d'))
      .thenFacts({ type: 'BoardDealt', street: 'flop', burned: false });
  });

  it('takes back what was bet on cards that are dealt again', () => {
    const again = rule({ kind: 'extra-common-cards', street: 'flop' });
    expect(total(...onRiver, stop, again)).toBe(pesos(200));
    expect(roundAfter(...onRiver, stop, again).boxes[0]?.answers).toEqual({
      flop: { answer: 'bet', amount: pesos(200) },
    });
  });

  it('has bank and boxes show again when the fifth card is dealt again', () => {
    const shown = [
      ...onRiver,
      ...[1, 2, 4].map((box) => answer('river', box, 'check')),
      deal('3d'),
      show('bank', '4c4d'),
      show(1, '5c5d'),
    ];
    const again = rule({ kind: 'extra-common-cards', street: 'river' });
    const state = roundAfter(...shown, stop, again);
    expect(state.board).toHaveLength(4);
    expect([state.bank, ...state.boxes.map(({ cards }) => cards)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([0, 2] as const)(
    '%i burned before the flop: fixed, or dealt again if a card was exposed [R132-39.2]',
    (burned) => {
      const hidden = rule({ kind: 'flop-burn', burned, cardExposed: false });
      expect(roundAfter(...started, stop, hidden)).toMatchObject({
        redealOf: null,
        stoppedFor: null,
      });
      expect(roundAfter(...started, stop, hidden).rulings[0]?.norm).toBe('R132-39.2');
      const shown = rule({ kind: 'flop-burn', burned, cardExposed: true });
      expect(roundAfter(...started, stop, shown)).toMatchObject({ redealOf: 'flop' });
    },
  );

  it('a wrong burn: turn bets returned, the choice asked again [R132-39.3]', () => {
    const wrong = rule({ kind: 'wrong-burn', street: 'turn' });
    expect(returnedOf(...onRiver, stop, wrong).map(({ box, bets }) => [box, bets.turn])).toEqual([
      [1, pesos(100)],
      [4, pesos(100)],
    ]);
    const state = roundAfter(...onRiver, stop, wrong);
    expect(state.board).toHaveLength(3);
    expect(boxToAnswer(state)?.box).toBe(1);
    given(...onRiver, stop, wrong)
      .when(answer('turn', 1, 'check'))
      .thenFacts({ type: 'BoxAnswered', street: 'turn', answer: 'check' });
  });

  it('a card shown with box 4 to answer: the answer is taken, then it is dealt again [R132-39.4]', () => {
    const early = rule({ kind: 'dealt-before-answers', street: 'turn' });
    const waiting = [...onTurn, ...turnBets.slice(0, 2), stop, early] as const;
    expect(boxToAnswer(roundAfter(...waiting))?.box).toBe(4);
    given(...waiting, turnBets[2]!)
      .when(deal('Ks'))
      .thenFacts({ type: 'BoardDealt', street: 'turn', burned: false });
    expect(roundAfter(...waiting).rulings[0]?.orders.slice(1)).toEqual(REDEAL_ORDERS);
  });
});

describe('Conduct [R132-68] [R132-69]', () => {
  it('two boxes that share their cards are dead, bets lost, with the infraction', () => {
    const shared = rule({ kind: 'information-shared', boxes: [1, 4] });
    const state = roundAfter(...started, shared);
    expect(state.boxes.map(({ dead }) => dead?.bets ?? null)).toEqual(['lost', null, 'lost']);
    expect(state.rulings[0]?.infraction).toBe('madero-information-shared');
  });

  it('cards out of sight or off the cloth are an infraction, and the round goes on', () => {
    const ruling = ruleOn({ kind: 'cards-out-of-sight', box: 2 });
    expect(ruling).toMatchObject({ norm: 'R132-68', effect: { kind: 'none' } });
    expect(ruling.infraction).toBe('madero-cards-out-of-sight');
    expect(roundAfter(...started, rule({ kind: 'cards-out-of-sight', box: 2 })).status).toBe(
      'in-play',
    );
  });
});

describe('What is not foreseen, management decides with the LNSE [R132-73]', () => {
  const decision = (text: string, changes: object = {}) =>
    rule({
      kind: 'not-foreseen',
      text,
      management: circumstance('director').by,
      inspector: 'Inspectora Prueba',
      ...changes,
    });

  it('is recorded with its text and both names', () => {
    expect(roundAfter(...started, decision('Se repite el pase')).rulings[0]).toMatchObject({
      norm: 'R132-73',
      situation: { text: 'Se repite el pase', inspector: 'Inspectora Prueba' },
    });
    given(...started)
      .when(decision(' '))
      .thenRejects('madero.reason-missing', 'R132-73');
  });

  it('is of operations management and the inspector, whoever records it', () => {
    for (const role of ['supervisor', 'dealer', 'cashier'] as const)
      given(...started)
        .when(decision('Se repite el pase', { management: circumstance(role).by }))
        .thenRejects('madero.role-not-allowed', 'R132-73');
    given(...started)
      .when(decision('Se repite el pase', { inspector: ' ' }))
      .thenRejects('madero.reason-missing', 'R132-73');
  });

  it('may cancel the round in play: 350 of antes and bonus, 600 of flop bets go back', () => {
    const cancelled = decision('Corte de luz: se anula el pase', { voidsRound: true });
    expect(total(...started, cancelled)).toBe(pesos(950));
    expect(roundAfter(...started, cancelled)).toMatchObject({
      status: 'void',
      rulings: [{ norm: 'R132-73', effect: { kind: 'void' } }],
    });
    given(...started, cancelled)
      .when({ ...cancelled, rulingId: 'again' })
      .thenRejects('madero.round-over', 'R132-36');
  });

  it('also after the round, once; nothing else is ruled on then', () => {
    const over = [...dealt, rule({ kind: 'bank-card-exposed' })] as const;
    const decided = roundAfter(...over, decision('Se paga igual'));
    expect(decided.status).toBe('void');
    expect(decided.rulings.at(-1)).toMatchObject({ norm: 'R132-73', effect: { kind: 'none' } });
    given(...over)
      .when(rule({ kind: 'cards-out-of-sight', box: 1 }))
      .thenRejects('madero.round-over', 'R132-36');
  });
});
