import type { PurchaseCode, Standing } from '../../domain/settlement/types.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { DocumentKind } from '../../domain/tournament/facts.ts';
import type { Terms } from '../../domain/tournament/terms.ts';
import { countText, ordinalText } from '../format/amount.ts';
import { jornadaText } from '../format/date.ts';
import { documentText } from '../format/document.ts';
import { MODALITY_NAMES } from '../format/names.ts';
import type { PaperPerson } from './inputs.ts';

export const CODE_NAMES = {
  IN: 'Compra inicial (Buy In)',
  RB: 'Recompra (Re Buy)',
  AD: 'Compra especial (Add On)',
} as const satisfies Record<PurchaseCode, string>;

const DOCUMENT_NAMES = {
  DNI: 'DNI',
  CI: 'CI',
  LE: 'LE',
  LC: 'LC',
  PASSPORT: 'Pasaporte',
  OTHER: 'Otro documento',
} as const satisfies Record<DocumentKind, string>;

/** `Modelo Núñez, Íñigo` */
export const fullName = ({ personName }: Pick<PaperPerson, 'personName'>): string =>
  `${personName.surnames}, ${personName.givenNames}`;

/** `DNI 12.345.678` */
export const identity = ({ document }: Pick<PaperPerson, 'document'>): string =>
  documentText(DOCUMENT_NAMES[document.kind], document.number);

/** `14-0021, Copa de Otoño 2014` */
export const eventName = ({ eventNumber, name }: Terms): string => `${eventNumber}, ${name}`;

/** `Jornada 09/05/2014` */
export const ofJornada = (jornada: Jornada): string => `Jornada ${jornadaText(jornada)}`;

/**
 * As a paper of a whole event names its days: `Jornada 09/05/2014`, of two
 * `Jornadas 09/05/2014 y 10/05/2014`, of three and more `Jornadas 09/05/2014 a 11/05/2014`.
 */
export const ofJornadas = (terms: Terms, jornada: Jornada): string => {
  const days = 'days' in terms ? terms.days.map((day) => day.jornada) : [];
  const [first = jornada, last = jornada] = [days[0], days.at(-1)];
  if (first === last) return ofJornada(jornada);
  const word = days.length === 2 ? 'y' : 'a';
  return `Jornadas ${jornadaText(first)} ${word} ${jornadaText(last)}`;
};

/** `8.ª`; shared `8.ª y 9.ª`, of three and more `8.ª a 10.ª`. */
export const placeText = ({
  position,
  sharedThrough,
}: Pick<Standing, 'position' | 'sharedThrough'>): string => {
  if (sharedThrough === null) return ordinalText(position);
  const word = sharedThrough === position + 1 ? 'y' : 'a';
  return `${ordinalText(position)} ${word} ${ordinalText(sharedThrough)}`;
};

/** `la posición 8.ª`; shared, `las posiciones 8.ª y 9.ª`: to follow a preposition. */
export const placeNoun = (standing: Pick<Standing, 'position' | 'sharedThrough'>): string =>
  `${standing.sharedThrough === null ? 'la posición' : 'las posiciones'} ${placeText(standing)}`;

/** As the label above a place, or above those that are shared. */
export const placeLabel = ({ sharedThrough }: Pick<Standing, 'sharedThrough'>): string =>
  sharedThrough === null ? 'Posición' : 'Posiciones';

/** `1 compra`, `37 compras` */
export const counted = (count: number, singular: string, plural: string): string =>
  `${countText(count)} ${count === 1 ? singular : plural}`;

/** As it was announced; one that the list leaves open by its own name (R123-I-1.1). */
export const modalityName = (terms: Terms): string =>
  terms.modality === 'other' ? (terms.otherModality?.name ?? '') : MODALITY_NAMES[terms.modality];

/** As a subtitle names what was sold for. */
export const kindOfEvent = ({ modality }: Pick<Terms, 'modality'>): string =>
  modality === 'sit-and-go' ? 'Sit & Go' : 'Torneo';

/** Bets and prizes of a jackpot are chips of the table. @see R132-20, R132-54 */
export const JACKPOT_IN_RESULT =
  'Las apuestas y los premios de jackpot pasaron por la mesa y están en su resultado.';
