import { NO_CHIPS_YET } from './chips/state.ts';
import { STOPPED } from './clock.ts';
import { NO_ROUNDS } from './evolveRounds.ts';
import type { FactOf } from './facts.ts';
import { EMPTY_FLOOR } from './floor/state.ts';
import { NO_HANDS } from './hands/state.ts';
import type { AnnouncedTournament } from './state.ts';
import { tablesOf } from './tables.ts';

/** A tournament as its announcement leaves it: nothing happened yet. */
export const announcedBy = (fact: FactOf<'TournamentAnnounced'>): AnnouncedTournament => ({
  status: 'registering',
  tournamentId: fact.tournamentId,
  announcedOn: fact.jornada,
  terms: fact.terms,
  seedHash: fact.seedHash,
  stage: null,
  finishedSeries: [],
  seriesAssignments: [],
  stageActIds: [],
  entries: [],
  entryNumberLast: 0,
  waiting: [],
  waitingActs: [],
  draws: [],
  seatActs: [],
  breakOrder: tablesOf(fact.terms),
  breakOrderChanges: [],
  rounds: NO_ROUNDS,
  clock: STOPPED,
  chips: NO_CHIPS_YET,
  playedHands: NO_HANDS,
  floor: EMPTY_FLOOR,
  penalties: [],
  authorisedItems: [],
  itemRules: [],
  claims: [],
  start: null,
  level: 0,
  levelHand: null,
  levelAct: null,
  exits: [],
  undoneExits: [],
  undoings: [],
  lock: null,
  deal: null,
  closings: 0,
  lastClosing: null,
  winnerChips: null,
  settled: [],
  registeredThrough: null,
  extensions: [],
  addOnsOpen: false,
  addOnsOpening: null,
  closedPurchases: [],
  purchaseClosings: [],
  interruptions: [],
  formerWindows: [],
  ended: null,
  suspension: null,
  resumptions: [],
  counts: {},
  countIds: [],
});
