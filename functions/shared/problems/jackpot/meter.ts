import type { JackpotRejection } from '../../../../domain/jackpot/rejections.ts';
import type { Problem } from '../problem.ts';

/** Of plays, awards and adjustments. */
export const METER_PROBLEMS = {
  'jackpot.table-not-linked': {
    status: 409,
    title: { en: 'The table does not feed this jackpot', es: 'La mesa no alimenta este jackpot' },
    detail: {
      en: 'Table {tableId} is not linked.',
      es: 'La mesa {tableId} no está interconectada.',
    },
    fix: {
      en: 'Link the table, or name the jackpot of the table.',
      es: 'Interconecte la mesa o indique el jackpot de la mesa.',
    },
  },
  'jackpot.meter-failed': {
    status: 409,
    title: { en: 'The progressive is out of order', es: 'El progresivo no funciona' },
    detail: {
      en: 'The meter is out of order.',
      es: 'El medidor no funciona.',
    },
    fix: {
      en: 'Pay by the fixed table until it is repaired.',
      es: 'Pague con la tabla fija hasta que se repare.',
    },
  },
  'jackpot.meter-working': {
    status: 409,
    title: { en: 'The progressive is working', es: 'El progresivo funciona' },
    detail: {
      en: 'No failure of the meter is recorded.',
      es: 'No hay una falla del medidor registrada.',
    },
    fix: { en: 'There is no failure to be ended.', es: 'No hay falla por terminar.' },
  },
  'jackpot.round-too-late': {
    status: 409,
    title: {
      en: 'The round is too old for the meter',
      es: 'El pase es demasiado antiguo para el acumulado',
    },
    detail: {
      en: 'Rounds of table {tableId} are known from a later day than {jornada}.',
      es: 'De la mesa {tableId} se conocen pases desde un día posterior al {jornada}.',
    },
    fix: {
      en: 'Adjust the meter with the reason contribution-missed.',
      es: 'Ajuste el acumulado con el motivo aporte no registrado.',
    },
  },
  'jackpot.play-overlaps': {
    status: 409,
    title: {
      en: 'Part of the play is in the meter already',
      es: 'Parte de la jugada ya está en el acumulado',
    },
    detail: {
      en: 'Play {playId} names a round twice or one that is counted.',
      es: 'La jugada {playId} repite un pase o incluye uno ya contado.',
    },
    fix: { en: 'Post each round in one play only.', es: 'Registre cada pase en una sola jugada.' },
  },
  'jackpot.hand-not-of-meter': {
    status: 409,
    title: { en: 'The meter does not pay that hand', es: 'El acumulado no paga esa mano' },
    detail: {
      en: 'Box {box} has class {handClass}.',
      es: 'La casilla {box} tiene la clase {handClass}.',
    },
    fix: {
      en: 'The meter pays royal and straight flushes with credits; the table pays the others.',
      es: 'El acumulado paga escaleras reales y de color con créditos; la mesa paga las demás.',
    },
  },
  'jackpot.box-repeated': {
    status: 409,
    title: {
      en: 'A box is named twice in the round',
      es: 'Una casilla figura dos veces en el pase',
    },
    detail: {
      en: 'Round {number} of table {tableId} has two hands of one box.',
      es: 'El pase {number} de la mesa {tableId} tiene dos manos de una casilla.',
    },
    fix: {
      en: 'Give each box with a prize once.',
      es: 'Indique una sola vez cada casilla con premio.',
    },
  },
  'jackpot.award-unknown': {
    status: 409,
    title: { en: 'There is no such award', es: 'Ese premio no existe' },
    detail: { en: 'Award {awardId} is not known.', es: 'El premio {awardId} no se conoce.' },
    fix: { en: 'Check the id of the award.', es: 'Verifique el identificador del premio.' },
  },
  'jackpot.award-not-held': {
    status: 409,
    title: { en: 'The award does not wait for a decision', es: 'El premio no espera decisión' },
    detail: {
      en: 'Award {awardId} was payable at once.',
      es: 'El premio {awardId} era pagadero de inmediato.',
    },
    fix: { en: 'Decide only awards that are held.', es: 'Decida solo los premios retenidos.' },
  },
  'jackpot.award-decided-otherwise': {
    status: 409,
    title: { en: 'The award was decided already', es: 'El premio ya fue decidido' },
    detail: {
      en: 'Award {awardId} has its final decision.',
      es: 'El premio {awardId} tiene su decisión final.',
    },
    fix: {
      en: 'The decision of management and LNSE is final.',
      es: 'La decisión de la Gerencia con la LNSE es final.',
    },
  },
  'jackpot.decision-not-proposed': {
    status: 409,
    title: { en: 'That amount was not proposed', es: 'Ese importe no fue propuesto' },
    detail: {
      en: '{amount} centavos are none of: {proposals}.',
      es: '{amount} centavos no es ninguno de: {proposals}.',
    },
    fix: {
      en: 'Decide one of the amounts that the award proposes.',
      es: 'Decida uno de los importes que propone el premio.',
    },
  },
  'jackpot.inspector-missing': {
    status: 409,
    title: { en: 'The inspector of the LNSE is missing', es: 'Falta el inspector de la LNSE' },
    detail: {
      en: 'The inspector of the lottery is not named.',
      es: 'No se indica el inspector de la lotería.',
    },
    fix: {
      en: 'Name the inspector who decided with the management.',
      es: 'Indique el inspector que decidió con la Gerencia.',
    },
  },
  'jackpot.meter-too-low': {
    status: 409,
    title: { en: 'The meter does not hold that much', es: 'El acumulado no alcanza' },
    detail: {
      en: '{taken} centavos would be taken and the meter has {value}.',
      es: 'Se tomarían {taken} centavos y el acumulado tiene {value}.',
    },
    fix: {
      en: 'Adjust the meter with a listed reason first.',
      es: 'Ajuste antes el acumulado con un motivo previsto.',
    },
  },
  'jackpot.adjustment-reason-unlisted': {
    status: 409,
    title: {
      en: 'The meter is not adjusted for that reason',
      es: 'El acumulado no se ajusta por ese motivo',
    },
    detail: { en: '{reason} is none of: {listed}.', es: '{reason} no es ninguno de: {listed}.' },
    fix: { en: 'Give a listed reason.', es: 'Indique un motivo previsto.' },
  },
  'jackpot.adjustment-zero': {
    status: 409,
    title: { en: 'The adjustment changes nothing', es: 'El ajuste no cambia nada' },
    detail: {
      en: 'The adjustment changes nothing.',
      es: 'El ajuste no cambia nada.',
    },
    fix: {
      en: 'Give the centavos to add, or to take with a minus.',
      es: 'Indique los centavos por sumar, o por restar con signo menos.',
    },
  },
  'jackpot.adjustment-below-zero': {
    status: 409,
    title: { en: 'The meter would fall below zero', es: 'El acumulado quedaría bajo cero' },
    detail: {
      en: 'Table {tableId} has {value} centavos and the adjustment is {amount}.',
      es: 'La mesa {tableId} tiene {value} centavos y el ajuste es de {amount}.',
    },
    fix: {
      en: 'Take no more than the part of the table has.',
      es: 'No reste más de lo que tiene la parte de la mesa.',
    },
  },
  'jackpot.second-person-missing': {
    status: 409,
    title: {
      en: 'A second person must sign the award',
      es: 'Una segunda persona debe firmar el premio',
    },
    detail: {
      en: 'The award is {amount} centavos; one person decides up to {max} alone.',
      es: 'El premio es de {amount} centavos; una sola persona decide hasta {max}.',
    },
    fix: {
      en: 'Name in `second` the Supervisor or another Director.',
      es: 'Indique en `second` al supervisor o a otro director.',
    },
  },
  'jackpot.signature-repeated': {
    status: 409,
    title: { en: 'The second person is the first one', es: 'La segunda persona es la primera' },
    detail: { en: '{legajo} signs twice.', es: '{legajo} firma dos veces.' },
    fix: { en: 'Have another person sign.', es: 'Haga firmar a otra persona.' },
  },
} satisfies Partial<Record<JackpotRejection, Problem>>;
