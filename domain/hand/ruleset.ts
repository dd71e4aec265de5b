import type { NormId } from '../regulation/norms.ts';

/** Tournaments of Res. 123/2013, cash of Res. 40/2009, the floor rules 33 to 48, the club. */
export const RULESET_IDS = ['R123', 'R40', 'PISO', 'CLUB'] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** What a refusal of the engine cites under each ruleset. */
export type HandNorms = {
  readonly players: NormId;
  readonly blinds: NormId;
  readonly turn: NormId;
  readonly check: NormId;
  readonly call: NormId;
  readonly minimumBet: NormId;
  readonly minimumRaise: NormId;
  readonly raiseClosed: NormId;
  readonly stack: NormId;
  readonly showdown: NormId;
  readonly exposed: NormId;
  /** Who shows first, while the others may give up their hands. */
  readonly firstToShow: NormId;
  readonly correction: NormId;
  /** A hand laid face up stays on the table: the cards speak. */
  readonly faceUp: NormId;
  /** A hand that was folded or given up is not recovered. */
  readonly released: NormId;
  /** Losing hands are discarded before a pot is delivered; null where the text does not ask it. */
  readonly discarding: NormId | null;
};

/** The points on which the norms differ once the cards are dealt (decisions H4, H7, H11). */
export type Ruleset = {
  readonly players: { readonly min: number; readonly max: number };
  /** What a raise must add: the last full bet or raise of the round, or one big blind (H7). */
  readonly minimumRaise: 'previous' | 'big-blind';
  /** When who has acted may raise again: short all-ins each alone, or added up (H7). */
  readonly reopening: 'full-raise' | 'full-amount-faced';
  /** A raise that nobody could match: accepted and returned, or refused (H11). */
  readonly unmatchableRaise: 'accepted' | 'refused';
  /** Leftover chips of a split: to the winners from the button's left, or to the next pot (H4). */
  readonly leftover: 'winners' | 'next-pot';
  /** The stack of who is away pays blinds and antes in its turn, or its player owes them. */
  readonly absent: 'pays' | 'owes';
  readonly isRaked: boolean;
  readonly norms: HandNorms;
};

const R123: Ruleset = {
  players: { min: 2, max: 10 },
  minimumRaise: 'previous',
  reopening: 'full-raise',
  unmatchableRaise: 'accepted',
  leftover: 'winners',
  absent: 'pays',
  isRaked: false,
  norms: {
    players: 'R123-II-16',
    blinds: 'R123-II-42.b1',
    turn: 'R123-II-90',
    check: 'R40-44.b4', // by R123-II-1 the approved rules of the game hold in tournaments
    call: 'R40-44.b2',
    minimumBet: 'R123-II-94',
    minimumRaise: 'R123-II-82',
    raiseClosed: 'R123-II-84',
    stack: 'R123-II-77',
    showdown: 'R123-II-108',
    exposed: 'R123-II-102',
    firstToShow: 'R123-II-101',
    correction: 'R123-II-112',
    faceUp: 'R123-II-106',
    released: 'R123-II-104',
    discarding: 'R123-II-109',
  },
};

/**
 * A value per norm. Floor rules speak of few points; on the others they follow R123, and the club
 * does so where its text is silent.
 *
 * @see R123-II-1, R123-II-82, R123-II-84, R40-44.b3, R40-82, PISO-47, CLUB-N3, CLUB-J13, CLUB-O16
 */
export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = {
  R123,
  R40: {
    ...R123,
    players: { min: 4, max: 10 },
    minimumRaise: 'big-blind',
    absent: 'owes',
    isRaked: true,
    norms: {
      players: 'R40-4',
      blinds: 'R40-42',
      turn: 'R40-57',
      check: 'R40-44.b4',
      call: 'R40-44.b2',
      minimumBet: 'R40-48',
      minimumRaise: 'R40-44.b3',
      raiseClosed: 'R40-44.b2',
      stack: 'R40-85',
      showdown: 'R40-73',
      exposed: 'R40-90',
      firstToShow: 'R40-71',
      correction: 'R40-74',
      faceUp: 'R40-74',
      released: 'R40-69',
      discarding: null,
    },
  },
  PISO: {
    ...R123,
    norms: { ...R123.norms, turn: 'PISO-40', minimumRaise: 'PISO-46', raiseClosed: 'PISO-47' },
  },
  CLUB: {
    ...R123,
    reopening: 'full-amount-faced',
    unmatchableRaise: 'refused',
    leftover: 'next-pot',
    absent: 'owes',
    norms: {
      players: 'CLUB-D5',
      blinds: 'CLUB-J3',
      turn: 'CLUB-K4',
      check: 'CLUB-J9',
      call: 'CLUB-J6',
      minimumBet: 'CLUB-N2',
      minimumRaise: 'CLUB-N3',
      raiseClosed: 'CLUB-N3',
      stack: 'CLUB-N0',
      showdown: 'CLUB-J11',
      exposed: 'CLUB-T24',
      firstToShow: 'CLUB-J11',
      correction: 'CLUB-O2',
      faceUp: 'CLUB-O15',
      released: 'CLUB-I9',
      discarding: null,
    },
  },
};
