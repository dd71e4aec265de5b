import { type IdentityDocument, normaliseDocument } from '../../domain/registry/documents.ts';
import { restrictionsFor } from '../../domain/registry/selectors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Person } from '../../domain/tournament/commands.ts';
import type { KnownPerson } from './persons.ts';
import type { Ports } from './ports.ts';
import { keyedHash } from './secret.ts';

/**
 * The hash under which the exclusion register and the lists of staff name a document. Keyed by a
 * secret of the operator, because numbers of documents are few enough to try them all.
 */
export const documentHash = (
  vault: Pick<Ports, 'table' | 'randomBytes'>,
  operator: string,
  { kind, number }: IdentityDocument,
): Promise<string> => keyedHash(vault, operator, `${kind} ${number}`);

/** What the rules of a tournament ask of a person on a day (R123-I-27). */
export const eligibilityOf = async (
  ports: Pick<Ports, 'table' | 'randomBytes'>,
  operator: string,
  registry: Registry,
  { personId, personHash, data }: KnownPerson,
  on: Jornada,
): Promise<Person> => {
  const hash = await documentHash(ports, operator, data.document);
  return {
    personId,
    personHash,
    birthDate: data.birthDate,
    documentKind: data.document.kind,
    restrictions: restrictionsFor(registry, hash, on).map(({ group }) => group),
  };
};

/**
 * Whether the document shown is the one the person registered with.
 *
 * @throws {Rejection} `registry.document-invalid`
 */
export const showsDocument = ({ data }: KnownPerson, shown: IdentityDocument): boolean => {
  const { kind, number } = normaliseDocument(shown.kind, shown.number);
  return data.document.kind === kind && data.document.number === number;
};
