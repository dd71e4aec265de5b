import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { poolOf, standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, history } from '../../support/given.ts';
import { disqualify, eliminate, lock, started, withdraw } from './inPlay.ts';
import { threePlaces, twoPlaces } from './sitAndGo.ts';

type CaseExit =
  | {
      kind: 'elimination';
      hand: number;
      out: readonly { entry: number; chipsAtStart: number }[];
    }
  | { kind: 'withdrawal' | 'disqualification'; entry: number };
type Case = {
  id: string;
  terms: { IN: { price: number; prizeBps: number } };
  entries: readonly unknown[];
  prizeUnit: number;
  payoutBps: readonly number[];
  exits: readonly CaseExit[];
  expect: { pool: number; placePrizes: readonly number[]; classification: readonly object[] };
};

const path = new URL('../../cases/tournament-settlement.jsonl', import.meta.url);
const cases = readFileSync(path, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Case)
  .filter(({ id }) => id.startsWith('sng-'));

describe('Every Sit & Go of the cases, played [R123-I-68] [R123-I-70] [R123-IV-11.3]', () => {
  it('has some', () => expect(cases.length).toBeGreaterThan(10));

  it.each(cases)('$id ends with the prizes expected, to the centavo', (one) => {
    const state = fold(history(...played(one))) as AnnouncedTournament;
    const { pool, placePrizes, classification } = one.expect;
    expect(poolOf(state)).toBe(pool);
    expect(state.lock?.placePrizes).toEqual(placePrizes);
    expect(standingsOf(state)).toEqual(
      classification.map((row) => ({ disqualified: false, ...row })),
    );
  });
});

const played = ({ terms, entries, prizeUnit, payoutBps, exits }: Case): TournamentCommand[] => {
  const scale = entries.length < 10 ? twoPlaces : threePlaces;
  const characteristics = {
    price: centavos(terms.IN.price),
    prize: { bps: terms.IN.prizeBps },
    prizeUnit: centavos(prizeUnit),
    scales: [twoPlaces, threePlaces].map((any) =>
      any === scale ? { ...scale, sharesBps: payoutBps } : any,
    ),
  };
  let hand = 1;
  const out = exits.map((exit) => {
    if (exit.kind === 'elimination') hand = exit.hand;
    return toCommand(exit, hand);
  });
  return [...started(entries.length, characteristics), lock(), ...out];
};

const toCommand = (exit: CaseExit, hand: number): TournamentCommand => {
  if (exit.kind !== 'elimination') {
    const entryId = `E${exit.entry}`;
    if (exit.kind === 'withdrawal') return withdraw(entryId, hand, 1_000);
    return disqualify(hand, { [entryId]: 1_000 });
  }
  const out = exit.out.map(({ entry, chipsAtStart }) => [`E${entry}`, chipsAtStart]);
  return eliminate(hand, Object.fromEntries(out));
};
