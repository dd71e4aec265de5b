import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { PersonData } from '../../domain/registry/personForm.ts';
import { documentHash } from './eligibility.ts';
import { type Key, keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';
import type { Item, Table, Write } from './table.ts';

/**
 * A person as kept: the data, and the salted hash under which commits speak of them. Personal data
 * lie only here: never in commits, events, logs or errors.
 */
export type KnownPerson = {
  readonly personId: string;
  readonly data: PersonData;
  readonly salt: string;
  /** SHA-256 over the salt and the canonical data: without the salt nobody can guess it. */
  readonly personHash: string;
  /** 1 as first written, one more with each correction. */
  readonly sequence: number;
};

const ID_BYTES = 16;
const SALT_BYTES = 32;

/**
 * The person who holds the document, or a new one with the writes that make them known.
 *
 * @throws {Refusal} `request.person-differs` when the document is known under other data
 */
export const findOrMeet = async (
  ports: Pick<Ports, 'table' | 'randomBytes'>,
  operator: string,
  data: PersonData,
): Promise<{ person: KnownPerson; writes: Write[] }> => {
  const { table, randomBytes } = ports;
  const holder = keys.document(operator, await documentHash(ports, operator, data.document));
  const known = await findHolder(table, operator, holder);
  if (known) {
    if (!isSamePerson(known.data, data)) throw new Refusal('request.person-differs');
    return { person: known, writes: [] };
  }
  const personId = randomBytes(ID_BYTES).toString('base64url');
  const person = sealPerson(personId, data, randomBytes(SALT_BYTES).toString('hex'), 1);
  return {
    person,
    writes: [
      { put: toItem(operator, person), when: 'absent' },
      { put: { ...holder, personId }, when: 'absent' },
    ],
  };
};

const findHolder = async (
  table: Table,
  operator: string,
  key: Key,
): Promise<KnownPerson | undefined> => {
  const holder = await table.get(key);
  return holder && findPerson(table, operator, String(holder['personId']));
};

/** The data of a person that a commit names. @throws {Error} when there is none: they are kept */
export const readPerson = async (
  table: Table,
  operator: string,
  personId: string,
): Promise<PersonData> => {
  const person = await findPerson(table, operator, personId);
  if (!person) throw new Error(`The operator ${operator} has no person ${personId}.`);
  return person.data;
};

export const findPerson = async (
  table: Table,
  operator: string,
  personId: string,
): Promise<KnownPerson | undefined> => {
  const item = await table.get(keys.person(operator, personId));
  return item && fromItem(item);
};

/** The person with corrected names or birth date, and the write, lost if another one came first. */
export const correctPerson = (
  operator: string,
  person: KnownPerson,
  corrections: Partial<Pick<PersonData, 'surnames' | 'givenNames' | 'birthDate'>>,
): { person: KnownPerson; write: Write } => {
  const { personId, salt, sequence } = person;
  const corrected = sealPerson(personId, { ...person.data, ...corrections }, salt, sequence + 1);
  const when = { attribute: 'sequence', equals: sequence } as const;
  return { person: corrected, write: { put: toItem(operator, corrected), when } };
};

/** Desks type names with and without capitals and accents; `ñ` is a letter of its own. */
const isSamePerson = (one: PersonData, other: PersonData): boolean =>
  one.birthDate === other.birthDate &&
  NAMES.compare(one.surnames, other.surnames) === 0 &&
  NAMES.compare(one.givenNames, other.givenNames) === 0;

const NAMES = new Intl.Collator('es', { sensitivity: 'base' });

const sealPerson = (
  personId: string,
  data: PersonData,
  salt: string,
  sequence: number,
): KnownPerson => ({ personId, data, salt, personHash: hashOf(salt, data), sequence });

const hashOf = (salt: string, data: PersonData): string =>
  createHash('sha256')
    .update(salt)
    .update(canonicalize(data) ?? '')
    .digest('hex');

const toItem = (operator: string, person: KnownPerson): Item => ({
  ...keys.person(operator, person.personId),
  ...person,
});

const fromItem = ({ pk: _, sk: __, ...person }: Item): KnownPerson =>
  person as unknown as KnownPerson;
