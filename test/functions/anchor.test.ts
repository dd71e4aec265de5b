import { describe, expect, it } from 'vitest';
import { readCommits } from '../../functions/shared/store.ts';
import { anchorChain } from '../../functions/workflow/anchor.ts';
import { bustDownTo, close, confirm, lock, started } from '../domain/tournament/inPlay.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

const T = 'T1';
const KEY = `${OPERATOR}/chains/${T}/closing-1.json`;
const order = { operator: OPERATOR, tournamentId: T, closing: 1 };
const played = () =>
  pressAfter(T, [...started(7), lock(), ...bustDownTo(2, 7), close(), confirm('E1')]);

describe('The chain of a tournament', () => {
  it('is filed up to its closing, where nobody can rewrite it, and again the same', async () => {
    const { press } = await played();
    await anchorChain(press, order);
    await anchorChain(press, order);
    const commits = await readCommits(press.ports.table, OPERATOR, `tournament/${T}`);
    const closing = commits.findIndex(({ events }) => events[0]?.type === 'TournamentClosed');
    const filed = JSON.parse(Buffer.from(await press.archive.read(KEY)).toString('utf8'));
    expect(filed.links).toEqual(
      commits
        .slice(0, closing + 1)
        .map(({ sequence, recordedAt, hash }) => ({ sequence, recordedAt, hash })),
    );
    expect(JSON.stringify(filed)).not.toMatch(/legajo|"name"|person/);
  });

  it('stops its settlement when it is not the one that was filed', async () => {
    const { press } = await played();
    const other = Buffer.from('{"stream":"tournament/T1","links":[]}');
    await press.archive.putOnce(KEY, other, 'application/json');
    await expect(anchorChain(press, order)).rejects.toThrow('is not the one that was filed');
  });
});
