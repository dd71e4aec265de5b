import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Jornada } from '../../domain/time/jornada.ts';
import { documentHash } from '../../functions/shared/eligibility.ts';
import {
  correctPerson,
  erasePerson,
  findOrMeet,
  findPerson,
  openSealed,
  sealFor,
} from '../../functions/shared/persons.ts';
import { WriteLost } from '../../functions/shared/table.ts';
import { memoryTable } from '../support/memoryTable.ts';

const ANA = {
  surnames: 'Muñoz Pérez',
  givenNames: 'Ana',
  birthDate: '1980-02-29',
  document: { kind: 'DNI', number: '30111222' },
} as const;

const DAY = '2014-05-09' as Jornada;
const LATER = '2014-05-10' as Jornada;

const open = async () => {
  const ports = { ...memoryTable(), randomBytes };
  const { person, writes } = await findOrMeet(ports, 'op', ANA, DAY);
  await ports.table.write(writes);
  return { ports, person };
};

describe('One document is one person', () => {
  it('is found again, typed in capitals and without accents', async () => {
    const { ports, person } = await open();
    const typed = { ...ANA, surnames: 'MUÑOZ PEREZ', givenNames: 'ANA' };
    expect(await findOrMeet(ports, 'op', typed, DAY)).toEqual({ person, writes: [] });
  });

  it.each([
    ['other surnames', { surnames: 'Munoz Pérez' }],
    ['other names', { givenNames: 'Anabela' }],
    ['another birth date', { birthDate: '1980-02-28' }],
  ])('is refused with %s, and the refusal tells nothing', async (_, changes) => {
    const { ports } = await open();
    const refused = findOrMeet(ports, 'op', { ...ANA, ...changes }, DAY);
    await expect(refused).rejects.toMatchObject({ code: 'request.person-differs', facts: {} });
  });

  it('is another person for another operator', async () => {
    const { ports, person } = await open();
    expect(await findPerson(ports.table, 'other', person.personId)).toBeUndefined();
    expect((await findOrMeet(ports, 'other', ANA, DAY)).person.personId).not.toBe(person.personId);
  });

  it('is met once when two desks meet them at once', async () => {
    const ports = { ...memoryTable(), randomBytes };
    const [one, other] = await Promise.all([
      findOrMeet(ports, 'op', ANA, DAY),
      findOrMeet(ports, 'op', ANA, DAY),
    ]);
    await ports.table.write(one.writes);
    await expect(ports.table.write(other.writes)).rejects.toThrow(WriteLost);
  });
});

describe('What commits and lists say of a person', () => {
  it('has no number of a document in a key, which trails of access write down', async () => {
    const { ports } = await open();
    const keys = [...ports.items.values()].map(({ pk, sk }) => `${pk} ${sk}`);
    expect(keys).toHaveLength(5); // the person, key and last day, the holder, the secret
    expect(keys.filter((key) => key.includes(ANA.document.number))).toEqual([]);
  });

  it('is salted, so that equal data do not show as equal', async () => {
    const [one, other] = [await open(), await open()];
    expect(one.person.personHash).toMatch(/^[0-9a-f]{64}$/);
    expect(one.person.personHash).not.toBe(other.person.personHash);
  });

  it('changes with a correction, which loses against another one', async () => {
    const { ports, person } = await open();
    const { person: corrected, write } = correctPerson(ports, 'op', person, { givenNames: 'Anna' });
    expect(corrected).toMatchObject({ sequence: 2, data: { givenNames: 'Anna' } });
    expect(corrected.personHash).not.toBe(person.personHash);
    await ports.table.write([write]);
    expect(await findPerson(ports.table, 'op', person.personId)).toEqual(corrected);
    await expect(ports.table.write([write])).rejects.toThrow(WriteLost);
  });

  it('names a document by a hash that is keyed by operator', async () => {
    const { ports } = await open();
    const own = await documentHash(ports, 'op', ANA.document);
    expect(await documentHash(ports, 'op', { ...ANA.document })).toBe(own);
    expect(await documentHash(ports, 'other', ANA.document)).not.toBe(own);
    expect(await documentHash(ports, 'op', { kind: 'CI', number: '30111222' })).not.toBe(own);
  });
});

describe('Personal data are encrypted under a key of each person', () => {
  it('so that no item but the key opens them, and each only its own', async () => {
    const { ports, person } = await open();
    const kept = JSON.stringify([...ports.items.values()]);
    expect(kept).not.toMatch(/Muñoz|Ana|1980|30111222/);
    const sealed = sealFor(ports, 'op', person, { address: 'Calle 1' });
    expect(openSealed('op', person, sealed)).toEqual({ address: 'Calle 1' });
    const key = randomBytes(32).toString('base64');
    expect(() => openSealed('op', { ...person, key }, sealed)).toThrow();
    expect(() => openSealed('op', { ...person, personId: 'other' }, sealed)).toThrow();
    expect(() => openSealed('other', person, sealed)).toThrow();
  });

  it('remember the last form, whichever desk was the last to take one', async () => {
    const { ports, person } = await open();
    expect(person.seenOn).toBe(DAY);
    expect((await findOrMeet(ports, 'op', ANA, DAY)).writes).toEqual([]);
    const { writes } = await findOrMeet(ports, 'op', ANA, LATER);
    await ports.table.write(writes);
    expect((await findPerson(ports.table, 'op', person.personId))?.seenOn).toBe(LATER);
    await expect(ports.table.write(writes)).rejects.toThrow(WriteLost);
  });
});

describe('Erased data', () => {
  it('are gone with the key: what a backup still holds does not open', async () => {
    const { ports, person } = await open();
    const backup = [...ports.items.values()].find(({ sk }) => sk === 'PERSON');
    await ports.table.write(await erasePerson(ports, 'op', person));
    expect(await findPerson(ports.table, 'op', person.personId)).toBeUndefined();
    expect([...ports.items.values()].some((item) => item['key'] === person.key)).toBe(false);
    await ports.table.write([
      { put: { ...backup!, sequence: 9 }, when: { attribute: 'sequence', equals: 2 } },
    ]);
    expect(await findPerson(ports.table, 'op', person.personId)).toBeUndefined();
  });

  it('leave the document free: who comes again is somebody new', async () => {
    const { ports, person } = await open();
    await ports.table.write(await erasePerson(ports, 'op', person));
    const again = await findOrMeet(ports, 'op', ANA, LATER);
    expect(again.person.personId).not.toBe(person.personId);
    await ports.table.write(again.writes);
    expect((await findOrMeet(ports, 'op', ANA, LATER)).person).toEqual(again.person);
  });

  it('lose against a correction that came first', async () => {
    const { ports, person } = await open();
    const { write } = correctPerson(ports, 'op', person, { givenNames: 'Anna' });
    await ports.table.write([write]);
    await expect(ports.table.write(await erasePerson(ports, 'op', person))).rejects.toThrow(
      WriteLost,
    );
  });
});
