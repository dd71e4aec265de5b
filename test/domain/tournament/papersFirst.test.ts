import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Rejection } from '../../../domain/errors.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { chipsInPlay } from '../../../domain/tournament/chipsInPlay.ts';
import { decide } from '../../../domain/tournament/decide.ts';
import { allEntries } from '../../../domain/tournament/entries.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import { prizeLock, standingsOf } from '../../../domain/tournament/prizes.ts';
import { type AnnouncedTournament, initialState } from '../../../domain/tournament/state.ts';
import { settle } from '../../../functions/papers/settled.ts';
import { ANNOUNCED, PAPERS, type Paper } from './papersFirst.ts';
import { by } from './rebuys.ts';

const post = (state: AnnouncedTournament, command: Parameters<typeof decide>[0]) =>
  decide(command, state).reduce(evolve, state) as AnnouncedTournament;

const announced = decide(ANNOUNCED, initialState()).reduce(
  evolve,
  initialState(),
) as AnnouncedTournament;

/** The clerk takes whatever lies on top, as long as what it needs is posted. */
const inOrderOf = (priorities: readonly number[]): Paper[] => {
  const left = PAPERS.map((paper, index) => ({ paper, priority: priorities[index] ?? 0 })).sort(
    (one, other) => one.priority - other.priority,
  );
  const order: Paper[] = [];
  while (left.length > 0) {
    const posted = new Set(order.map(({ id }) => id));
    const next = left.findIndex(({ paper }) => paper.after.every((id) => posted.has(id)));
    order.push(...left.splice(next, 1).map(({ paper }) => paper));
  }
  return order;
};

const postAll = (papers: readonly Paper[]): AnnouncedTournament => {
  const posted = papers.reduce((state, { command }) => post(state, command(state)), announced);
  // A late rebuy makes the lock stale, and it is locked anew.
  if (prizeLock(posted).status !== 'stale') return posted;
  return post(posted, { type: 'LockPrizes', ...by('director', '23:59') });
};

/** Money by table and code, split, prizes, and who finished where; entries by their forms. */
const outcomeOf = (state: AnnouncedTournament) => {
  const { classification: _, ...money } = settle(state, LEGAL_REGIMES);
  const entryOf = (number: number) =>
    allEntries(state).find(({ sale }) => sale?.entryNumber === number)?.entryId;
  return {
    money,
    chips: chipsInPlay(state),
    standings: standingsOf(state).map(({ entry, ...standing }) => ({
      ...standing,
      entryId: entryOf(entry),
    })),
  };
};

const LISTED = postAll(PAPERS);

/** The network was cut: everything is on paper, with its hour, and is posted afterwards. */
describe('Papers that are posted later, in any order that the rules allow [R123-IV-6.p4]', () => {
  it('settle as if they had been posted when they were written', () =>
    fc.assert(
      fc.property(priorities, (asked) => {
        expect(outcomeOf(postAll(inOrderOf(asked)))).toEqual(outcomeOf(LISTED));
      }),
      { numRuns: 40 },
    ));

  it('rank by the hour when it happened who left, whatever was posted first [R123-I-68]', () => {
    const { standings } = outcomeOf(LISTED);
    expect(standings.map(({ entryId }) => entryId)).toEqual([
      'E1',
      'E2',
      'E7',
      'E5',
      'E8',
      'E4',
      'E3',
      'E6',
    ]);
    const backwards = PAPERS.map(({ id }, index) => (id.startsWith('hand') ? -index : index));
    const order = inOrderOf(backwards);
    const hands = order.filter(({ id }) => id.startsWith('hand')).map(({ id }) => id);
    expect(hands.slice(0, 2)).not.toEqual(['hand 20', 'hand 21']);
    expect(outcomeOf(postAll(order)).standings).toEqual(standings);
  });

  it('are refused without a word why, when an exit comes after a later one', () => {
    const [first, second] = ['hand 20', 'hand 21'].map((id) =>
      PAPERS.findIndex((one) => one.id === id),
    );
    const before = PAPERS.slice(0, first);
    const later = [...before, PAPERS[second ?? 0]!].reduce(
      (state, { command }) => post(state, command(state)),
      announced,
    );
    const late = PAPERS[first ?? 0]!.command(later);
    const unsaid = { ...late, reportedLate: null } as typeof late;
    expect(() => decide(unsaid, later)).toThrow(
      expect.objectContaining({ code: 'tournament.time-backwards' }),
    );
    expect(() => decide(unsaid, later)).toThrow(Rejection);
    expect(decide(late, later)).toHaveLength(1);
  });
});

const priorities = fc.array(fc.nat(1_000), {
  minLength: PAPERS.length,
  maxLength: PAPERS.length,
});
