import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { PersonData } from '../../domain/registry/personForm.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { decrypt, encrypt, KEY_BYTES, NONCE_BYTES } from './cipher.ts';
import { documentHash } from './eligibility.ts';
import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { Refusal } from './problems/refusal.ts';
import type { Item, Table, Write } from './table.ts';

/**
 * A person as known: the data, and the salted hash under which commits speak of them. Personal data
 * lie only here, encrypted under a key of the person's own, which is an item apart: without it nothing
 * that was written about the person opens again, wherever a copy may be.
 */
export type KnownPerson = {
  readonly personId: string;
  readonly data: PersonData;
  readonly salt: string;
  /** SHA-256 over the salt and the canonical data: without the salt nobody can guess it. */
  readonly personHash: string;
  /** 1 as first written, one more with each correction. */
  readonly sequence: number;
  /** Opens what is kept of the person, base64. */
  readonly key: string;
  /** The jornada of the last form: the term of keeping runs from it. */
  readonly seenOn: Jornada;
};

type Vault = Pick<Ports, 'table' | 'randomBytes'>;

const ID_BYTES = 16;
const SALT_BYTES = 32;

/**
 * The person who holds the document, or a new one with the writes that make them known.
 *
 * @param on the jornada of the form
 * @throws {Refusal} `request.person-differs` when the document is known under other data
 */
export const findOrMeet = async (
  vault: Vault,
  operator: string,
  data: PersonData,
  on: Jornada,
): Promise<{ person: KnownPerson; writes: Write[] }> => {
  const { table, randomBytes } = vault;
  const holder = keys.document(operator, await documentHash(vault, operator, data.document));
  const held = await table.get(holder);
  const known = held && (await findPerson(table, operator, String(held['personId'])));
  if (known) {
    if (!isSamePerson(known.data, data)) throw new Refusal('request.person-differs');
    return { person: known, writes: seenAgain(operator, known, on) };
  }
  const personId = randomBytes(ID_BYTES).toString('base64url');
  const key = randomBytes(KEY_BYTES).toString('base64');
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const sealed = { personId, data, salt, personHash: hashOf(salt, data), sequence: 1 };
  const person: KnownPerson = { ...sealed, key, seenOn: on };
  // The holder of an erased person is free again.
  const free = held ? ({ attribute: 'personId', equals: NOBODY } as const) : 'absent';
  return {
    person,
    writes: [...firstWrites(vault, operator, person), { put: { ...holder, personId }, when: free }],
  };
};

const NOBODY = '';

/** The items of a person who was not known before. */
export const firstWrites = (
  { randomBytes }: Pick<Ports, 'randomBytes'>,
  operator: string,
  person: KnownPerson,
): Write[] => [
  {
    put: { ...keys.personKey(operator, person.personId), key: person.key },
    when: 'absent',
  },
  { put: toItem(operator, person, randomBytes(NONCE_BYTES)), when: 'absent' },
  { put: seenItem(operator, person.personId, person.seenOn), when: 'absent' },
];

const seenAgain = (operator: string, { personId, seenOn }: KnownPerson, on: Jornada): Write[] => {
  if (on <= seenOn) return [];
  const put = seenItem(operator, personId, on);
  return [{ put, when: { sequenceBelow: put.sequence } }];
};

const seenItem = (operator: string, personId: string, on: Jornada) => ({
  ...keys.personSeen(operator, personId),
  on,
  sequence: Number(on.replaceAll('-', '')),
});

/** The data of a person that a commit names. @throws {Refusal} `request.person-erased` */
export const readPerson = async (
  table: Table,
  operator: string,
  personId: string,
): Promise<PersonData> => {
  const found = await Promise.all(secretOf(table, operator, personId));
  const opened = openedOf(operator, personId, found);
  if (!opened) throw new Refusal('request.person-erased');
  return opened.data;
};

/** Undefined also for a person whose data were erased. */
export const findPerson = async (
  table: Table,
  operator: string,
  personId: string,
): Promise<KnownPerson | undefined> => {
  const [keyItem, kept, seen] = await Promise.all([
    ...secretOf(table, operator, personId),
    table.get(keys.personSeen(operator, personId)),
  ]);
  const opened = openedOf(operator, personId, [keyItem, kept]);
  if (!opened) return undefined;
  return {
    ...opened,
    personId,
    personHash: String(kept?.['personHash']),
    sequence: Number(kept?.['sequence']),
    key: String(keyItem?.['key']),
    seenOn: seen?.['on'] as Jornada,
  };
};

