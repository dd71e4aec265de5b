import type { Problem } from '../problem.ts';

/** Why what was counted is refused, in words. */
export const COUNTS_PROBLEMS = {
  'tournament.count-not-of-chips': {
    status: 422,
    title: {
      en: 'The chips of the event do not make this count',
      es: 'Las fichas del evento no forman este conteo',
    },
    detail: {
      en: '{counted} was counted; stacks are multiples of {chip}.',
      es: 'Se contaron {counted}; las pilas son múltiplos de {chip}.',
    },
    fix: {
      en: 'Count that stack again: a figure was read or typed wrong.',
      es: 'Cuente de nuevo esa pila: una cifra se leyó o se tipeó mal.',
    },
  },
  'tournament.no-chips-to-remove': {
    status: 422,
    title: { en: 'Who withdraws has chips', es: 'Quien se retira tiene fichas' },
    detail: {
      en: 'The withdrawal says that no chips were removed; whoever has none was eliminated.',
      es: 'El retiro dice que no se quitaron fichas; quien no tiene ninguna fue eliminado.',
    },
    fix: {
      en: 'Send the chips that the Director removed, or record the elimination.',
      es: 'Envíe las fichas que quitó el Director o registre la eliminación.',
    },
  },
  'tournament.count-mismatch': {
    status: 409,
    title: { en: 'The count does not agree', es: 'El conteo no coincide' },
    detail: {
      en: 'By denomination {detail}, declared {declared}, counted {counted}.',
      es: 'Por denominación {detail}, declarado {declared}, contado {counted}.',
    },
    fix: {
      en: 'Count again until the figures are one.',
      es: 'Vuelva a contar hasta que las cifras coincidan.',
    },
  },
} as const satisfies Record<string, Problem>;
