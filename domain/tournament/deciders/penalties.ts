import { assertSanction, type Charge, charge, holdsUnder } from '../../conduct/charge.ts';
import type { Sanction } from '../../conduct/infraction.ts';
import { Rejection } from '../../errors.ts';
import { type Instant, minutesLater } from '../../time/jornada.ts';
import type { CommandOf } from '../commands.ts';
import { liveEntries, type PaidEntry } from '../entries.ts';
import { isInRounds } from '../evolveRounds.ts';
import type { TournamentFact } from '../facts.ts';
import {
  assertActIdFree,
  assertReason,
  assertUnderWay,
  requireEntry,
  requireLive,
} from '../guards.ts';
import { penaltyOf } from '../penalties.ts';
import type { Suspension } from '../penaltyCommands.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';
import { clubOf } from '../tables.ts';

const PER_PLAYER_MAX = 4;
const AVOIDED_BLINDS = 'R123-I-97';

/**
 * A verbal warning, or a suspension: one hand, or one to four for each player at the table, the
 * offender counted. The number is fixed when it is imposed; it ends when the Director says so.
 *
 * @see R123-I-22, R123-I-78, R123-I-97, R123-II-39, R123-II-40, R123-II-41, R123-II-41.b1, R123-II-41.b2,
 *   CLUB-O1, CLUB-T0
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.not-started`, `tournament.closed`, those of `requireLive`,
 *   `tournament.entry-unknown`, `tournament.infraction-missing`, `tournament.reason-missing`,
 *   those of `chargeAtEvent`, `tournament.hand-for-hand-off`, `tournament.round-out-of-order`,
 *   those of `assertSanction`, `tournament.suspension-out-of-range`
 */
export const imposePenalty = (
  command: CommandOf<'ImposePenalty'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { penaltyId, entryId, hand, codes, others, round, description, suspension } = command;
  const { by, occurredAt, jornada } = command;
  if (penaltyOf(state, penaltyId)?.entryId === entryId) return [];
  assertActIdFree(state, penaltyId);
  assertRole(command);
  assertUnderWay(state);
  const entry = requireLive(state, requireEntry(state, entryId));
  for (const other of others) requireEntry(state, other);
  if (codes.length === 0) throw new Rejection('tournament.infraction-missing', 'R123-II-39');
  assertReason(description, 'R123-II-39');
  const act = { codes, players: new Set([entryId, ...others]).size, description, round };
  const charged = chargeAtEvent(act, state);
  assertRound(charged, command, state);
  assertSanction(charged, sanctionOf(suspension), by);
  assertFixedHands(charged, suspension);
  const players = playersAt(entry, state);
  const hands = handsOf(suspension, players);
  const where = { hand, level: state.level, table: entry.table, players };
  const until = untilOf(suspension, occurredAt);
  const what = {
    codes,
    infractions: articlesOf(charged),
    others,
    round,
    description,
    hands,
    ...(until && { until }),
  };
  const who = { penaltyId, entryId };
  return [{ type: 'PenaltyImposed', ...who, ...where, ...what, by, occurredAt, jornada }];
};

type Act = {
  readonly codes: readonly string[];
  readonly players: number;
  readonly description: string;
  readonly round: number | null;
};

export const sanctionOf = (suspension: Suspension | null): Sanction => {
  if (suspension === null) return 'verbal-warning';
  return 'minutes' in suspension ? 'timed-suspension' : 'hand-suspension';
};

const untilOf = (suspension: Suspension | null, from: Instant): Instant | null => {
  if (suspension === null || !('minutes' in suspension)) return null;
  return minutesLater(from, suspension.minutes);
};

/**
 * Charges an act by the regulation of the event.
 *
 * @throws {Rejection} those of `charge`, `conduct.infraction-unknown` for another regulation's
 */
export const chargeAtEvent = (act: Act, { terms }: Pick<AnnouncedTournament, 'terms'>): Charge => {
  const ruleset = clubOf(terms) ? 'CLUB' : 'R123';
  const charged = charge({ ...act, prior: {}, deliberate: false });
  const foreign = charged.infractions.find((one) => !holdsUnder(one, ruleset));
  if (foreign) throw new Rejection('conduct.infraction-unknown', undefined, { code: foreign.code });
  return charged;
};

/**
 * What is forbidden only while hands are simultaneous is charged of a round that was played, also
 * when it is posted after they ended. Before the first signal the round is the first.
 */
const assertRound = (
  { infractions }: Charge,
  { round, occurredAt }: CommandOf<'ImposePenalty'>,
  { rounds }: AnnouncedTournament,
): void => {
  const only = infractions.find(({ demands }) => demands.includes('round'));
  if (!only && round === null) return;
  const norm = only?.norm ?? 'R123-I-19';
  const isEarlier = rounds.round > 0 && rounds.since !== null && occurredAt < rounds.since;
  if (!isEarlier && !isInRounds(rounds, occurredAt))
    throw new Rejection('tournament.hand-for-hand-off', norm);
  const next = Math.max(1, rounds.round);
  if (round !== null && round > next)
    throw new Rejection('tournament.round-out-of-order', norm, { round, next });
};

/** The article that decides comes first. */
export const articlesOf = ({ decisive, infractions }: Charge) => [
  ...new Set([decisive, ...infractions].map(({ norm }) => norm)),
];

/** Who avoids the forced bets when moved is out for one hand of each player (R123-I-97, T9). */
const assertFixedHands = ({ decisive }: Charge, suspension: Suspension | null): void => {
  if (decisive.norm !== AVOIDED_BLINDS || suspension === null) return;
  const handsPerPlayer = 'handsPerPlayer' in suspension ? suspension.handsPerPlayer : 0;
  if (handsPerPlayer !== 1)
    throw new Rejection('tournament.suspension-out-of-range', AVOIDED_BLINDS, {
      handsPerPlayer,
      min: 1,
      max: 1,
    });
};

/** @throws {Rejection} `tournament.suspension-out-of-range` */
export const handsOf = (suspension: Suspension | null, players: number): number => {
  if (suspension === null) return 0;
  if ('minutes' in suspension) return 0;
  if ('hands' in suspension) return suspension.hands;
  const { handsPerPlayer } = suspension;
  const whole = Number.isSafeInteger(handsPerPlayer);
  if (!whole || handsPerPlayer < 1 || handsPerPlayer > PER_PLAYER_MAX)
    throw new Rejection('tournament.suspension-out-of-range', 'R123-II-41.b2', {
      handsPerPlayer,
      min: 1,
      max: PER_PLAYER_MAX,
    });
  return handsPerPlayer * players;
};

const playersAt = ({ table }: PaidEntry, state: AnnouncedTournament): number =>
  liveEntries(state).filter((live) => live.table === table).length;
