import type { Problem } from './problem.ts';

/** An act dated before the one it follows from, at whatever desk. @see decision J2 */
export const BEFORE_ITS_CAUSE = {
  status: 409,
  title: { en: 'Dated before what it follows', es: 'Fecha anterior a aquello a lo que sigue' },
  detail: {
    en: 'It is dated {occurredAt}; what it follows happened at {after}.',
    es: 'Lleva fecha {occurredAt}; aquello a lo que sigue ocurrió el {after}.',
  },
  fix: {
    en: 'Check occurredAt and its offset, of this act and of the earlier one.',
    es: 'Revise occurredAt y su huso, de este acto y del anterior.',
  },
} as const satisfies Problem;
