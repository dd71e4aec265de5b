import type { RulingRejection } from '../../../domain/rulings/rejections.ts';
import { BEFORE_ITS_CAUSE } from './beforeItsCause.ts';
import type { Problem } from './problem.ts';

/** Why a ruling or its appeal is refused, in words. */
export const RULING_PROBLEMS: Record<RulingRejection, Problem> = {
  'ruling.unknown': {
    status: 404,
    title: { en: 'No such ruling', es: 'No existe la resolución' },
    detail: {
      en: 'No ruling of the operator has that id.',
      es: 'Ninguna decisión del operador tiene ese identificador.',
    },
    fix: {
      en: 'Check the id: it is the idempotency key with which the ruling was asked for.',
      es: 'Revise el identificador: es la clave de idempotencia con la que se pidió la resolución.',
    },
  },
  'ruling.id-reused': {
    status: 422,
    title: { en: 'The key belongs to another ruling', es: 'La clave es de otra resolución' },
    detail: { en: 'The id {rulingId} is taken.', es: 'El identificador {rulingId} ya está usado.' },
    fix: {
      en: 'Ask for the new ruling with a new key.',
      es: 'Pida la nueva resolución con una clave nueva.',
    },
  },
  'ruling.situation-unknown': {
    status: 409,
    title: { en: 'No such situation', es: 'No existe la situación' },
    detail: { en: 'The code is {code}.', es: 'El código es {code}.' },
    fix: {
      en: 'Take a code of GET /v1/situations, or post `unforeseen`.',
      es: 'Use un código de GET /v1/situations, o envíe `unforeseen`.',
    },
  },
  'ruling.not-foreseen': {
    status: 409,
    title: {
      en: 'The regulation of the table does not foresee it',
      es: 'El reglamento de la mesa no lo prevé',
    },
    detail: {
      en: 'Nothing under {ruleset} answers {code}.',
      es: 'Nada en {ruleset} responde a {code}.',
    },
    fix: {
      en: 'Have the highest authority decide it: post the situation `unforeseen`.',
      es: 'Que decida la máxima autoridad: envíe la situación `unforeseen`.',
    },
  },
  'ruling.no-betting-line': {
    status: 409,
    title: {
      en: 'The table has no betting line',
      es: 'La mesa no tiene línea de apuesta',
    },
    detail: {
      en: '{code} rests on a line that this table does not have.',
      es: '{code} se apoya en una línea que esta mesa no tiene.',
    },
    fix: {
      en: 'Rule on cards or chips as they were released, or note the line with the check of the table.',
      es: 'Resuelva según cómo se soltaron cartas o fichas, o asiente la línea con el control de la mesa.',
    },
  },
  'ruling.ruleset-mismatch': {
    status: 409,
    title: { en: 'Another regulation rules there', es: 'Ahí rige otro reglamento' },
    detail: {
      en: 'There rule: {allowed}; asked was {ruleset}.',
      es: 'Ahí rige: {allowed}; se pidió {ruleset}.',
    },
    fix: {
      en: 'Send one of those as `ruleset`; the Director may depart from its answer with `departTo` and a reason. A round against the bank is ruled on at its table.',
      es: 'Envíe uno de esos en `ruleset`; el Director puede apartarse de su respuesta con `departTo` y un motivo. Una ronda contra la banca se resuelve en su mesa.',
    },
  },
  'ruling.fact-missing': {
    status: 409,
    title: { en: 'A fact is missing', es: 'Falta un dato' },
    detail: {
      en: 'The regulation of the table asks for {fact}.',
      es: 'El reglamento de la mesa pide {fact}.',
    },
    fix: { en: 'Send {fact}.', es: 'Envíe {fact}.' },
  },
  'ruling.fact-invalid': {
    status: 409,
    title: { en: 'A fact is not one of those possible', es: 'Un dato no es de los posibles' },
    detail: { en: '{fact} is one of: {allowed}.', es: '{fact} es uno de: {allowed}.' },
    fix: { en: 'Correct {fact}.', es: 'Corrija {fact}.' },
  },
  'ruling.facts-contradict': {
    status: 409,
    title: { en: 'The facts contradict each other', es: 'Los datos se contradicen' },
    detail: {
      en: '{fact} and {other} cannot both be so.',
      es: '{fact} y {other} no pueden ser así a la vez.',
    },
    fix: { en: 'Correct one of them.', es: 'Corrija uno de ellos.' },
  },
  'ruling.role-not-allowed': {
    status: 403,
    title: { en: 'That role does not rule', es: 'Ese cargo no resuelve' },
    detail: {
      en: 'Legajo {legajo} is {role}; there rule: {allowed}.',
      es: 'El legajo {legajo} es {role}; resuelven: {allowed}.',
    },
    fix: { en: 'Call one of them to the table.', es: 'Llame a la mesa a quien corresponde.' },
  },
  'ruling.director-needed': {
    status: 403,
    title: { en: 'Only the Director decides this', es: 'Esto lo decide solo el Director' },
    detail: {
      en: 'Legajo {legajo} is {role}.',
      es: 'El legajo {legajo} es {role}.',
    },
    fix: { en: 'Have the Director rule.', es: 'Que resuelva el Director.' },
  },
  'ruling.reason-missing': {
    status: 409,
    title: { en: 'The reason is missing', es: 'Falta el motivo' },
    detail: {
      en: 'The decision came without its `{member}`, or with one that it does not have.',
      es: 'La decisión vino sin su `{member}`, o con uno que no lleva.',
    },
    fix: {
      en: 'Send `{member}` where the decision needs it, and only there.',
      es: 'Envíe `{member}` cuando la decisión lo lleva, y sólo entonces.',
    },
  },
  'ruling.final': {
    status: 409,
    title: { en: 'The ruling is final', es: 'La resolución es definitiva' },
    detail: { en: 'It was decided by: {role}.', es: 'La decidió: {role}.' },
    fix: { en: 'There is nobody above to appeal to.', es: 'No hay instancia superior.' },
  },
  'ruling.appeal-pending': {
    status: 409,
    title: { en: 'The ruling is under appeal already', es: 'La resolución ya está apelada' },
    detail: {
      en: 'The ruling was appealed and the appeal is not decided.',
      es: 'La decisión fue apelada y la apelación está sin resolver.',
    },
    fix: { en: 'Wait for the Director’s decision.', es: 'Espere la decisión del Director.' },
  },
  'ruling.not-appealed': {
    status: 409,
    title: { en: 'Nobody appealed the ruling', es: 'Nadie apeló la resolución' },
    detail: {
      en: 'Nobody appealed the ruling.',
      es: 'Nadie apeló la decisión.',
    },
    fix: { en: 'Record the appeal first.', es: 'Registre primero la apelación.' },
  },
  'ruling.before-its-cause': BEFORE_ITS_CAUSE,
};
