import { describe, expect, it } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import { PUBLISHED, type PublishedType } from '../../events/catalogue.ts';
import { cloudEventsOf } from '../../events/cloudEvent.ts';
import { GENESIS_HASH, seal } from '../../events/commit.ts';
import { toRecorded } from '../../events/recorded.ts';
import { PAPER_TRIGGERS, WORKFLOW_TRIGGERS } from '../../events/triggers.ts';
import { typeName } from '../../events/typeName.ts';

const by = { legajo: 'L-3', name: 'Caro Cajera', role: 'cashier' };
const sale = {
  type: 'EntryPaid',
  entryId: 'e1',
  saleId: 's1',
  entryNumber: 1,
  voucher: { point: 3, number: 127 },
  price: 1_000_000,
  benefit: 300_000,
  prizePart: 700_000,
  means: 'cash',
  desk: 3,
  by,
  occurredAt: '2014-05-09T23:02:00.000Z',
  jornada: '2014-05-09',
};

const commit = (stream: string, ...facts: readonly { type: string }[]) =>
  seal({
    operator: 'op',
    stream,
    sequence: 7,
    previousHash: GENESIS_HASH,
    recordedAt: '2026-11-30T12:00:00.000Z' as Instant,
    client: 'desk-1',
    requestId: 'r1',
    idempotencyKey: 'k1',
    events: facts.map(toRecorded),
  });

describe('What a commit tells the world', () => {
  it('is a CloudEvent per fact, whose id is the place of the fact', () => {
    const [event, second] = cloudEventsOf(commit('tournament/t1', sale, sale));
    expect(event).toMatchObject({
      specversion: '1.0',
      id: 'tournament/t1/7/0',
      source: '/operators/op/tournaments/t1',
      type: 'ar.tapete.EntryPaid.v1',
      data: { operator: 'op', tournamentId: 't1', entryNumber: 1, price: 1_000_000 },
    });
    expect(second?.id).toBe('tournament/t1/7/1');
  });

  it('says the series of a number that the club issued', () => {
    const voucher = { series: 'C', point: 3, number: 127 };
    const [event] = cloudEventsOf(commit('tournament/t1', { ...sale, voucher } as never));
    expect(event?.data).toMatchObject({ voucher });
  });

  it('names no person, of the staff or of the players', () => {
    const [event] = cloudEventsOf(commit('tournament/t1', { ...sale, personId: 'p1' } as never));
    expect(JSON.stringify(event)).not.toMatch(/Caro|L-3|personId|desk-1/);
  });

  it('is nothing for the registry, and for types that nobody may subscribe to', () => {
    expect(cloudEventsOf(commit('registry', { type: 'StaffAppointed' }))).toEqual([]);
    expect(cloudEventsOf(commit('tournament/t1', { type: 'NotListed' }))).toEqual([]);
  });
});

describe('The catalogue of events', () => {
  const members = (type: PublishedType): string[] => Object.keys(PUBLISHED[type].shape);

  it.each(Object.keys(PUBLISHED) as PublishedType[])('%s has no member for a person', (type) =>
    expect(
      members(type).filter((name) => /person|^by$|supervisor|director|document$/i.test(name)),
    ).toEqual([]),
  );

  it('holds every type that starts something', () => {
    const names = (Object.keys(PUBLISHED) as PublishedType[]).map(typeName);
    for (const trigger of [...PAPER_TRIGGERS, ...WORKFLOW_TRIGGERS])
      expect(names).toContain(trigger);
  });
});
