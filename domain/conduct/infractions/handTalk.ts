import type { InfractionDraft } from '../infraction.ts';

const GROUP = { class: 'technical', group: 'R123-I-77' } as const;

/** One player to a hand, and conduct that clouds the game (R123-I-22, R123-I-75..77). */
export const HAND_TALK = {
  'device-hand-for-hand': {
    norm: 'R123-I-22',
    class: 'technical',
    en: 'Using an electronic device while hands are simultaneous',
    es: 'Usar dispositivos electrónicos durante el mano por mano',
    demands: ['round'],
  },
  'table-left-hand-for-hand': {
    norm: 'R123-I-22',
    class: 'technical',
    en: 'Leaving the table while hands are simultaneous',
    es: 'Retirarse de la mesa durante el mano por mano',
    demands: ['round'],
  },
  'unethical-play': {
    norm: 'R123-I-75',
    class: 'behaviour',
    en: 'Unethical play',
    es: 'Juego antiético',
    demands: ['description'],
    first: 'verbal-warning',
  },
  'disrespect-to-players': {
    norm: 'R123-I-76',
    class: 'behaviour',
    en: 'Not protecting or respecting the other players',
    es: 'Falta de respeto o protección a otros jugadores',
  },
  'one-player-to-a-hand': {
    norm: 'R123-I-77',
    ...GROUP,
    en: 'Breaking the principle of one player to a hand',
    es: 'Faltar al principio de un jugador por mano',
  },
  'hand-commented': {
    norm: 'R123-I-77.b1',
    ...GROUP,
    en: 'Commenting on a live or folded hand',
    es: 'Comentar una mano en juego o retirada',
  },
  'play-advised-or-criticised': {
    norm: 'R123-I-77.b2',
    ...GROUP,
    en: 'Advising or criticising a play',
    es: 'Asesorar o criticar una jugada',
  },
  'strategy-discussed': {
    norm: 'R123-I-77.b3',
    ...GROUP,
    en: 'Discussing hands or strategy with a spectator or another player',
    es: 'Discutir manos o estrategia con un espectador u otro jugador',
  },
  'outside-advice': {
    norm: 'R123-I-77.b4',
    ...GROUP,
    en: 'Asking for or receiving outside advice',
    es: 'Solicitar o recibir asesoramiento externo',
  },
} as const satisfies Record<string, InfractionDraft>;
