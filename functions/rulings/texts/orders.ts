import type { Order, Record } from '../../../domain/rulings/vocabulary.ts';
import type { Wording } from '../../shared/problems/problem.ts';

/** What the dealer is told to do. */
export const ORDER_TEXTS: Readonly<{ [One in Order]: Wording }> = {
  'stop-action': { en: 'Stop the action.', es: 'Detener la acción.' },
  'call-direction': { en: 'Call the officials.', es: 'Avisar a la Dirección.' },
  'call-person-responsible': {
    en: 'Call the person responsible.',
    es: 'Avisar a la persona responsable.',
  },
  'return-contributions': {
    en: 'Return to each player what he put in.',
    es: 'Devolver a cada jugador lo que puso.',
  },
  'same-button-and-blinds': {
    en: 'Same button, same blinds.',
    es: 'Mismo botón y mismas ciegas.',
  },
  'gather-shuffle-cut-deal': {
    en: 'Gather the cards, shuffle, cut and deal again.',
    es: 'Recoger, mezclar, cortar y repartir nuevamente.',
  },
  'earlier-hands-stand': { en: 'Earlier hands stand.', es: 'Las manos anteriores son válidas.' },
  'replace-after-deal': {
    en: 'Finish the deal and replace the card with the top card.',
    es: 'Terminar el reparto y reemplazarla con la primera carta del mazo.',
  },
  'use-next-card': { en: 'Use the next card of the deck.', es: 'Usar la próxima carta del mazo.' },
  'mark-next-burn': { en: 'Use it as the next burn.', es: 'Usarla como próxima carta quemada.' },
  'shuffle-card-back': {
    en: 'Put it back, shuffle and cut.',
    es: 'Devolverla al mazo, mezclar y cortar.',
  },
  'deal-top-card': { en: 'Deal him the top card.', es: 'Darle la primera carta del mazo.' },
  'finish-betting-round': {
    en: 'Finish the betting round.',
    es: 'Completar la ronda de apuestas.',
  },
  'mix-exposed-leaving-burn': {
    en: 'Mix the exposed cards with the deck, leaving the burn.',
    es: 'Mezclar las cartas expuestas con el mazo, dejando la carta quemada.',
  },
  'shuffle-and-cut': { en: 'Shuffle and cut.', es: 'Barajar y cortar.' },
  'deal-without-burning': { en: 'Deal without burning.', es: 'Repartir sin quemar.' },
  'use-proper-burn-and-flop': {
    en: 'Use the proper burn and flop.',
    es: 'Usar la carta quemada y el flop apropiados.',
  },
  'return-street-bets': {
    en: 'Return the bets of the round of betting.',
    es: 'Devolver las apuestas asociadas.',
  },
  'deal-proper-cards': {
    en: 'Burn and deal the proper cards.',
    es: 'Quemar y repartir las cartas correspondientes.',
  },
  'ask-each-player-again': {
    en: 'Ask each player again.',
    es: 'Consultar otra vez a cada jugador.',
  },
  'burn-two-next': { en: 'Burn two at the next street.', es: 'Quemar dos en la próxima ronda.' },
  'burn-none-next': {
    en: 'Burn none at the next street: the second burn is its burn.',
    es: 'No quemar en la próxima ronda: vale la segunda carta quemada.',
  },
  'void-surplus-cards': {
    en: 'The other surplus cards are void.',
    es: 'Las demás cartas sobrantes se anulan.',
  },
  'deal-would-be-next': {
    en: 'Deal as turn the card that would have been the river.',
    es: 'Repartir como turn la carta que hubiera sido el river.',
  },
  'rebuild-deck': {
    en: 'Rebuild the deck as clearly as possible.',
    es: 'Reconstruir el mazo lo más claramente posible.',
  },
  'replace-deck': { en: 'Replace the deck.', es: 'Reemplazar el mazo.' },
  'remove-joker': { en: 'Remove the joker.', es: 'Retirar el comodín.' },
  'muck-cards': { en: 'Muck those cards.', es: 'Descartar esas cartas.' },
  'show-to-all': { en: 'Show it to everybody at once.', es: 'Mostrar a todos de inmediato.' },
  'show-on-request': {
    en: 'Show it to whoever asks.',
    es: 'Mostrar a quien lo pida.',
  },
  'penalise-after-hand': {
    en: 'Penalise when the hand is over.',
    es: 'Penalizar al finalizar la mano.',
  },
  'move-button-forward': { en: 'Move the button forward.', es: 'Adelantar el botón.' },
  'deliver-pot': { en: 'Deliver the pot to that hand.', es: 'Entregar el pot a esa mano.' },
  'callers-complete': {
    en: 'Those who called complete the amount.',
    es: 'Quienes pagaron completan el monto.',
  },
  'no-raise-by-callers': {
    en: 'They may not raise because of it.',
    es: 'No pueden aumentar por ese motivo.',
  },
  'return-excess': { en: 'Return the excess.', es: 'Devolver el excedente.' },
  'post-next-hand': {
    en: 'He posts the blind at the next deal.',
    es: 'Pone la ciega en el próximo reparto.',
  },
  'tell-player-to-complete': {
    en: 'Ask the player what he does.',
    es: 'Pedir al jugador que aclare su acción.',
  },
};

/** What must be written down. */
export const RECORD_TEXTS: Readonly<{ [One in Record]: Wording }> = {
  cause: { en: 'The cause.', es: 'La causa.' },
  card: { en: 'The card and whose it was.', es: 'La carta y de quién era.' },
  'contributions-by-seat': {
    en: 'What went back to each seat.',
    es: 'Lo devuelto a cada asiento.',
  },
  'person-responsible': { en: 'The person responsible.', es: 'La persona responsable.' },
  'dead-seat': { en: 'The seat of the dead hand.', es: 'El asiento de la mano muerta.' },
  'deck-replaced': {
    en: 'The deck taken out and the new one.',
    es: 'El mazo retirado y el nuevo.',
  },
  'deck-rebuilt': { en: 'How the deck was rebuilt.', es: 'Cómo se reconstruyó el mazo.' },
  'button-seat': { en: 'The seat of the button.', es: 'El asiento del botón.' },
  'burn-plan': { en: 'The burns of the next streets.', es: 'Las quemas de las próximas rondas.' },
  'dealer-error': { en: 'The dealer’s error.', es: 'El error del croupier.' },
  reason: { en: 'The reason of the decision.', es: 'El motivo de la decisión.' },
  'direction-notified': {
    en: 'Who of the officials was told.',
    es: 'Quién de la Dirección fue avisado.',
  },
  'supplementary-source': {
    en: 'The other regulation looked at.',
    es: 'La norma supletoria consultada.',
  },
  'both-awards': { en: 'The award before and after.', es: 'La entrega anterior y la corregida.' },
  'amount-owed': { en: 'The amount owed.', es: 'El monto adeudado.' },
  'blind-owed': { en: 'The blind owed.', es: 'La ciega adeudada.' },
  infraction: { en: 'The infraction.', es: 'La infracción.' },
};
