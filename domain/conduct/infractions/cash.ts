import type { InfractionDraft } from '../infraction.ts';

const LIST = { class: 'technical', group: 'R40-70' } as const;

/** Cash games (R40), Madero Poker Bonus (R132) and the floor rules. */
export const CASH = {
  'cash-out-of-turn': {
    norm: 'R40-56',
    class: 'technical',
    en: 'Betting or speaking before one’s turn',
    es: 'Apostar o manifestar la intención fuera de turno',
  },
  'bets-left-to-another': {
    norm: 'R40-59',
    class: 'technical',
    en: 'Leaving the table and asking another to bet',
    es: 'Abandonar la mesa encargando apuestas',
    demands: ['two-players'],
  },
  'cash-chips-disordered': {
    norm: 'R40-60',
    class: 'technical',
    en: 'Chips in disorder, or high ones hidden',
    es: 'Fichas desordenadas o valores altos ocultos',
  },
  'cash-cards-out-of-sight': {
    norm: 'R40-65',
    class: 'technical',
    en: 'Cards out of sight or beyond the cloth',
    es: 'Cartas fuera del paño o no visibles',
  },
  'cash-prohibited-behaviour': {
    norm: 'R40-70',
    ...LIST,
    en: 'A prohibited behaviour',
    es: 'Conducta prohibida',
  },
  'common-cards-touched': {
    norm: 'R40-70.b1',
    ...LIST,
    en: 'Touching the common cards',
    es: 'Tocar las cartas comunes',
  },
  'cash-cards-touched-in-deal': {
    norm: 'R40-70.b2',
    ...LIST,
    en: 'Touching cards before the deal is over',
    es: 'Tocar las cartas antes de terminado el reparto',
  },
  'plays-commented': {
    norm: 'R40-70.b3',
    ...LIST,
    en: 'Commenting on plays or looking at others’ cards during the hand',
    es: 'Comentar jugadas o mirar cartas ajenas durante la mano',
  },
  'others-cards-seen': {
    norm: 'R40-70.b4',
    ...LIST,
    en: 'Looking at the cards of others',
    es: 'Mirar cartas de otros',
  },
  'information-exchanged': {
    norm: 'R40-70.b5',
    ...LIST,
    en: 'Exchanging information on the hands',
    es: 'Intercambiar información sobre las manos',
  },
  'cards-shown-for-advice': {
    norm: 'R40-70.b6',
    ...LIST,
    en: 'Showing cards to ask for advice',
    es: 'Mostrar cartas para pedir asesoramiento',
  },
  'money-lent': {
    norm: 'R40-91.b2',
    class: 'behaviour',
    en: 'Lending money or chips between players',
    es: 'Préstamo de dinero o fichas',
    demands: ['two-players'],
  },
  'folded-hand-commented': {
    norm: 'R40-97',
    class: 'technical',
    en: 'Commenting on folded cards before the hand is over',
    es: 'Comentar las cartas retiradas antes de terminar la mano',
  },
  'spectator-in-area': {
    norm: 'R40-99',
    class: 'technical',
    en: 'A spectator in the playing area',
    es: 'Espectador en el área de juego',
  },
  connivance: {
    norm: 'R40-99',
    class: 'behaviour',
    en: 'Collusion',
    es: 'Connivencia',
    demands: ['two-players'],
  },
  'joint-play': {
    norm: 'R40-99',
    class: 'behaviour',
    en: 'Playing jointly',
    es: 'Juego en conjunto',
    demands: ['two-players'],
  },
  'phone-in-play': {
    norm: 'R40-100',
    class: 'technical',
    en: 'Telephone or electronic communication during play',
    es: 'Uso de teléfono o comunicación electrónica durante el juego',
    sanctions: ['verbal-warning', 'removal'],
  },
} as const satisfies Record<string, InfractionDraft>;

/** Madero Poker Bonus. */
export const MADERO = {
  'madero-cards-out-of-sight': {
    norm: 'R132-68',
    class: 'technical',
    en: 'Cards out of the dealer’s sight or beyond the cloth',
    es: 'Cartas fuera de la vista del croupier o del paño',
  },
  'madero-information-shared': {
    norm: 'R132-69',
    class: 'behaviour',
    en: 'Exchanging information on the hands',
    es: 'Intercambiar información de las jugadas',
    demands: ['two-players'],
  },
} as const satisfies Record<string, InfractionDraft>;

/** The floor rules 33 to 48. */
export const FLOOR = {
  'floor-table-left': {
    norm: 'PISO-35',
    class: 'technical',
    en: 'Leaving the table with action pending, all-in or not',
    es: 'Abandonar la mesa con acción pendiente',
    first: 'verbal-warning',
  },
  'false-amount-told': {
    norm: 'PISO-42.4',
    class: 'behaviour',
    en: 'False information on the amount of a bet',
    es: 'Información falsa sobre el monto de la apuesta',
  },
} as const satisfies Record<string, InfractionDraft>;
