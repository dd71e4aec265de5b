import { Rejection } from '../../../errors.ts';
import { type Chips, chips } from '../../../money/chips.ts';
import type { ChipCommandOf } from '../../chipCommands.ts';
import type { Charge } from '../../chipFacts.ts';
import { dealRefusals } from '../../chips/mayDeal.ts';
import { absentStack, isAbsent, leftOf } from '../../chips/stacks.ts';
import type { TableHands } from '../../chips/state.ts';
import { levelDealtAt, levelsOf } from '../../clock.ts';
import { liveEntries } from '../../entries.ts';
import { isInRounds } from '../../evolveRounds.ts';
import type { TournamentFact } from '../../facts.ts';
import { assertUnderWay } from '../../guards.ts';
import { repeated } from '../../repeated.ts';
import { assertRole } from '../../roles.ts';
import { sameContent } from '../../sameContent.ts';
import { finalTable, seatsFor } from '../../seating/laidTables.ts';
import { assertAfter } from '../../sequence.ts';
import { assertStageInPlay } from '../../stages.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { isMultiTable } from '../../tables.ts';
import type { Level } from '../../terms.ts';

type OpenHand = ChipCommandOf<'OpenHand'>;

/** A stack that plays alone: its player is absent, or nobody bought the seat yet. */
type LoneStack = {
  readonly seat: number;
  readonly entryNumber: number | null;
  readonly left: Chips;
};

/**
 * A table deals its next hand. It plays the level in force at the first shuffle, and the stacks of
 * the absent pay: ante first, then the blind that is theirs, as far as they reach; their hands are
 * dead, so that what they pay stays in the pot.
 *
 * @see R123-I-19, R123-I-38, R123-I-96, R123-II-5, R123-II-46, R123-IV-10, decision H9
 * @throws {Rejection} in this order: `tournament.already-recorded`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, those of `assertStageInPlay`,
 *   `tournament.finished`, `tournament.table-unknown`,
 *   `tournament.hand-backwards`, `tournament.before-its-cause`, those of `dealRefusals`,
 *   `tournament.blinds-invalid`, `tournament.blind-beyond-table`
 */
export const openHand = (command: OpenHand, state: AnnouncedTournament): TournamentFact[] => {
  const { table, hand, smallBlind, bigBlind, by, occurredAt, jornada } = command;
  const before = state.chips.hands[table];
  if (before?.hand === hand) return openedAgain(command, before);
  assertRole(command);
  assertUnderWay(state);
  assertStageInPlay(state);
  if (state.status === 'finished') throw new Rejection('tournament.finished', 'R123-I-68');
  if (!liveEntries(state).some((entry) => entry.table === table))
    throw new Rejection('tournament.table-unknown', 'R123-I-19', { table });
  if (before && hand < before.hand)
    throw new Rejection('tournament.hand-backwards', 'R123-II-46', { hand, last: before.hand });
  if (before?.at !== undefined) assertAfter(occurredAt, before.at, 'R123-II-46');
  const [refusal] = dealRefusals(state, table, occurredAt);
  if (refusal) throw refusal;
  const level = levelAt(command, state);
  const charges = chargesOf(command, level, state);
  const round = isInRounds(state.rounds, occurredAt) ? state.rounds.round : null;
  return [
    {
      type: 'HandOpened',
      table,
      hand,
      level: level.level,
      round,
      blinds: { smallBlind, bigBlind },
      charges,
      by,
      occurredAt,
      jornada,
    },
  ];
};

/** A hand opened before its time and blinds were kept cannot be told from another. */
const openedAgain = (command: OpenHand, { hand, at, by, blinds }: TableHands): [] => {
  if (!at || !by || !blinds) return [];
  const { smallBlind, bigBlind } = command;
  return repeated(
    command,
    { occurredAt: at, by },
    {
      norm: 'R123-II-46',
      isSame: sameContent(blinds, { smallBlind, bigBlind }),
      told: { hand, smallBlind: blinds.smallBlind ?? 0, bigBlind: blinds.bigBlind ?? 0 },
    },
  );
};

const levelAt = ({ occurredAt }: OpenHand, state: AnnouncedTournament): Level => {
  const number = levelDealtAt(state, occurredAt);
  const level = levelsOf(state).find((one) => one.level === number);
  if (!level)
    throw new Rejection('tournament.level-unknown', 'R123-II-46', {
      level: number,
      levels: levelsOf(state).length,
    });
  return level;
};

const assertAtTable = (table: number, seat: number | null, state: AnnouncedTournament): void => {
  const { terms } = state;
  if (seat === null || !isMultiTable(terms)) return;
  const { length: seats } = seatsFor(terms, finalTable(state) === table);
  if (seat > seats)
    throw new Rejection('tournament.blind-beyond-table', 'R123-I-38', { table, seat, seats });
};

/** Undefined blinds charge antes only: the small blind is dead, or is not on an absent seat. */
const chargesOf = (
  { table, smallBlind, bigBlind }: OpenHand,
  level: Level,
  state: AnnouncedTournament,
): Charge[] => {
  if (smallBlind !== null && smallBlind === bigBlind)
    throw new Rejection('tournament.blinds-invalid', 'R123-I-38', { table, seat: smallBlind });
  for (const seat of [smallBlind, bigBlind]) assertAtTable(table, seat, state);
  const dueAt = (seat: number): number => {
    if (seat === bigBlind) return level.bigBlind;
    return seat === smallBlind ? level.smallBlind : 0;
  };
  return loneStacks(state, table)
    .map(({ seat, entryNumber, left }) => {
      const ante = Math.min(left, level.ante);
      const blind = Math.min(left - ante, dueAt(seat));
      const after = chips(left - ante - blind);
      return { seat, entryNumber, ante: chips(ante), blind: chips(blind), left: after };
    })
    .filter(({ ante, blind }) => ante + blind > 0);
};

const loneStacks = (state: AnnouncedTournament, table: number): LoneStack[] => {
  const absent = liveEntries(state)
    .filter((entry) => entry.table === table && isAbsent(state, entry))
    .map((entry) => ({
      seat: entry.seat ?? 0,
      entryNumber: entry.sale.entryNumber,
      left: absentStack(state, entry),
    }));
  const placed = state.chips.placed
    .filter((stack) => stack.table === table)
    .map((stack) => ({ seat: stack.seat, entryNumber: null, left: leftOf(stack) }));
  return [...absent, ...placed].sort((one, other) => one.seat - other.seat);
};
