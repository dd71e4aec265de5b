import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import { chips } from '../../../domain/money/chips.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import type { MultiTableCharacteristics } from '../../../domain/tournament/commands.ts';
import type { MoneyCommandOf } from '../../../domain/tournament/moneyCommands.ts';
import { given, history } from '../../support/given.ts';
import { level, on, stateOf, underWay } from './chips.ts';
import {
  chipsOf,
  entries,
  posted,
  record,
  setting,
  shown,
  stacksOf,
  voidHand,
} from './playedHands.ts';
import { buy } from './rebuys.ts';

/** Tables that record their hands, in an event with one rebuy and an add-on after level 2. */

const prize = { bps: 9000 };
const rebuy = { price: centavos(1_500_00), prize, chips: chips(10_000), max: 1, stackMax: null };
const addOn = { price: centavos(1_000_00), prize, chips: chips(15_000), afterLevel: 2 };
const sold = (changes: Partial<MultiTableCharacteristics> = {}) =>
  underWay([9, 9], entries(18), {
    ...setting,
    rebuy: { ...rebuy, throughLevel: 1 },
    addOn: null,
    ...changes,
  });
const event = sold();
const again = (entryId: string, hand: number | null, minute = 5) =>
  buy(entryId, ['RB'], { table: 1, hand, ...on('cashier', minute) });
const board = parseCards('2h3h9sTcJd');
/** E5 and E6 all-in for what they have; E5 has the better hand. */
const sixLoses = (hand: number, rest = '7f 8f 9f 1f 2f 3f 4f', changes = {}) =>
  record(hand, posted(`5a 6a ${rest}`, { board, shown: shown('5AsAd 6KsKh') }), changes);
const exits = (facts: ReturnType<typeof history>) =>
  facts.flatMap((fact) => (fact.type === 'EntriesEliminated' ? fact.out : []));

describe('Chips bought in a hand are not played in it [R123-I-53]', () => {
  it('announced in hand 1, they cannot be bet in it and are there in hand 2', () => {
    const bought = [...event, again('E6', 1)];
    expect(
      stacksOf(stateOf(...bought, record(1, posted('5f 6f 7f 8f 9f 1f 2f 3f')))),
    ).toMatchObject({
      4: 10_300,
      6: 19_975,
    });
    // Hand 1 is played with the 10,000 of its start.
    const lost = stateOf(...bought, sixLoses(1));
    expect([chipsOf(lost, 'E5'), chipsOf(lost, 'E6')]).toEqual([20_475, 10_000]);
    expect(chipsInPlay(lost)).toBe(190_000);
    given(history(...bought))
      .when(record(1, posted('5f 6r10001')))
      .thenRejects('hand.beyond-stack', 'R123-II-77');
  });

  it('between hands they are in the next one', () =>
    expect(
      chipsOf(
        stateOf(...event, again('E6', null), record(1, posted('5f 6f 7f 8f 9f 1f 2f 3f'))),
        'E6',
      ),
    ).toBe(19_975));

  it('and stay bought when the hand is void', () => {
    const voided = stateOf(...event, again('E6', 1), sixLoses(1), voidHand('hand 1'));
    expect([chipsOf(voided, 'E5'), chipsOf(voided, 'E6')]).toEqual([10_000, 20_000]);
  });
});

describe('Who lost the last chips is out unless he may buy more [R123-I-54] [R123-I-57]', () => {
  it('at once where nothing is sold', () =>
    expect(exits(history(...sold({ rebuy: null }), sixLoses(1)))).toMatchObject([
      { entryId: 'E6', chipsAtStart: 10_000, table: 1 },
    ]));

  it('not while a rebuy is left to him, nor once he bought one in that hand', () => {
    expect(exits(history(...event, sixLoses(1)))).toEqual([]);
    expect(exits(history(...event, again('E6', 1), sixLoses(1)))).toEqual([]);
    const paid = stateOf(...event, sixLoses(1), again('E6', null, 7));
    expect(chipsOf(paid, 'E6')).toBe(10_000);
  });

  it('at once with the limit used, or the period over', () => {
    const all = { rebuy: { ...rebuy, max: 1, throughLevel: 3 } };
    const second = [
      ...sold(all),
      sixLoses(1),
      again('E6', null, 7),
      record(2, posted('6a 7f 8f 9f 1f 2f 3f 4f 5c', { board, shown: shown('5AsAd 6KsKh') })),
    ];
    expect(exits(history(...second))).toMatchObject([{ entryId: 'E6', chipsAtStart: 10_000 }]);
    const later = [...event, level(2, 5), sixLoses(1)];
    expect(exits(history(...later))).toMatchObject([{ entryId: 'E6' }]);
  });
});

describe('Who busts before the add-on may take it [R123-I-56] [R123-I-57]', () => {
  const offered = sold({ rebuy: null, addOn });
  const openAddOns = { type: 'OpenAddOns', reason: 'Pausa', ...on('supervisor', 7) } as const;
  const take: MoneyCommandOf<'PayPurchase'> = buy('E6', ['AD'], {
    table: 1,
    ...on('cashier', 8),
  });

  it('in the level before its pause: he stays, and goes on with the 15,000 of the add-on', () => {
    const last = [...offered, level(2, 5), sixLoses(1)];
    expect(exits(history(...last))).toEqual([]);
    expect(chipsOf(stateOf(...last, openAddOns, take), 'E6')).toBe(15_000);
  });

  it('but not levels before it', () =>
    expect(exits(history(...offered, sixLoses(1)))).toMatchObject([{ entryId: 'E6' }]));
});
