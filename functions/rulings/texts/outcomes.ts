import type { Outcome } from '../../../domain/rulings/vocabulary.ts';
import type { Wording } from '../../shared/problems/problem.ts';

/** What each outcome says at the table; figures stand in braces. */
export const OUTCOME_TEXTS: Readonly<Record<Outcome, Wording>> = {
  misdeal: { en: 'Misdeal: the hand is void.', es: 'Error de reparto: la mano se anula.' },
  'hand-void': { en: 'The hand is void.', es: 'La mano se anula.' },
  'play-on': { en: 'The hand goes on.', es: 'La mano continúa.' },
  'result-stands': { en: 'The result stands.', es: 'El resultado es válido.' },
  'hand-live': { en: 'The hand is live.', es: 'La mano sigue en juego.' },
  'hand-dead': { en: 'The hand is dead.', es: 'Mano muerta.' },
  'both-hands-dead': { en: 'Both hands are dead.', es: 'Ambas manos quedan muertas.' },
  'hand-restored': { en: 'The hand is given back.', es: 'La mano se restituye.' },
  'no-claim': {
    en: 'The player has no claim to the pot.',
    es: 'El jugador pierde todo derecho al pot.',
  },
  'pot-redelivered': {
    en: 'The pot of {pot} goes to the hand shown.',
    es: 'El pot de {pot} se entrega a la mano expuesta.',
  },
  fold: { en: 'The hand is folded.', es: 'La mano está retirada.' },
  check: { en: 'The player checks.', es: 'El jugador pasa.' },
  'not-an-action': { en: 'It is not an action.', es: 'No es una acción válida.' },
  'card-next-burn': {
    en: 'The card is out of play and is the next burn.',
    es: 'La carta queda fuera de juego y será la próxima carta quemada.',
  },
  'card-reshuffled': {
    en: 'The card goes back into the deck.',
    es: 'La carta vuelve al mazo.',
  },
  'top-card-dealt': {
    en: 'The player gets the top card.',
    es: 'El jugador recibe la primera carta del mazo.',
  },
  'sequence-rebuilt': { en: 'The order is put right.', es: 'Se reconstruye el orden.' },
  'joker-replaced': {
    en: 'The joker is replaced and removed.',
    es: 'El comodín se reemplaza y se retira.',
  },
  'board-redealt': {
    en: 'The community cards are dealt again.',
    es: 'Las cartas comunes se reparten nuevamente.',
  },
  'board-kept': { en: 'The community cards stay.', es: 'Las cartas comunes se mantienen.' },
  'burn-corrected': { en: 'The burn is corrected.', es: 'Se corrige la quema.' },
  'burn-compensated': {
    en: 'The cards stay and the next burn makes up for it.',
    es: 'Las cartas se mantienen y se compensa en la próxima quema.',
  },
  'card-void': { en: 'The card is not used.', es: 'La carta no se utiliza.' },
  'button-corrected': {
    en: 'The button goes to seat {seat}.',
    es: 'El botón pasa al asiento {seat}.',
  },
  'button-kept': {
    en: 'The button stays at seat {seat} and goes on from there.',
    es: 'El botón queda en el asiento {seat} y avanza desde ahí.',
  },
  'cards-mucked': { en: 'Those cards go to the muck.', es: 'Esas cartas se descartan.' },
  'card-shown': { en: 'The card is shown to everybody.', es: 'La carta se muestra a todos.' },
  'hand-shown': {
    en: 'The whole hand is shown to everybody.',
    es: 'Se muestra a todos la mano completa.',
  },
  'bet-binding': { en: 'The bet is {owes}.', es: 'La apuesta es de {owes}.' },
  'no-bet': { en: 'It is not a bet.', es: 'No es una apuesta.' },
  call: { en: 'It is a call of {owes}.', es: 'Es un pago de {owes}.' },
  raise: { en: 'It is a raise to {owes}.', es: 'Es un aumento a {owes}.' },
  'amount-completed': {
    en: 'The player adds {added} and owes {owes} in all.',
    es: 'El jugador agrega {added} hasta completar {owes}.',
  },
  'correct-amount': {
    en: 'The player owes the correct amount, {owes}.',
    es: 'El jugador debe el monto correcto, {owes}.',
  },
  'amount-asked': {
    en: 'The player says a valid amount, from {minimum} on.',
    es: 'El jugador debe indicar un monto válido, desde {minimum}.',
  },
  'at-discretion': {
    en: 'The person in charge decides, with the reason given.',
    es: 'Decide el responsable, con el motivo indicado.',
  },
  'call-or-fold': {
    en: 'The player calls {owes} or folds.',
    es: 'El jugador paga {owes} o se retira.',
  },
  'action-free': {
    en: 'The player has all the options again.',
    es: 'El jugador recupera todas las opciones.',
  },
  'action-stands': { en: 'The action stands.', es: 'La acción se mantiene.' },
  'right-kept': {
    en: 'The player keeps the right to act.',
    es: 'El jugador conserva el derecho a actuar.',
  },
  'right-lost': {
    en: 'The player loses the right to act.',
    es: 'El jugador pierde el derecho a actuar.',
  },
  'action-stopped': { en: 'The action stops.', es: 'Se detiene la acción.' },
  'blind-collected': {
    en: 'The hand is valid and the blind of {owes} is posted.',
    es: 'La mano es válida y se cobra la ciega de {owes}.',
  },
  'count-given': { en: 'The dealer counts the chips.', es: 'El croupier cuenta las fichas.' },
  'count-refused': {
    en: 'Only a player in the hand may ask for a count.',
    es: 'Solo un jugador en la mano puede pedir el conteo.',
  },
  'hidden-to-winner': {
    en: 'Of the hidden chips the winner takes {toWinner}; {kept} that he does not cover stay.',
    es: 'De las fichas no visibles el ganador recibe {toWinner}; quedan {kept} que no cubre.',
  },
  'hidden-removed': {
    en: 'Of the hidden chips {removed} leave play; {kept} that the winner does not cover stay.',
    es: 'De las fichas no visibles salen del juego {removed}; quedan {kept} que el ganador no cubre.',
  },
  'hidden-without-profit': {
    en: 'The hidden chips win nothing: of the opponent he takes {wins}.',
    es: 'Las fichas no visibles no ganan nada: del rival recibe {wins}.',
  },
  'substantial-action': {
    en: 'There was substantial action.',
    es: 'Hubo acción sustancial.',
  },
  'no-substantial-action': {
    en: 'There was no substantial action.',
    es: 'No hubo acción sustancial.',
  },
  decided: { en: 'It is decided as said, finally.', es: 'Se resuelve lo indicado, sin apelación.' },
  'infraction-reported': {
    en: 'The infraction is reported.',
    es: 'La infracción queda informada.',
  },
  'infraction-sanctioned': {
    en: 'The infraction is sanctioned.',
    es: 'La infracción queda sancionada.',
  },
};

/** Of a ruling that the Director took back. @see R123-III-3.p4 */
export const REVOKED_TEXT: Wording = {
  en: 'The ruling was revoked.',
  es: 'La resolución quedó sin efecto.',
};

/** A raise where nothing was to call. @see R123-II-89, R123-II-94 */
export const BET_TEXT: Wording = { en: 'It is a bet of {owes}.', es: 'Es una apuesta de {owes}.' };
