import { cardText } from '../../../cards/card.ts';
import { invariant, Rejection } from '../../../errors.ts';
import { assertTold } from '../../../hand/assertTold.ts';
import type { HandFact } from '../../../hand/facts.ts';
import { playPosted } from '../../../hand/postedHand.ts';
import type { HandSetup } from '../../../hand/setup.ts';
import type { OpenHand } from '../../../hand/state.ts';
import { assertDeadApply } from '../../../regulation/normsAt.ts';
import { evolve } from '../../evolve.ts';
import type { TournamentFact } from '../../facts.ts';
import type { PlayedHandCommandOf } from '../../handCommands.ts';
import type { PlayedHandFactOf } from '../../handFacts.ts';
import { assertDeadByTime } from '../../hands/inPlay.ts';
import { smallestChip } from '../../hands/smallestChip.ts';
import { carriedTo } from '../../hands/state.ts';
import { assertRole } from '../../roles.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { clubOf, rulesetOf } from '../../tables.ts';
import type { Level } from '../../terms.ts';
import { openHand } from '../chips/openHand.ts';
import { bustOut } from './bustOut.ts';
import { type Deal, dealOf } from './deal.ts';

type RecordHand = PlayedHandCommandOf<'RecordHand'>;

/**
 * A hand as it ended: whole, or refused whole at the field that does not fit. Stacks, button and
 * blinds come from the draw, the levels and the hands before; who lost the last chips is out.
 *
 * @see R123-I-38, R123-I-70, R123-II-3, R123-II-41.b2, R123-II-42, R123-II-46, R123-II-48, R123-II-49
 * @throws {Rejection} in this order: `tournament.role-not-allowed`, `tournament.hand-recorded`,
 *   those of opening a hand, `hand.norm-not-applicable`, `hand.dead-by-time`, those of `dealOf`, those of `playPosted`,
 *   those of `assertTold`, `tournament.bet-not-payable`, those of an elimination
 */
export const recordHand = (command: RecordHand, state: AnnouncedTournament): TournamentFact[] => {
  const { handId, table, hand, by, occurredAt, jornada } = command;
  if (state.playedHands.last[table]?.handId === handId) return [];
  assertRole(command);
  assertNotRecorded(command, state);
  const circumstance = { by, occurredAt, jornada };
  const opening = { type: 'OpenHand', table, hand, ...circumstance } as const;
  openHand({ ...opening, smallBlind: null, bigBlind: null }, state); // whether it may be dealt
  assertDeadApply(['event', rulesetOf(state.terms)], command.posted.dead);
  assertDeadByTime(state.floor.clocks[table] ?? [], hand, command.posted, occurredAt);
  const deal = dealOf(command, state);
  const { smallBlind, bigBlind } = deal.positions;
  const [opened] = openHand({ ...opening, smallBlind, bigBlind }, state);
  invariant(opened?.type === 'HandOpened', 'a hand that may be dealt is opened');
  const setup = setupOf(deal, levelOf(state, opened.level), table, hand, state);
  const played = playPosted(setup, command.posted);
  const { actions } = command.posted;
  assertTold(actions, played.facts, setup.ruleset, (index) => `/actions/${index}/to`);
  assertPayable(played.facts, setup.chip);
  const fact: PlayedHandFactOf<'HandPlayed'> = {
    type: 'HandPlayed',
    handId,
    table,
    hand,
    level: opened.level,
    positions: deal.positions,
    buttonCards: command.buttonCards.map(({ seat, card }) => ({ seat, card: cardText(card) })),
    ...drawnAt(command),
    seats: seatsOf(deal, played.hand),
    facts: played.facts,
    ...leftOnTable(played.hand),
    recounted: command.recounted,
    ...circumstance,
  };
  const after = [opened, fact].reduce(evolve, state);
  invariant(after.status !== 'unannounced', 'it was announced');
  return [opened, fact, ...bustOut(fact, after)];
};

/**
 * Bets are made with chips of the event: what is no whole number of the lowest one is none, save
 * the whole of a stack. By it pots can be split to the last chip.
 *
 * @see R123-II-3, R123-II-114
 * @throws {Rejection} `tournament.bet-not-payable`
 */
const assertPayable = (facts: readonly HandFact[], chip: number): void => {
  const actions = facts.filter((fact) => fact.type === 'ActionTaken');
  for (const [index, { action, to, allIn }] of actions.entries()) {
    if ((action !== 'bet' && action !== 'raise') || allIn || to % chip === 0) continue;
    const pointer = `/actions/${index}/to`;
    throw new Rejection('tournament.bet-not-payable', 'R123-II-3', { pointer, to, chip });
  }
};

/** A hand that was opened apart has its charges already, so it is not recorded as well. */
const assertNotRecorded = ({ table, hand }: RecordHand, state: AnnouncedTournament): void => {
  const last = state.chips.hands[table]?.hand;
  if (last !== hand) return;
  throw new Rejection('tournament.hand-recorded', 'R123-II-46', { table, hand, next: hand + 1 });
};

const levelOf = (state: AnnouncedTournament, number: number): Level => {
  const levels = state.clock.levels ?? state.terms.levels;
  const level = levels.find((one) => one.level === number);
  invariant(level !== undefined, 'the hand was opened at a level of the structure');
  return level;
};

/**
 * What the engine deals from: every figure comes from the structure and the record. A club event
 * is played by the rules of the club.
 *
 * @see CLUB-G1, CLUB-N11, CLUB-O5, CLUB-O16, CLUB-T5
 */
export const setupOf = (
  { positions, stacks }: Deal,
  { level, smallBlind, bigBlind, ante }: Level,
  table: number,
  hand: number,
  state: AnnouncedTournament,
): HandSetup => {
  const club = clubOf(state.terms);
  return {
    ruleset: rulesetOf(state.terms),
    seats: stacks.map(({ seat, stack }) => ({ seat, stack })),
    button: positions.button,
    smallBlind,
    bigBlind,
    smallBlindSeat: positions.smallBlind,
    bigBlindSeat: positions.bigBlind,
    ante: ante > 0 ? { mode: 'each', amount: ante } : null,
    missedBlinds: [],
    absent: stacks.filter(({ dead }) => dead).map(({ seat }) => seat),
    absentPays: true,
    chip: smallestChip(
      state,
      level,
      stacks.map(({ stack }) => stack),
    ),
    rakeBps: 0,
    carried: carriedTo(state, table, hand),
    ...(club?.boardsMax && { boardsMax: club.boardsMax }),
  };
};

/** @see R123-II-34 */
const drawnAt = ({ table, buttonTable = table }: RecordHand): { buttonTable?: number } =>
  buttonTable === table ? {} : { buttonTable };

/** @see CLUB-O16 */
const leftOnTable = ({ award }: OpenHand): { carried?: number } =>
  award !== null && award.carried > 0 ? { carried: award.carried } : {};

const seatsOf = ({ stacks }: Deal, { players }: OpenHand) =>
  stacks.map(({ seat, entry, stack, lone }) => {
    const player = players.find((one) => one.seat === seat);
    invariant(player !== undefined, 'who was dealt in has a stack after the hand');
    const entryNumber = entry?.sale.entryNumber ?? null;
    return { seat, entryNumber, stack, change: player.stack - stack, lone };
  });
