import type { FiscalRejection } from '../../../domain/fiscal/rejections.ts';
import type { Problem } from './problem.ts';

/** Why what a fiscalizador enters is refused, in words. */
export const FISCAL_PROBLEMS: Record<FiscalRejection, Problem> = {
  'fiscal.act-id-reused': {
    status: 422,
    title: { en: 'The key belongs to another act', es: 'La clave es de otra acta' },
    detail: { en: 'The id {actId} is taken.', es: 'El identificador {actId} ya está usado.' },
    fix: { en: 'Enter another act with a new key.', es: 'Ingrese otra acta con una clave nueva.' },
  },
  'fiscal.number-repeated': {
    status: 409,
    title: { en: 'The number was entered before', es: 'El número ya fue ingresado' },
    detail: {
      en: 'The jornada has a standing act {number}.',
      es: 'La jornada tiene un acta vigente {number}.',
    },
    fix: {
      en: 'Check the number, or void the one that was mistyped.',
      es: 'Revise el número, o anule el que se ingresó mal.',
    },
  },
  'fiscal.act-unknown': {
    status: 404,
    title: { en: 'No such act', es: 'No existe el acta' },
    detail: {
      en: 'There is no standing act {actId} on that jornada.',
      es: 'No hay un acta vigente {actId} en esa jornada.',
    },
    fix: {
      en: 'Check jornada and id: it is the idempotency key with which it was entered.',
      es: 'Revise la jornada y el identificador: es la clave de idempotencia con la que se ingresó.',
    },
  },
  'fiscal.manifest-differs': {
    status: 409,
    title: {
      en: 'That is not the manifest of the edition',
      es: 'No es el manifiesto de la edición',
    },
    detail: {
      en: 'Edition {edition} has no manifest {manifestSha256}.',
      es: 'La edición {edition} no tiene el manifiesto {manifestSha256}.',
    },
    fix: {
      en: 'Verify the folder you hold, and sign off the SHA-256 of its manifest.json.',
      es: 'Verifique la carpeta que tiene y firme el SHA-256 de su manifest.json.',
    },
  },
};
