import { invariant } from '../errors.ts';
import type { Instant } from '../time/jornada.ts';
import { announcedBy } from './announcedBy.ts';
import { evolveChips } from './chips/evolveChips.ts';
import { evolveClock, runLevel, stopped } from './clock.ts';
import { entryOf, liveEntries, paidCount } from './entries.ts';
import { withEntries, withEntry } from './entryBook.ts';
import { evolveEntry, newEntry } from './evolveEntry.ts';
import { evolveMoney } from './evolveMoney.ts';
import { evolvePenalties } from './evolvePenalties.ts';
import { evolveRounds } from './evolveRounds.ts';
import { reseated, seated } from './evolveSeats.ts';
import { evolveStages, placed } from './evolveStages.ts';
import { outOf, withoutRemoval } from './exits.ts';
import type { FactOf, TournamentFact } from './facts.ts';
import { evolveFloor, isFloorFact } from './floor/evolveFloor.ts';
import { evolveHands } from './hands/evolveHands.ts';
import { withLeftGiven } from './hands/leftToWinners.ts';
import { areSeriesOver } from './stages.ts';
import type { AnnouncedTournament, Entry, Tournament } from './state.ts';

/** Applies one recorded fact. Never refuses: what happened, happened. */
export const evolve = (state: Tournament, fact: TournamentFact): Tournament => {
  if (fact.type === 'TournamentAnnounced') {
    invariant(state.status === 'unannounced', 'a tournament is announced once');
    return announcedBy(fact);
  }
  invariant(state.status !== 'unannounced', `${fact.type} needs an announced tournament`);
  return apply(state, fact);
};

type LaterFact = Exclude<TournamentFact, { type: 'TournamentAnnounced' }>;

const apply = (state: AnnouncedTournament, fact: LaterFact): AnnouncedTournament => {
  if (isFloorFact(fact)) return { ...state, floor: evolveFloor(state.floor, fact) };
  switch (fact.type) {
    case 'EntryFormTaken':
      return { ...state, entries: withEntry(state.entries, newEntry(fact)) };
    case 'SaleVoided':
      return inPlay(evolveEntry(state, fact));
    case 'EntryRefunded':
      return inPlay(evolveEntry(withoutRemoval(state, fact.entryId), fact));
    case 'EntryPaid':
    case 'EntryBarred':
    case 'VoucherReprinted':
    case 'SeatTaken':
    case 'PrizeConfirmed':
    case 'PrizePaid':
    case 'PrizePaymentReversed':
      return evolveEntry(state, fact);
    case 'EntryAccredited':
    case 'WaitingListJoined':
    case 'WaitingListLeft':
    case 'RegistrationExtended':
    case 'PurchaseDeclared':
    case 'PurchasePaid':
    case 'PurchaseVoided':
    case 'AddOnsOpened':
    case 'PurchasesClosed':
    case 'EventCancelled':
    case 'EventSuspended':
    case 'EventEnded':
    case 'EventModified':
    case 'EventResumed':
    case 'CouponsCounted':
    case 'DifferencesReviewed':
      return evolveMoney(state, fact);
    case 'SeatsDrawn':
      return seated(state, fact);
    case 'SeatsRedrawn':
    case 'EntriesMoved':
      return withLeftGiven(reseated(state, fact), fact);
    case 'ClockPaused':
    case 'ClockResumed':
    case 'LevelsChanged':
    case 'ChangeAnnounced':
      return { ...state, clock: evolveClock(state.clock, fact) };
    case 'HandOpened':
    case 'AbsentContacted':
    case 'StackHeld':
    case 'HoldRevoked':
    case 'StacksPlaced':
    case 'PlacedStacksRemoved':
    case 'LateStackSet':
    case 'ChipsInPlayCounted':
    case 'ChipsRaced':
    case 'ChipsBagged':
    case 'BagVoided':
    case 'BagReleased':
    case 'PlayDayOpened':
      return { ...state, chips: evolveChips(state, fact) };
    case 'HandPlayed':
    case 'HandVoided':
      return evolveHands(state, fact);
    case 'PlayDayClosed':
      return { ...state, chips: evolveChips(state, fact), clock: stopped(state.clock, fact) };
    case 'PenaltyImposed':
    case 'SuspendedHandsCounted':
    case 'SuspensionEnded':
    case 'PenaltyAnnulled':
    case 'PenaltyAppealed':
      return { ...state, penalties: evolvePenalties(state.penalties, fact) };
    case 'ItemAuthorised':
      return { ...state, authorisedItems: [...state.authorisedItems, fact] };
    case 'ItemRuled':
      return { ...state, itemRules: [...state.itemRules, fact] };
    case 'ClaimOpened':
      return { ...state, claims: [...state.claims, fact] };
    case 'HandForHandSet':
    case 'RoundReleased':
    case 'RoundReported':
      return { ...state, rounds: evolveRounds(state.rounds, fact) };
    case 'BreakOrderChanged': {
      const breakOrderChanges = [...state.breakOrderChanges, fact];
      return { ...state, breakOrder: fact.order, breakOrderChanges };
    }
    case 'StageOpened':
    case 'SeriesFinished':
    case 'SeriesEndChanged':
    case 'SeriesAssigned':
      return inPlay(evolveStages(state, fact));
    case 'StageStarted':
      return stageStarted(state, fact);
    case 'TournamentStarted': {
      const chips = { ...state.chips, soldAtStart: state.entryNumberLast };
      return startedAt({ ...state, status: 'playing', start: fact, chips }, 1, fact.occurredAt);
    }
    case 'DealRecorded':
      return { ...state, deal: fact };
    case 'PrizesLocked':
      return { ...state, lock: fact };
    case 'LevelAnnounced':
      return atLevel(
        { ...state, levelHand: fact.hand, levelAct: fact },
        fact.level,
        fact.occurredAt,
      );
    case 'EntriesEliminated':
    case 'EntryWithdrawn':
    case 'EntriesDisqualified':
    case 'AbsentRemoved':
      return inPlay({ ...state, exits: [...state.exits, fact] });
    case 'ExitUndone':
      return undone(state, fact);
    case 'TournamentClosed': {
      const { closing: closings, winnerChips } = fact;
      return { ...state, status: 'closed', closings, lastClosing: fact, winnerChips };
    }
    case 'SettlementFiled': {
      const filed = fact.tables.map((table) => ({ closing: fact.closing, ...table }));
      return { ...state, settled: [...state.settled, ...filed] };
    }
  }
};

