import type { CageRejection } from '../../../domain/cage/rejections.ts';
import { BEFORE_ITS_CAUSE } from './beforeItsCause.ts';
import type { Problem } from './problem.ts';

/** Why a cashier's shift refuses a command, in words. Amounts are centavos. */
export const CAGE_PROBLEMS: Record<CageRejection, Problem> = {
  'cage.shift-unknown': {
    status: 404,
    title: { en: 'No such shift', es: 'No existe el turno' },
    detail: {
      en: 'No shift of the operator has that id.',
      es: 'Ningún turno del operador tiene ese identificador.',
    },
    fix: {
      en: 'Check the id: it is the idempotency key with which the shift was opened.',
      es: 'Revise el identificador: es la clave de idempotencia con la que se abrió el turno.',
    },
  },
  'cage.shift-id-reused': {
    status: 422,
    title: { en: 'The key belongs to another shift', es: 'La clave es de otro turno' },
    detail: { en: 'The id {shiftId} is taken.', es: 'El identificador {shiftId} ya está usado.' },
    fix: { en: 'Open a new shift with a new key.', es: 'Abra un turno nuevo con una clave nueva.' },
  },
  'cage.desk-occupied': {
    status: 409,
    title: {
      en: 'Another shift is open at the desk',
      es: 'Hay otro turno abierto en el puesto de caja',
    },
    detail: {
      en: 'At desk {desk} the shift {shift} is open.',
      es: 'En el puesto {desk} está abierto el turno {shift}.',
    },
    fix: { en: 'Render that shift first.', es: 'Rinda primero ese turno.' },
  },
  'cage.no-open-shift': {
    status: 409,
    title: { en: 'No shift is open at the desk', es: 'No hay turno abierto en el puesto de caja' },
    detail: {
      en: 'The last shift of desk {desk} was rendered: what moves there now would be in no rendering.',
      es: 'El último turno del puesto {desk} ya fue rendido: lo que se mueva ahora no estaría en ninguna rendición.',
    },
    fix: {
      en: 'Open a shift at the desk and send it again, also what happened before the rendering.',
      es: 'Abra un turno en el puesto y envíelo de nuevo, también lo ocurrido antes de la rendición.',
    },
  },
  'cage.before-its-cause': BEFORE_ITS_CAUSE,
  'cage.shift-rendered': {
    status: 409,
    title: { en: 'The shift is rendered', es: 'El turno ya fue rendido' },
    detail: {
      en: 'The shift was rendered or received already, with other figures.',
      es: 'El turno ya fue rendido o recibido, con otras cifras.',
    },
    fix: {
      en: 'A rendering is not changed; the head of the cash desks adds a remark when receiving it.',
      es: 'Una rendición no se cambia; el jefe de cajas agrega una observación al recibirla.',
    },
  },
  'cage.shift-not-rendered': {
    status: 409,
    title: { en: 'The shift is not rendered yet', es: 'El turno aún no fue rendido' },
    detail: {
      en: 'The cashier has not rendered the shift.',
      es: 'El cajero no rindió el turno.',
    },
    fix: {
      en: 'The cashier renders the shift first.',
      es: 'Primero el cajero rinde el turno.',
    },
  },
  'cage.shift-of-another': {
    status: 403,
    title: { en: 'The shift is another cashier’s', es: 'El turno es de otro cajero' },
    detail: {
      en: 'It was opened by legajo {legajo}.',
      es: 'Lo abrió el legajo {legajo}.',
    },
    fix: {
      en: 'The cashier who opened it renders it, or the head of the cash desks.',
      es: 'Lo rinde el cajero que lo abrió o el jefe de cajas.',
    },
  },
  'cage.explanation-missing': {
    status: 409,
    title: { en: 'The difference is not explained', es: 'Falta explicar la diferencia' },
    detail: {
      en: 'Of {of} {expected} were expected and {found} found.',
      es: 'De {of} se esperaban {expected} y se contaron {found}.',
    },
    fix: {
      en: 'Count again, or send the explanation: the difference stays on the rendering.',
      es: 'Cuente de nuevo o envíe la explicación: la diferencia queda en la rendición.',
    },
  },
  'cage.same-person': {
    status: 409,
    title: {
      en: 'Nobody receives their own rendering',
      es: 'Nadie recibe su propia rendición',
    },
    detail: {
      en: 'Legajo {legajo} worked the shift or rendered it.',
      es: 'El legajo {legajo} trabajó el turno o lo rindió.',
    },
    fix: { en: 'Another head of the cash desks receives it.', es: 'La recibe otro jefe de cajas.' },
  },
};
