import { describe, expect, it } from 'vitest';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { fileOnce } from '../../functions/documents/register.ts';
import { issueClassification } from '../../functions/papers/orders/classification.ts';
import type { Scene } from '../../functions/tournaments/act.ts';
import { isReceiptIssued } from '../../functions/tournaments/receipt.ts';
import { bustDownTo, confirm, lock, started, undo } from '../domain/tournament/inPlay.ts';
import { fold, history } from '../support/given.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

const confirmed = [...started(7), lock(), ...bustDownTo(2, 7), confirm('E2')];
const handed = { entryId: 'E2', confirmation: 1, classification: { point: 9, number: 2 } };

/** A desk that pays; `meanwhile` happens while it waits. */
const desk = async (commands = confirmed, meanwhile: (pause: number) => unknown = () => null) => {
  const { press, table } = await pressAfter('T1', commands);
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
    await meanwhile(pauses);
  };
  const ports = { ...press.ports, table, pause };
  const state = fold(history(...commands)) as AnnouncedTournament;
  const scene = { ports, operator: OPERATOR, state } as unknown as Scene;
  const order = { operator: OPERATOR, tournamentId: 'T1', entryId: 'E2', confirmation: 1 };
  return {
    issue: () => issueClassification(press, order),
    file: async () => {
      const { paper } = await issueClassification(press, order);
      await fileOnce(table, paper, paper.hash, []);
    },
    look: (changes: object = {}) => isReceiptIssued(scene, { ...handed, ...changes }),
    pauses: () => pauses,
  };
};

describe('A prize is paid against a receipt that exists [R123-I-66] [R123-IV-9.1]', () => {
  it('finds it filed, at once', async () => {
    const { file, look, pauses } = await desk();
    await file();
    expect([await look(), pauses()]).toEqual([true, 0]);
  });

  it('waits for the one on its way', async () => {
    const here: { file?: () => Promise<void> } = {};
    const { file, look, pauses } = await desk(confirmed, (pause) => pause === 3 && here.file?.());
    here.file = file;
    expect([await look(), pauses()]).toEqual([true, 3]);
  });

  it('has a number and no files: that is not a receipt yet; and the wait ends', async () => {
    const { issue, look, pauses } = await desk();
    await issue();
    expect([await look(), pauses()]).toEqual([false, 23]);
  });

  it('does not wait for what nobody makes', async () => {
    const { look, pauses } = await desk();
    expect(await look({ confirmation: 2 })).toBe(false);
    expect(await look({ entryId: 'E1' })).toBe(false);
    const undone = await desk([...confirmed, undo('exit E2')]);
    expect(await undone.look()).toBe(false);
    expect([pauses(), undone.pauses()]).toEqual([0, 0]);
  });
});
