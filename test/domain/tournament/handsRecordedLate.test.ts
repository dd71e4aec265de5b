import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import { chips } from '../../../domain/money/chips.ts';
import { given, history } from '../../support/given.ts';
import { deal, level, on, stateOf, underWay } from './chips.ts';
import { bust } from './multiTable.ts';
import { entries, event, posted, record, setting, shown } from './playedHands.ts';

/** Hands of table 1 fold to the big blind; nine sit there unless said. */
const folds = posted('5f 6f 7f 8f 9f 1f 2f 3f');
const at = (minute: number) => on('dealer', minute);
const recorded = { type: 'HandOpened' } as const;

describe('A hand recorded whole waits as one that is only opened [R123-I-98] [R123-I-17]', () => {
  const ten = [...underWay([5, 5], entries(10), setting)];
  const nine = [...ten, { ...bust('x1', 1, 'E10'), ...on('supervisor', 20) }];
  const hand = posted('5f 1f 2f 3f');
  const drawn = record(1, hand).buttonCards.slice(0, 5);

  it('with nine left no table plays before the final one is drawn', () => {
    given(history(...ten))
      .when(record(1, hand, { buttonCards: drawn, ...at(20) }))
      .thenFacts(recorded, { type: 'HandPlayed' });
    for (const minute of [20, 21])
      given(history(...nine))
        .when(record(1, hand, { buttonCards: drawn, ...at(minute) }))
        .thenRejects('tournament.final-table-due', 'R123-I-17');
  });

  it('but the hand that was being played then is finished, and recorded once', () => {
    const begun = record(1, hand, { buttonCards: drawn, ...at(19) });
    given(history(...nine))
      .when(begun)
      .thenFacts(recorded, { type: 'HandPlayed' });
    given(history(...nine, begun))
      .when(begun)
      .thenNothing();
    given(history(...nine, begun))
      .when(record(2, posted('1f 2f 3f 4f'), at(20)))
      .thenRejects('tournament.final-table-due', 'R123-I-17');
  });
});

describe('A hand of the first level is recorded after it [R123-I-39] [R123-II-46]', () => {
  const absent = underWay([9, 9], entries(17), setting);
  const second = [...absent, level(2, 30)];

  it('although somebody absent is still to be removed', () => {
    given(history(...second))
      .when(record(1, folds, at(29)))
      .thenFacts({ ...recorded, level: 1 }, { type: 'HandPlayed', level: 1 });
    given(history(...second))
      .when(record(1, folds, at(30)))
      .thenRejects('tournament.absent-not-removed', 'R123-I-39');
  });

  it('although its smallest chips have left since [R123-II-13]', () => {
    const retirements = [{ denomination: chips(25), afterLevel: 1 }];
    const levels = setting.levels.map((one) =>
      one.level === 1 ? one : { ...one, ante: chips(0) },
    );
    const terms = { ...setting, levels, retirements };
    const colored = [...underWay([9, 9], entries(18), terms), level(2, 30)];
    given(history(...colored))
      .when(record(1, folds, at(29)))
      .thenFacts({ ...recorded, level: 1 }, {});
    given(history(...colored))
      .when(record(1, folds, at(30)))
      .thenRejects('tournament.color-up-pending', 'R123-II-13');
    // 825 among three are 275 each in the chips of that level [R123-II-114].
    const tie = posted('5c 6f 7f 8f 9f 1f 2f 3c 4x 3x 4x 5x 3x 4x 5x 3x 4x 5x', {
      board: parseCards('AhKdQsJsTc'),
      shown: shown('32h2d 43h3d 54h4d'),
    });
    const { won } = stateOf(...colored, record(1, tie, at(29))).playedHands;
    expect([won['E3'], won['E4'], won['E5']]).toEqual([50, 50, 50]);
  });
});

describe('A hand that began before hand-for-hand is of no round [R123-I-19]', () => {
  const inRounds = [
    ...event,
    {
      type: 'SetHandForHand',
      settingId: 'on',
      on: true,
      reason: 'Burbuja',
      ...on('director', 20),
    } as const,
  ];

  it('and is finished; the next waits for the signal', () => {
    const begun = deal(1, 1, at(19));
    given(history(...inRounds))
      .when(begun)
      .thenFacts({ ...recorded, round: null });
    for (const minute of [20, 21])
      given(history(...inRounds, begun))
        .when(deal(1, 2, at(minute)))
        .thenRejects('tournament.round-not-released', 'R123-I-19');
    given(history(...inRounds, begun))
      .when(begun)
      .thenNothing();
  });

  it('so who loses the last chips in it is out with it', () => {
    const allIn = posted('5a 6a 7f 8f 9f 1f 2f 3f 4f', {
      board: parseCards('2h3h9sTcJd'),
      shown: shown('5AsAd 6KsKh'),
    });
    given(history(...inRounds))
      .when(record(1, allIn, at(19)))
      .thenFacts({ ...recorded, round: null }, {}, { type: 'EntriesEliminated', hand: 1 });
  });
});
