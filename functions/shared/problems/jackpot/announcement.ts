import type { JackpotRejection } from '../../../../domain/jackpot/rejections.ts';
import type { Problem } from '../problem.ts';

/** Of the announcement, and of any command of a jackpot. */
export const ANNOUNCEMENT_PROBLEMS = {
  'jackpot.not-announced': {
    status: 404,
    title: { en: 'The jackpot is not announced', es: 'El jackpot no está anunciado' },
    detail: {
      en: 'Nothing was announced under that id.',
      es: 'No se anunció nada con ese identificador.',
    },
    fix: { en: 'Announce it with its tables first.', es: 'Anúncielo antes con sus mesas.' },
  },
  'jackpot.role-not-allowed': {
    status: 403,
    title: { en: 'That is for another role', es: 'Eso le corresponde a otra función' },
    detail: {
      en: '{legajo} is {role}; allowed are: {allowed}.',
      es: '{legajo} es {role}; pueden: {allowed}.',
    },
    fix: {
      en: 'Have it done by a person with the role.',
      es: 'Haga que lo realice una persona con esa función.',
    },
  },
  'jackpot.reason-missing': {
    status: 409,
    title: { en: 'The reason is missing', es: 'Falta el motivo' },
    detail: {
      en: 'What it was done for is empty.',
      es: 'Falta decir por qué se hizo.',
    },
    fix: {
      en: 'Say why, in words that a fiscalizer understands.',
      es: 'Diga por qué, en palabras que un fiscalizador entienda.',
    },
  },
  'jackpot.act-id-reused': {
    status: 409,
    title: { en: 'The id belongs to another act', es: 'El identificador es de otro acto' },
    detail: { en: 'Act {actId} was something else.', es: 'El acto {actId} fue otro.' },
    fix: { en: 'Give each act an id of its own.', es: 'Dé a cada acto un identificador propio.' },
  },
  'jackpot.jackpot-id-reused': {
    status: 409,
    title: { en: 'The id belongs to another jackpot', es: 'El identificador es de otro jackpot' },
    detail: {
      en: 'Jackpot {jackpotId} was announced with other content.',
      es: 'El jackpot {jackpotId} se anunció con otro contenido.',
    },
    fix: {
      en: 'Give each jackpot an id of its own.',
      es: 'Dé a cada jackpot un identificador propio.',
    },
  },
  'jackpot.reference-missing': {
    status: 409,
    title: { en: 'The approving act is missing', es: 'Falta el acto aprobatorio' },
    detail: {
      en: 'The act that approved it is empty.',
      es: 'Falta el acto que lo aprobó.',
    },
    fix: {
      en: 'Name the act that approved percentage and amounts.',
      es: 'Indique el acto que aprobó el porcentaje y los importes.',
    },
  },
  'jackpot.credit-invalid': {
    status: 409,
    title: { en: 'The credit has no value', es: 'El crédito no tiene valor' },
    detail: {
      en: 'The smallest bet would be {creditMin} centavos.',
      es: 'La apuesta mínima sería de {creditMin} centavos.',
    },
    fix: {
      en: 'Announce the value of one credit, above zero.',
      es: 'Anuncie el valor de un crédito, mayor que cero.',
    },
  },
  'jackpot.share-out-of-range': {
    status: 409,
    title: { en: 'The percentage is out of range', es: 'El porcentaje está fuera de rango' },
    detail: { en: '{bps} basis points were given.', es: 'Se indicaron {bps} puntos básicos.' },
    fix: {
      en: 'Give a share from 1 to 10000 basis points.',
      es: 'Indique una parte de 1 a 10000 puntos básicos.',
    },
  },
  'jackpot.no-table': {
    status: 409,
    title: { en: 'The jackpot has no table', es: 'El jackpot no tiene mesas' },
    detail: {
      en: 'No table is linked to it.',
      es: 'Ninguna mesa está vinculada.',
    },
    fix: {
      en: 'Name at least one table that feeds it.',
      es: 'Indique al menos una mesa que lo alimente.',
    },
  },
  'jackpot.table-already-linked': {
    status: 409,
    title: { en: 'The table is linked already', es: 'La mesa ya está interconectada' },
    detail: {
      en: 'Table {tableId} feeds this jackpot.',
      es: 'La mesa {tableId} alimenta este jackpot.',
    },
    fix: { en: 'Link each table once.', es: 'Interconecte cada mesa una sola vez.' },
  },
  'jackpot.start-below-minimum': {
    status: 409,
    title: {
      en: 'The jackpot would start too low',
      es: 'El jackpot comenzaría con menos de lo debido',
    },
    detail: {
      en: 'Table {tableId} would start with {start} centavos; the least is {min}.',
      es: 'La mesa {tableId} comenzaría con {start} centavos; el mínimo es {min}.',
    },
    fix: {
      en: 'Start with 5,000 times the smallest bet or more.',
      es: 'Comience con 5.000 veces la apuesta mínima o más.',
    },
  },
} satisfies Partial<Record<JackpotRejection, Problem>>;
