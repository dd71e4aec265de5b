import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { tableHand } from '../../../functions/tournaments/playedHand.ts';
import { given, history } from '../../support/given.ts';
import { stateOf, underWay } from './chips.ts';
import { entries, event, fourTakesIt, posted, record, setting, shown } from './playedHands.ts';

/** The button at seat 2, the small blind at seat 3, the big one at seat 4, which wins it all. */
const smallBlindOut = record(
  1,
  posted('5f 6f 7f 8f 9f 1f 2f 3a 4c', {
    board: parseCards('2h3h9sTcJd'),
    shown: shown('3KsKh 4AsAd'),
  }),
);
const folds = posted('6f 7f 8f 9f 1f 2f 4f');

describe('Rules approved for cash fill what those of tournaments leave open [R123-II-1]', () => {
  it('the button after an elimination: it stays, and both articles are cited', () => {
    const { playedHands } = stateOf(...event, smallBlindOut, record(2, folds));
    expect(playedHands.last[1]?.positions).toMatchObject({
      button: 2,
      smallBlind: 4,
      bigBlind: 5,
    });
    expect(() => history(...event, smallBlindOut, record(2, folds, { button: 4 }))).toThrow(
      expect.objectContaining({
        code: 'tournament.button-differs',
        norm: 'R40-77',
        facts: expect.objectContaining({ due: 2, supplementary: 'R123-II-1' }),
      }),
    );
  });

  it('where nobody is out that of tournaments stands alone', () =>
    given(history(...event, fourTakesIt))
      .when(record(2, folds, { button: 4 }))
      .thenRejects('tournament.button-differs', 'R123-II-31'));
});

describe('Cards are dealt from the left of the button, one at a time [R123-II-49]', () => {
  const order = (...commands: readonly TournamentCommand[]) => {
    const last = stateOf(...commands).playedHands.last[1];
    return last && tableHand(1, last).dealOrder;
  };
  const round = [3, 4, 5, 6, 7, 8, 9, 1, 2];

  it('two rounds over those with chips', () => {
    expect(order(...event, fourTakesIt)).toEqual([...round, ...round]);
    const left = [4, 5, 6, 7, 8, 9, 1, 2];
    expect(order(...event, smallBlindOut, record(2, folds))).toEqual([...left, ...left]);
  });

  it('seated or not', () => {
    const absent = underWay(
      [9, 9],
      entries(18).filter((entryId) => entryId !== 'E7'),
      setting,
    );
    const hand = record(1, posted('5f 6f 8f 9f 1f 2f 3f'));
    expect(order(...absent, hand)).toEqual([...round, ...round]);
  });
});
