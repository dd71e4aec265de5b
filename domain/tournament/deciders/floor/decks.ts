import { DECK } from '../../../cards/card.ts';
import { Rejection } from '../../../errors.ts';
import type { TournamentFact } from '../../facts.ts';
import { isLevelOver } from '../../floor/decks.ts';
import type { FloorCommandOf } from '../../floorCommands.ts';
import type { DeckReason } from '../../floorFacts.ts';
import { assertActIdFree, assertNotClosed, assertUnderWay } from '../../guards.ts';
import { assertOneOf, assertRole } from '../../roles.ts';
import { sameContent } from '../../sameContent.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { clubOf, normOf, tablesOf } from '../../tables.ts';

const DECKS = 2;

/**
 * A table has two decks with different backs at all times, each of 52 cards without jokers; it may
 * have a betting line.
 *
 * @see R123-II-17, R123-II-18, R123-II-19, CLUB-J1
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.closed`, `tournament.table-unknown`, `tournament.decks-invalid`
 */
export const checkTable = (
  command: FloorCommandOf<'CheckTable'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { checkId, table, backs, cards, jokers, bettingLine = false } = command;
  const { by, occurredAt, jornada } = command;
  const known = state.floor.checks[table];
  if (known?.checkId === checkId && sameContent(known.backs, backs)) return [];
  assertActIdFree(state, checkId);
  assertRole(command);
  assertNotClosed(state.status);
  assertTable(table, state);
  if (new Set(backs).size !== DECKS || backs.length !== DECKS)
    throw new Rejection(
      'tournament.decks-invalid',
      normOf(state.terms, { lottery: 'R123-II-19', club: 'CLUB-J1' }),
      { table, cards, jokers },
    );
  if (cards !== DECK.length || jokers > 0)
    throw new Rejection(
      'tournament.decks-invalid',
      normOf(state.terms, { lottery: 'R123-II-18', club: 'CLUB-J1' }),
      { table, cards, jokers },
    );
  const what = { checkId, table, backs, bettingLine };
  return [{ type: 'TableChecked', ...what, by, occurredAt, jornada }];
};

/**
 * Another dealer took over, or a card is damaged: that table is to change its deck, and no other.
 * Under the lottery's rules a dealer takes over the deck as well.
 *
 * @see CLUB-T20, R123-II-20
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.table-unknown`,
 *   `tournament.deck-not-due`
 */
export const callDeck = (
  command: FloorCommandOf<'CallDeck'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { callId, table, cause, by, occurredAt, jornada } = command;
  const known = state.floor.deckCalls[table];
  if (known?.callId === callId && known.cause === cause) return [];
  assertActIdFree(state, callId);
  assertRole(command);
  assertUnderWay(state);
  assertTable(table, state);
  if (cause === 'dealer-change' && !clubOf(state.terms))
    throw new Rejection('tournament.deck-not-due', 'R123-II-20', { table });
  return [{ type: 'DeckCalled', callId, table, cause, by, occurredAt, jornada }];
};

/**
 * The dealer changes the deck when a level ends or, in the club, when he takes over; when the
 * Director says so or when it is defective. A wish of a player is none of these.
 *
 * @see CLUB-T20, R123-II-20, R123-II-28
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, `tournament.table-unknown`,
 *   `tournament.deck-unknown`, `tournament.deck-not-due`
 */
export const changeDeck = (
  command: FloorCommandOf<'ChangeDeck'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { changeId, table, back, reason, by, occurredAt, jornada } = command;
  const known = state.floor.decks[table];
  if (known?.changeId === changeId && known.back === back) return [];
  assertActIdFree(state, changeId);
  assertRole(command);
  if (reason === 'director') assertOneOf(by, ['director'], 'R123-II-20');
  assertUnderWay(state);
  assertTable(table, state);
  if (!state.floor.checks[table]?.backs.includes(back))
    throw new Rejection('tournament.deck-unknown', 'R123-II-19', { table });
  if (!mayChange(reason, table, state))
    throw new Rejection(
      'tournament.deck-not-due',
      clubOf(state.terms) ? 'CLUB-T20' : 'R123-II-20',
      { table },
    );
  const { level } = state;
  return [{ type: 'DeckChanged', changeId, table, back, reason, level, by, occurredAt, jornada }];
};

const mayChange = (reason: DeckReason, table: number, state: AnnouncedTournament): boolean => {
  if (reason === 'level-end') return isLevelOver(state, table);
  if (reason === 'dealer-change') return state.floor.deckCalls[table]?.cause === 'dealer-change';
  return true;
};

const assertTable = (table: number, { terms }: AnnouncedTournament): void => {
  if (!tablesOf(terms).includes(table))
    throw new Rejection('tournament.table-unknown', 'R123-II-19', { table });
};
