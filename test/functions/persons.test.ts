import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentHash } from '../../functions/shared/eligibility.ts';
import { correctPerson, findOrMeet, findPerson } from '../../functions/shared/persons.ts';
import { WriteLost } from '../../functions/shared/table.ts';
import { memoryTable } from '../support/memoryTable.ts';

const ANA = {
  surnames: 'Muñoz Pérez',
  givenNames: 'Ana',
  birthDate: '1980-02-29',
  document: { kind: 'DNI', number: '30111222' },
} as const;

const open = async () => {
  const ports = { ...memoryTable(), randomBytes };
  const { person, writes } = await findOrMeet(ports, 'op', ANA);
  await ports.table.write(writes);
  return { ports, person };
};

describe('One document is one person', () => {
  it('is found again, typed in capitals and without accents', async () => {
    const { ports, person } = await open();
    const typed = { ...ANA, surnames: 'MUÑOZ PEREZ', givenNames: 'ANA' };
    expect(await findOrMeet(ports, 'op', typed)).toEqual({ person, writes: [] });
  });

  it.each([
    ['other surnames', { surnames: 'Munoz Pérez' }],
    ['other names', { givenNames: 'Anabela' }],
    ['another birth date', { birthDate: '1980-02-28' }],
  ])('is refused with %s, and the refusal tells nothing', async (_, changes) => {
    const { ports } = await open();
    const refused = findOrMeet(ports, 'op', { ...ANA, ...changes });
    await expect(refused).rejects.toMatchObject({ code: 'request.person-differs', facts: {} });
  });

  it('is another person for another operator', async () => {
    const { ports, person } = await open();
    expect(await findPerson(ports.table, 'other', person.personId)).toBeUndefined();
    expect((await findOrMeet(ports, 'other', ANA)).person.personId).not.toBe(person.personId);
  });

  it('is met once when two desks meet them at once', async () => {
    const ports = { ...memoryTable(), randomBytes };
    const [one, other] = await Promise.all([
      findOrMeet(ports, 'op', ANA),
      findOrMeet(ports, 'op', ANA),
    ]);
    await ports.table.write(one.writes);
    await expect(ports.table.write(other.writes)).rejects.toThrow(WriteLost);
  });
});

describe('What commits and lists say of a person', () => {
  it('has no number of a document in a key, which trails of access write down', async () => {
    const { ports } = await open();
    const keys = [...ports.items.values()].map(({ pk, sk }) => `${pk} ${sk}`);
    expect(keys).toHaveLength(3); // the person, the holder of the document, the secret
    expect(keys.filter((key) => key.includes(ANA.document.number))).toEqual([]);
  });

  it('is salted, so that equal data do not show as equal', async () => {
    const [one, other] = [await open(), await open()];
    expect(one.person.personHash).toMatch(/^[0-9a-f]{64}$/);
    expect(one.person.personHash).not.toBe(other.person.personHash);
  });

  it('changes with a correction, which loses against another one', async () => {
    const { ports, person } = await open();
    const { person: corrected, write } = correctPerson('op', person, { givenNames: 'Anna' });
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
