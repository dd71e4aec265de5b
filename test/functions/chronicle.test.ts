import { describe, expect, it } from 'vitest';
import { evolve } from '../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../domain/tournament/state.ts';
import { GENESIS_HASH } from '../../events/commit.ts';
import { chronicleOf } from '../../functions/papers/chronicle.ts';
import { historyNow, historyUntil } from '../../functions/papers/history.ts';
import { commitAfter } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { announceTables } from '../domain/tournament/multiTable.ts';
import { entryIds, sell } from '../domain/tournament/sitAndGo.ts';
import { history } from '../support/given.ts';
import { commitOf, OPERATOR, pressWith } from './support/press.ts';

const T = 'T1';
const event = { operator: OPERATOR, tournamentId: T };
const FACTS = history(
  announceTables({
    quota: 300,
    scales: [{ entriesMin: 2, entriesMax: 300, sharesBps: [10_000] }],
  }),
  ...entryIds(150).flatMap((entryId) => sell(entryId)),
);
const BEFORE = 280; // more than the states that are kept lie apart

const folded = (count: number): Tournament =>
  FACTS.slice(0, count).reduce<Tournament>(evolve, initialState());

const open = async () => {
  const { press } = await pressWith(T, FACTS.slice(0, BEFORE));
  const { ports } = press;
  const add = (fact: TournamentFact, sequence: number) =>
    ports.table.write([
      commitAfter(
        { state: null, sequence, hash: GENESIS_HASH },
        [fact],
        commitOf(streamOf.tournament(T)),
      ),
    ]);
  return { ports, add };
};

describe('What a container has read of an event', () => {
  it('says of any moment, asked in any order, what its facts say', async () => {
    const { ports } = await open();
    const chronicle = chronicleOf(ports, event);
    await chronicle.readOn();
    for (const count of [270, 3, 256, 257, 280, 255, 1, 280, 100, 269])
      expect(chronicle.stateAfter(count)).toEqual(folded(count));
    expect(chronicle.stateAfter(269)).toBe(chronicle.stateAfter(269));
  });

  it('is read on, once, when a paper is of something that came since', async () => {
    const { ports, add } = await open();
    expect((await historyNow(ports, event)).facts).toHaveLength(BEFORE);
    for (const [index, fact] of FACTS.slice(BEFORE).entries()) await add(fact, BEFORE + index);
    const { state, facts } = await historyUntil(
      ports,
      event,
      'EntryPaid',
      ({ entryId }) => entryId === 'E145',
    );
    expect(state).toEqual(folded(facts.length));
    const both = await Promise.all([historyNow(ports, event), historyNow(ports, event)]);
    for (const now of both) expect(now.facts).toEqual(FACTS);
  });

  it('keeps events apart, also of one name at two operators', async () => {
    const { ports } = await open();
    await historyNow(ports, event);
    const other = { operator: 'other', tournamentId: T };
    await expect(historyNow(ports, other)).rejects.toThrow('tournament.not-announced');
  });
});
