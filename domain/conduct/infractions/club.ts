import type { InfractionDraft } from '../infraction.ts';

const COLLUSION = { class: 'collusion', group: 'CLUB-K15' } as const;

/** Club events: tournament rules and official rules. */
export const CLUB = {
  'club-courtesy': {
    norm: 'CLUB-S12',
    class: 'courtesy',
    en: 'Not observing the norms of courtesy',
    es: 'Falta a las normas de cortesía',
    first: null,
  },
  'club-chips-not-visible': {
    norm: 'CLUB-T17',
    class: 'technical',
    en: 'High chips not visible',
    es: 'Fichas altas no visibles',
  },
  'club-chips-taken-away': {
    norm: 'CLUB-T18',
    class: 'technical',
    en: 'Taking tournament chips away from the table',
    es: 'Retirar fichas de la mesa',
    sanctions: ['chips-removed', 'disqualification'],
    first: 'chips-removed',
  },
  'club-cards-thrown': {
    norm: 'CLUB-T19',
    class: 'behaviour',
    en: 'Throwing cards off the table',
    es: 'Arrojar cartas',
    first: 'timed-suspension',
  },
  'club-abuse': {
    norm: 'CLUB-T19',
    class: 'behaviour',
    en: 'Abusive or disruptive behaviour',
    es: 'Conducta abusiva',
    first: 'definitive-suspension',
  },
  'club-out-of-sight': {
    norm: 'CLUB-O3',
    class: 'technical',
    en: 'Chips or cards out of view',
    es: 'Fichas o naipes fuera de la vista',
  },
  'club-team': {
    norm: 'CLUB-O4',
    ...COLLUSION,
    en: 'Acting as a team',
    es: 'Actuar en equipo',
    see: ['CLUB-K15'],
    demands: ['two-players'],
    sanctions: ['definitive-suspension'],
    first: 'definitive-suspension',
  },
  'club-hand-discussed': {
    norm: 'CLUB-O7',
    class: 'technical',
    en: 'Talking about a hand in play',
    es: 'Hablar de una mano en juego',
  },
  'club-cards-told': {
    norm: 'CLUB-O8',
    class: 'technical',
    en: 'Telling what one discarded or holds',
    es: 'Comentar cartas descartadas o propias',
  },
  'club-play-told': {
    norm: 'CLUB-O9',
    class: 'behaviour',
    en: 'Telling another to do something',
    es: 'Avisar una jugada a otro',
    sanctions: ['timed-suspension', 'definitive-suspension'],
    first: 'timed-suspension',
  },
  'club-others-things-taken': {
    norm: 'CLUB-O10',
    class: 'technical',
    en: 'Taking the cards or chips of another',
    es: 'Tomar cartas o fichas de otro',
  },
  'club-insult': {
    norm: 'CLUB-O11',
    class: 'behaviour',
    en: 'Insults or offensive language',
    es: 'Insultos o lenguaje ofensivo',
    first: 'timed-suspension',
  },
  'club-chips-combined': {
    norm: 'CLUB-O17',
    class: 'behaviour',
    en: 'Combining the chips of two or more players',
    es: 'Combinar fichas',
    demands: ['two-players'],
  },
} as const satisfies Record<string, InfractionDraft>;

const COURTESY = { class: 'courtesy', group: 'CLUB-S12', first: null } as const;

