import { taxIdOf } from '../../support/taxIds.ts';

/** Who plays the acted event. The entry 90 is the second one of the person of entry 7. */

const SURNAMES = ['Núñez', 'Ibáñez', 'Agüero', 'D’Angelo', 'Peña', 'Etcheverry', 'Ñancucheo'];
const GIVEN_NAMES = [
  'María José',
  'Íñigo',
  'Julián',
  'Ana',
  'Bruno',
  'Zoé',
  'Raúl',
  'Eva',
  'Óscar',
];
/** The longest that a form takes. */
const LONG = `${'Álvarez de Toledo y '.repeat(5)}Martínez de Hoz Roca`;

export const REENTRY = { of: 7, entry: 90 } as const;

const personOf = (entry: number): number => (entry === REENTRY.entry ? REENTRY.of : entry);

export const documentOf = (entry: number) => ({
  kind: 'DNI',
  number: `${28_000_000 + 1_234 * personOf(entry)}`,
});

export const identityOf = (entry: number) => {
  const person = personOf(entry);
  return {
    surnames: person === 1 ? LONG : `${SURNAMES[person % 7]} ${SURNAMES[(person * 3) % 5]}`,
    givenNames: GIVEN_NAMES[person % GIVEN_NAMES.length],
    birthDate: `19${60 + (person % 30)}-02-${String(1 + (person % 28)).padStart(2, '0')}`,
    document: documentOf(entry),
  };
};

/** What the winner of a prize above the threshold states and signs. */
export const statementOf = (entry: number) => ({
  birthPlace: 'Gualeguaychú, Entre Ríos',
  nationality: 'Argentina',
  sex: 'F',
  maritalStatus: 'Soltera',
  address: 'Av. Elvira Rawson de Dellepiane s/n, Dársena Sur',
  taxId: taxIdOf(documentOf(entry).number),
  pep: false,
});
