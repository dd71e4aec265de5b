import { describe, expect, it } from 'vitest';
import { cloudEventsOf } from '../../events/cloudEvent.ts';
import { findPaper } from '../../functions/documents/register.ts';
import { issueBankSettlement } from '../../functions/papers/orders/bankSettlement.ts';
import { issueSlip, loadMovement } from '../../functions/papers/orders/chipSlip.ts';
import { readCommits } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { recordDaySettled } from '../../functions/workflow/recordDaySettled.ts';
import { at, close, NEXT, open, reopen, staff, voiding } from '../domain/tableDay/given.ts';
import { EVENING } from '../reports/golden/bankTable.ts';
import { DAY, pressOf, T } from './support/bankPress.ts';
import { OPERATOR } from './support/press.ts';

const closing = close({ occurredAt: at(300) });

describe('The settlement of a closed day', () => {
  it('says what was true at the closing, whatever came later', async () => {
    const tomorrow = { openingId: 'o2', jornada: NEXT, occurredAt: at(24 * 60) };
    const { press, read } = await pressOf(...EVENING, closing, open(tomorrow));
    const { paper, settlement } = await issueBankSettlement(press, { ...DAY, closing: 1 });
    expect(settlement).toMatchObject({ table: 7, jornada: '2015-08-14', fills: 1_500_000 });
    expect(await read(paper.modelKey)).toMatchObject({
      kind: 'LM',
      number: '0001-00000001',
      version: 1,
      subtitle: 'Mesa 7 · Jornada 14/08/2015',
    });
  });

  it('keeps its number and says why in a second version', async () => {
    const { press, read } = await pressOf(
      ...EVENING,
      closing,
      reopen({ occurredAt: at(310) }),
      voiding('fill 1', { occurredAt: at(311) }),
      close({ closingId: 'closing 2', occurredAt: at(320) }),
    );
    const first = await issueBankSettlement(press, { ...DAY, closing: 1 });
    const second = await issueBankSettlement(press, { ...DAY, closing: 2 });
    expect(second.paper.documentId).toBe(first.paper.documentId);
    expect(await read(second.paper.modelKey)).toMatchObject({
      version: 2,
      replaces: { version: 1, reason: 'Corrección: Recuento mal cargado (legajo L-supervisor).' },
    });
    expect(second.settlement.result - first.settlement.result).toBe(1_500_000);
  });

  it('leaves the open work once it is recorded, also when another day has begun', async () => {
    const { press, work, view, post } = await pressOf(...EVENING, closing);
    expect(await work()).toEqual([{ tableId: T, day: 1, closing: 1 }]);
    await post(open({ openingId: 'o2', jornada: NEXT, occurredAt: at(24 * 60) }), 90);
    expect(await work()).toHaveLength(1);
    await recordDaySettled(press.ports, { ...DAY, closing: 1 });
    await recordDaySettled(press.ports, { ...DAY, closing: 1 });
    expect(await work()).toEqual([]);
    expect(await view(1)).toMatchObject({ status: 'settled' });
    expect(await view(2)).toMatchObject({ status: 'open' });
    const commits = await readCommits(press.ports.table, OPERATOR, streamOf.table(T));
    expect(commits.at(-1)?.events).toMatchObject([{ type: 'DaySettled', day: 1 }]);
  });
});

describe('The slip of a fill', () => {
  it('has the number that the fact took, and the desk that it is of', async () => {
    const { press, read } = await pressOf(...EVENING);
    const slip = await issueSlip(press, { ...DAY, movementId: 'fill 1' });
    expect(slip.documentId).toBe('RF-0003-00000041');
    expect(await read(slip.modelKey)).toMatchObject({ kind: 'RF', number: '0003-00000041' });
    const record = await findPaper(press.ports.table, OPERATOR, slip.documentId, 1);
    expect(record).toMatchObject({ tableId: T, tournamentId: null, desk: 3, table: 7 });
    expect((await issueSlip(press, { ...DAY, movementId: 'fill 1' })).hash).toBe(slip.hash);
  });

  it('is known as void with its reason', async () => {
    const { press } = await pressOf(...EVENING);
    const movement = await loadMovement(press.ports, { ...DAY, movementId: 'fill 2' });
    expect(movement.voided).toMatchObject({ reason: 'Era de la mesa 8' });
    await expect(issueSlip(press, { ...DAY, movementId: 'drop 1' })).rejects.toThrow('no slip');
  });
});

describe('What a bank table tells the world', () => {
  it('names the table, without staff or amounts of chips', async () => {
    const { press } = await pressOf(...EVENING, closing);
    const commits = await readCommits(press.ports.table, OPERATOR, streamOf.table(T));
    const events = commits.flatMap(cloudEventsOf);
    expect(events.map(({ type }) => type.split('.')[2])).toEqual([
      ...['TableAnnounced', 'DayOpened', 'ChipsFilled', 'ChipsFilled', 'MovementVoided'],
      ...['ChipsCredited', 'DropCounted', 'DropCounted', 'DayClosed'],
    ]);
    expect(events[0]?.source).toBe(`/operators/${OPERATOR}/tables/${T}`);
    expect(events.at(-1)?.data).toEqual({
      ...{ operator: OPERATOR, tableId: T, jornada: '2015-08-14', of: '2015-08-14' },
      ...{ occurredAt: closing.occurredAt, day: 1, closing: 1 },
    });
    expect(JSON.stringify(events)).not.toContain(staff('dealer').name);
  });
});