type Found = Promise<Item | undefined>;

/** By their keys: what many people are asked for at once is read together. */
const secretOf = (table: Table, operator: string, personId: string): [key: Found, kept: Found] => [
  table.get(keys.personKey(operator, personId)),
  table.get(keys.person(operator, personId)),
];

const openedOf = (
  operator: string,
  personId: string,
  [keyItem, kept]: readonly [Item | undefined, Item | undefined],
): Pick<KnownPerson, 'data' | 'salt'> | undefined => {
  const key = keyItem?.['key'];
  if (typeof key !== 'string' || !kept) return undefined;
  const opened = openSealed(operator, { personId, key }, String(kept['sealed']));
  return opened as Pick<KnownPerson, 'data' | 'salt'>;
};

type KeyHolder = Pick<KnownPerson, 'personId' | 'key'>;

/** Encrypts something of a person, such as what a winner states. */
export const sealFor = (
  { randomBytes }: Pick<Ports, 'randomBytes'>,
  operator: string,
  { personId, key }: KeyHolder,
  value: unknown,
): string =>
  encrypt(Buffer.from(key, 'base64'), randomBytes(NONCE_BYTES), place(operator, personId), value);

/** @throws {Error} when it is not of this person */
export const openSealed = (
  operator: string,
  { personId, key }: KeyHolder,
  sealed: string,
): unknown => decrypt(Buffer.from(key, 'base64'), place(operator, personId), sealed);

const place = (operator: string, personId: string): string => keys.person(operator, personId).pk;

/** The person with corrected names or birth date, and the write, lost if another one came first. */
export const correctPerson = (
  { randomBytes }: Pick<Ports, 'randomBytes'>,
  operator: string,
  person: KnownPerson,
  corrections: Partial<Pick<PersonData, 'surnames' | 'givenNames' | 'birthDate'>>,
): { person: KnownPerson; write: Write } => {
  const { salt, sequence } = person;
  const data = { ...person.data, ...corrections };
  const personHash = hashOf(salt, data);
  const corrected: KnownPerson = { ...person, data, personHash, sequence: sequence + 1 };
  const put = toItem(operator, corrected, randomBytes(NONCE_BYTES));
  const when = { attribute: 'sequence', equals: sequence } as const;
  return { person: corrected, write: { put, when } };
};

/**
 * What makes a person unknown for ever: the key goes, and the document is nobody's. What was encrypted
 * under the key, statements and copies in backups included, is noise from then on.
 */
export const erasePerson = async (
  vault: Vault,
  operator: string,
  { personId, key, sequence, data }: KnownPerson,
): Promise<Write[]> => {
  const holder = keys.document(operator, await documentHash(vault, operator, data.document));
  return [
    {
      put: { ...keys.personKey(operator, personId), erased: true },
      when: { attribute: 'key', equals: key },
    },
    {
      put: { ...keys.person(operator, personId), erased: true, sequence: sequence + 1 },
      when: { attribute: 'sequence', equals: sequence },
    },
    {
      put: { ...holder, personId: NOBODY },
      when: { attribute: 'personId', equals: personId },
    },
  ];
};

/** Desks type names with and without capitals and accents; `ñ` is a letter of its own. */
const isSamePerson = (one: PersonData, other: PersonData): boolean =>
  one.birthDate === other.birthDate &&
  NAMES.compare(one.surnames, other.surnames) === 0 &&
  NAMES.compare(one.givenNames, other.givenNames) === 0;

const NAMES = new Intl.Collator('es', { sensitivity: 'base' });

const hashOf = (salt: string, data: PersonData): string =>
  createHash('sha256')
    .update(salt)
    .update(canonicalize(data) ?? '')
    .digest('hex');

const toItem = (
  operator: string,
  { personId, data, salt, personHash, sequence, key }: KnownPerson,
  nonce: Buffer,
): Item => {
  const secret = { data, salt };
  const sealed = encrypt(Buffer.from(key, 'base64'), nonce, place(operator, personId), secret);
  return { ...keys.person(operator, personId), personId, sealed, personHash, sequence };
};