const stageStarted = (
  state: AnnouncedTournament,
  { level, occurredAt, jornada }: FactOf<'StageStarted'>,
): AnnouncedTournament => {
  invariant(state.stage !== null, 'a stage is opened before it starts');
  const stage = { ...state.stage, startedAt: occurredAt, jornada };
  const entries = withEntries(state.entries, placed({ ...state, stage }));
  const soldAtStart = state.entryNumberLast;
  const day = { night: null, opened: jornada, firstLevel: level };
  const chips = { ...state.chips, ...day, soldAtStart, hands: {} };
  return startedAt({ ...state, entries, stage, chips }, level, occurredAt);
};

/** Levels count anew from a start. */
const startedAt = (state: AnnouncedTournament, level: number, from: Instant): AnnouncedTournament =>
  atLevel({ ...state, chips: { ...state.chips, levelStarts: {} } }, level, from);

const atLevel = (state: AnnouncedTournament, level: number, from: Instant): AnnouncedTournament => {
  const levelStarts = { ...state.chips.levelStarts, [level]: from };
  const after = { ...state, level, chips: { ...state.chips, levelStarts } };
  return { ...after, clock: runLevel(after, from) };
};

/** The tournament goes on; confirmations of those who are back in play are withdrawn. */
const undone = (state: AnnouncedTournament, fact: FactOf<'ExitUndone'>): AnnouncedTournament => {
  const exit = state.exits.find(({ exitId }) => exitId === fact.exitId);
  invariant(exit !== undefined, 'an exit is undone after it was recorded');
  const winners = liveEntries(state).map(({ entryId }) => entryId);
  const back = [...outOf(exit), ...winners].flatMap((entryId): Entry[] => {
    const entry = entryOf(state, entryId);
    invariant(entry !== undefined, 'who is out has an entry');
    const { confirmation } = entry;
    return confirmation ? [{ ...entry, confirmation: { ...confirmation, withdrawn: true } }] : [];
  });
  const entries = withEntries(state.entries, back);
  const exits = state.exits.filter(({ exitId }) => exitId !== fact.exitId);
  const undoneExits = [...state.undoneExits, exit];
  const undoings = [...state.undoings, fact];
  return inPlay({ ...state, entries, exits, undoneExits, undoings });
};

/** While more were sold than ever left, several are live, and nobody has to be counted. */
const isOneLeft = (state: AnnouncedTournament): boolean => {
  const left = state.exits.reduce((total, exit) => total + outOf(exit).length, 0);
  return paidCount(state) - left <= 1 && liveEntries(state).length <= 1;
};

/** One live entry left ends the tournament, more than one means that it goes on. */
const inPlay = (state: AnnouncedTournament): AnnouncedTournament => {
  if (!state.start) return state;
  const alone = areSeriesOver(state) && isOneLeft(state);
  const over = alone || state.ended !== null;
  return { ...state, status: over ? 'finished' : 'playing' };
};
