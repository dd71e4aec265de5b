import type { Sanction } from '../../../domain/conduct/infraction.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { RestrictionGroup } from '../../../domain/tournament/facts.ts';
import type { CouponBody } from '../../../domain/tournament/moneyFacts.ts';
import type { RedrawOccasion } from '../../../domain/tournament/seatFacts.ts';
import { instantText, jornadaText } from '../../../reports/format/date.ts';
import { MEANS_NAMES, MODALITY_NAMES, ROLE_NAMES } from '../../../reports/format/names.ts';

/** A figure or a name of a refusal as Spanish says it; a list is said one by one. */
export const inSpanish = (fact: string, text: string): string =>
  fact === 'recorded'
    ? text.replaceAll(RECORDED, (_, name: string, value: string) => recordedAs(name, value))
    : text
        .split(SEPARATOR)
        .map((one) => wordFor(fact, one))
        .join(SEPARATOR);

const SEPARATOR = ', ';

/** What `repeated` of the domain tells of an act that is on record: `; level: 3`. */
const RECORDED = /; (\w+): ([^;]*)/g;

const recordedAs = (name: string, value: string): string =>
  `; ${MEMBERS[name] ?? name}: ${wordFor(name, value)}`;

const wordFor = (fact: string, text: string): string => {
  if (INSTANT.test(text)) return hourText(text as Instant);
  if (JORNADA.test(text)) return jornadaText(text as Jornada);
  return WORDS[fact]?.[text] ?? text;
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const JORNADA = /^\d{4}-\d\d-\d\d$/;

/** `09/05/2014 20:30`, with the seconds that are not zero: two times of a minute are told apart. */
const hourText = (instant: Instant): string => instantText(instant).replace(/(:00)? \(.*$/, '');

type Words = Readonly<Record<string, string>>;

const MEANS: Words = Object.fromEntries(
  Object.entries(MEANS_NAMES).map(([means, name]) => [means, name.toLowerCase()]),
);

const OCCASIONS = {
  initial: 'Sorteo inicial',
  day: 'Nuevo día',
  'three-tables': 'Tres mesas',
  'two-tables': 'Dos mesas',
  'final-table': 'Mesa final',
  'next-round': 'Ronda siguiente',
} as const satisfies Record<RedrawOccasion, string>;

const GROUPS = {
  excluded: 'excluidos',
  'self-excluded': 'autoexcluidos',
  staff: 'personal',
  relative: 'familiares del personal',
} as const satisfies Record<RestrictionGroup, string>;

const SANCTION_NAMES = {
  'verbal-warning': 'advertencia verbal',
  'hand-suspension': 'suspensión por manos',
  disqualification: 'descalificación',
  'hand-annulled': 'anulación de la mano',
  removal: 'retiro de la sala',
  'timed-suspension': 'suspensión por un tiempo',
  'definitive-suspension': 'suspensión definitiva',
  'chips-removed': 'retiro de fichas',
} as const satisfies Record<Sanction, string>;

const BODIES = {
  operator: 'operador',
  lnse: 'L.N.S.E.',
  drop: 'drop',
} as const satisfies Record<CouponBody, string>;

/** Why a pinned seat cannot be kept, and why a purchase is out of its period. */
const CAUSES: Words = {
  'the entry is not in play': 'la inscripción no está en juego',
  'the table is not laid': 'la mesa no se arma',
  'the table has no such seat': 'la mesa no tiene esa posición',
  'the entry is pinned twice': 'la inscripción se fija dos veces',
  'the seat is pinned twice': 'la posición se fija dos veces',
  'the table gets more than its share': 'la mesa excede su reparto',
  'it is not open yet': 'aún no se abrió',
  'it was closed': 'se cerró',
  'its period is over': 'su período terminó',
  'its period is not over': 'su período no terminó',
};

const AMOUNTS: Words = { unlimited: 'sin límite' };
const ANSWERS: Words = { true: 'sí', false: 'no' };

/** The words that a fact of that name may be; ids and texts of people are never among them. */
const WORDS: Readonly<Record<string, Words>> = {
  role: ROLE_NAMES,
  roles: ROLE_NAMES,
  one: ROLE_NAMES,
  other: ROLE_NAMES,
  allowed: { ...ROLE_NAMES, ...SANCTION_NAMES },
  sanction: SANCTION_NAMES,
  means: MEANS,
  paid: MEANS,
  of: { ...MEANS, board: 'mesa', bank: 'banca' },
  modality: MODALITY_NAMES,
  occasion: OCCASIONS,
  group: GROUPS,
  body: BODIES,
  cause: CAUSES,
  amount: AMOUNTS,
  max: AMOUNTS,
  on: ANSWERS,
  outcome: { annulled: 'anulada', revoked: 'revocada' },
};

/** Members of a request as papers and people call them. */
const MEMBERS: Words = {
  acta: 'acta',
  bigBlind: 'ciega grande',
  closing: 'cierre',
  code: 'código',
  day: 'jornada',
  desk: 'caja',
  hand: 'mano',
  level: 'nivel',
  nextLevel: 'nivel siguiente',
  on: 'activo',
  outcome: 'resultado',
  round: 'ronda',
  second: 'segunda persona',
  smallBlind: 'ciega chica',
  street: 'calle',
  table: 'mesa',
  winnerChips: 'fichas del ganador',
  withdrawn: 'cupones retirados',
};
