import { cite } from '../../../domain/regulation/norms.ts';

/**
 * What taking part implies, in the words shown with a purchase of chips.
 *
 * @see R40-101
 */
export const ACCEPTANCE =
  'La participación en el juego implica el conocimiento y la aceptación de todas sus reglas ' +
  `(${cite('R40-101')}).`;