/** The courtesy of the table in club events, bullets K1 to K22. */
export const CLUB_COURTESY = {
  'club-showing-delayed': {
    norm: 'CLUB-K1',
    ...COURTESY,
    en: 'Delaying the show of the winning hand, or asking to see a hand',
    es: 'Demorar la muestra de la mano ganadora o pedir ver una mano',
  },
  'club-slow': {
    norm: 'CLUB-K2',
    ...COURTESY,
    en: 'Taking excessive time',
    es: 'Tiempo excesivo',
    see: ['CLUB-S11'],
  },
  'club-manners': {
    norm: 'CLUB-K3',
    ...COURTESY,
    en: 'Language, dress or behaviour',
    es: 'Lenguaje, vestimenta o comportamiento',
  },
  'club-folded-out-of-turn': {
    norm: 'CLUB-K4',
    ...COURTESY,
    en: 'Folding out of turn',
    es: 'Retirarse fuera de turno',
  },
  'club-bust-not-told': {
    norm: 'CLUB-K5',
    ...COURTESY,
    en: 'Not saying that one has no chips left',
    es: 'No comunicar que quedó sin fichas',
  },
  'club-raise-not-told': {
    norm: 'CLUB-K6',
    ...COURTESY,
    en: 'Not announcing a raise',
    es: 'No comunicar el aumento',
  },
  'club-cards-not-turned': {
    norm: 'CLUB-K7',
    ...COURTESY,
    en: 'Not turning the cards down when folding',
    es: 'No voltear las cartas al retirarse',
  },
  'club-play-criticised': {
    norm: 'CLUB-K8',
    ...COURTESY,
    en: 'Criticising another player',
    es: 'Críticas a otro jugador',
  },
  'club-peeking': {
    norm: 'CLUB-K10',
    ...COURTESY,
    en: 'Trying to see the cards of others, on a complaint',
    es: 'Espiar cartas',
    demands: ['description'],
  },
  'club-dealer-offended': {
    norm: 'CLUB-K12',
    class: 'behaviour',
    en: 'Offence to the dealer or uncivil conduct',
    es: 'Agravio al croupier o conducta incivilizada',
    sanctions: ['timed-suspension', 'definitive-suspension'],
    first: 'timed-suspension',
  },
  'club-cards-hidden': {
    norm: 'CLUB-K13',
    class: 'technical',
    en: 'Cards hidden or off the table',
    es: 'Cartas ocultas o fuera de la mesa',
  },
  'club-high-chips-hidden': {
    norm: 'CLUB-K14',
    class: 'technical',
    en: 'Hiding high denominations',
    es: 'Ocultar denominaciones altas',
  },
  'club-team-play': {
    norm: 'CLUB-K15',
    ...COLLUSION,
    en: 'Team play: disqualified, the entry is not refunded',
    es: 'Juego en equipo: descalificación sin devolución de la inscripción',
    demands: ['two-players'],
    sanctions: ['disqualification'],
    first: 'disqualification',
  },
  'club-own-hand-told': {
    norm: 'CLUB-K16',
    ...COLLUSION,
    en: 'Giving information on one’s own hand',
    es: 'Informar sobre la propia mano',
  },
  'club-play-suggested': {
    norm: 'CLUB-K17',
    ...COLLUSION,
    en: 'Telling someone how to play or bet',
    es: 'Indicar cómo jugar o apostar',
  },
  'club-hand-guessed': {
    norm: 'CLUB-K18',
    ...COLLUSION,
    en: 'Giving an opinion on the hand of who bets',
    es: 'Opinar sobre la mano de quien apuesta',
  },
  'club-check-agreed': {
    norm: 'CLUB-K19',
    ...COLLUSION,
    en: 'Agreeing to check when a third is all-in',
    es: 'Acordar pasar con un tercero all-in',
    demands: ['two-players'],
  },
  'club-chips-shared': {
    norm: 'CLUB-K20',
    ...COLLUSION,
    en: 'Agreeing to share chips',
    es: 'Acordar compartir fichas',
    demands: ['two-players'],
  },
  'club-not-own-interest': {
    norm: 'CLUB-K21',
    ...COLLUSION,
    en: 'Not playing for one’s own interest',
    es: 'No jugar por interés propio',
  },
  'club-other-helped': {
    norm: 'CLUB-K22',
    ...COLLUSION,
    en: 'Helping one player to the detriment of another',
    es: 'Ayudar a un jugador en detrimento de otro',
  },
} as const satisfies Record<string, InfractionDraft>;
