import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { issueClassification } from '../../functions/papers/orders/classification.ts';
import { cellText } from '../../reports/format/cell.ts';
import { confirm, eliminate, lock, started } from '../domain/tournament/inPlay.ts';
import { bust, playing } from '../domain/tournament/multiTable.ts';
import { at, by } from '../domain/tournament/sitAndGo.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

/** E1 to E3 at table 1, E4 to E6 at table 2; the third prize is shared by who falls at once. */
const receiptOf = async (...fall: readonly TournamentCommand[]) => {
  const commands = [
    ...playing([3, 3]),
    lock(),
    bust('x1', 3, 'E1'),
    bust('x2', 4, 'E4'),
    ...fall,
    confirm('E2'),
  ];
  const { press, read } = await pressAfter('T1', commands);
  const order = { operator: OPERATOR, tournamentId: 'T1', entryId: 'E2', confirmation: 1 };
  const { paper } = await issueClassification(press, order);
  return read(paper.modelKey);
};

const text = (paper: object): string => JSON.stringify(paper);
const ROUND: readonly TournamentCommand[] = [
  { type: 'SetHandForHand', settingId: 's1', on: true, reason: 'Burbuja', ...by('director') },
  { type: 'ReleaseRound', round: 1, ...by('director') },
  { type: 'ReportRound', round: 1, table: 1, ...by('dealer') },
  { type: 'ReportRound', round: 1, table: 2, ...by('dealer') },
];
const orderUnknown = { simultaneous: 'order-unknown' } as const;

describe('A receipt says why a place is shared', () => {
  it('the order at two tables is unknown [R123-I-71]', async () => {
    const paper = await receiptOf({ ...bust('x3', 9, 'E2', 'E5'), ...orderUnknown });
    expect(text(paper)).toContain('en mesas diferentes sin que pueda determinarse el orden');
    expect(text(paper)).not.toContain('la misma mesa');
  });

  it('they fell in the same simultaneous hand at two tables [R123-I-72]', async () => {
    const both = { ...bust('x3', 1, 'E2', 'E5'), simultaneous: 'hand-for-hand' } as const;
    const one = { ...bust('x3', 1, 'E2'), simultaneous: 'hand-for-hand' } as const;
    const other = { ...bust('x4', 1, 'E5'), simultaneous: 'hand-for-hand' } as const;
    for (const exits of [[both], [one, other]]) {
      const paper = await receiptOf(...ROUND, ...exits);
      expect(text(paper)).toContain('en la misma mano, con manos simultáneas');
      expect(text(paper)).toContain('1, manos simultáneas');
      expect(text(paper)).not.toContain('la misma mesa');
    }
  });

  it('equal chips at one table, in simultaneous hands too [R123-I-70]', async () => {
    const paper = await receiptOf({ ...bust('x3', 9, 'E2', 'E3'), ...orderUnknown });
    expect(text(paper)).toContain('en la misma mano y la misma mesa con igual cantidad de fichas');
  });
});

describe('The receipt of the winner [R123-IV-9.1]', () => {
  const endOf = async (...commands: readonly TournamentCommand[]) => {
    const confirmed = confirm('E1', { occurredAt: at(55) });
    const { press, read } = await pressAfter('T1', [...started(7), lock(), ...commands, confirmed]);
    const order = { operator: OPERATOR, tournamentId: 'T1', entryId: 'E1', confirmation: 1 };
    const { blocks } = await read((await issueClassification(press, order)).paper.modelKey);
    const end = blocks.find((one) => one.block === 'facts' && one.heading === 'Final del torneo');
    return end?.block === 'facts' ? end.rows[0]?.slice(1).map(({ value }) => cellText(value)) : [];
  };
  const others = [7, 6, 5, 4].map((entry, index) =>
    eliminate(index + 1, { [`E${entry}`]: 1_000 }, { occurredAt: at(31 + index) }),
  );

  it('says when the event ended, with its last exit, not when it was confirmed', async () => {
    const third = eliminate(9, { E3: 1_000 }, { occurredAt: at(40) });
    const second = eliminate(12, { E2: 1_000 }, { occurredAt: at(48) });
    expect(await endOf(...others, third, second)).toEqual([
      '09/05/2014 20:48:00 (UTC-03:00)',
      '12',
    ]);
  });

  it('is of the hand that left him alone, though another was reported after it', async () => {
    const second = eliminate(12, { E2: 1_000 }, { occurredAt: at(48) });
    const late = { reportedLate: 'Se informó tarde', occurredAt: at(40) };
    const third = eliminate(9, { E3: 1_000 }, late);
    expect(await endOf(...others, second, third)).toEqual([
      '09/05/2014 20:48:00 (UTC-03:00)',
      '12',
    ]);
  });
});
