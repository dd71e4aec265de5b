import { Rejection } from '../../errors.ts';
import { sum } from '../../money/centavos.ts';
import { lockRefusals } from '../blockers.ts';
import type { CommandOf } from '../commands.ts';
import { liveEntries, paidEntries } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertActIdFree, assertUnderWay, requireEntry, requireLive } from '../guards.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedTournament } from '../state.ts';
import { clubOf } from '../tables.ts';

/**
 * What all who are left agree to take of the prizes to come, and what the winner still plays for.
 * Res. 123/2013 endorses none.
 *
 * @see CLUB-T27, CLUB-T28, R123-I-74
 * @throws {Rejection} in this order: `tournament.act-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.deal-not-allowed`, `tournament.not-started`, `tournament.closed`,
 *   `tournament.deal-agreed`, `tournament.prizes-not-locked`, `tournament.lock-stale`, for each
 *   share those of `requireLive`, `tournament.deal-consent-missing`,
 *   `tournament.deal-does-not-add-up`, `tournament.deal-leaves-nothing`
 */
export const recordDeal = (
  command: CommandOf<'RecordDeal'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { dealId, shares, left, override, by, occurredAt, jornada } = command;
  if (state.deal?.dealId === dealId) return [];
  assertActIdFree(state, dealId);
  assertRole(command);
  if (!clubOf(state.terms)) throw new Rejection('tournament.deal-not-allowed', 'R123-I-74');
  assertUnderWay(state);
  if (state.deal || paidEntries(state).some(({ payment }) => payment !== null))
    throw new Rejection('tournament.deal-agreed', 'CLUB-T27');
  const [refusal] = lockRefusals(state);
  if (refusal) throw refusal;
  assertEverybody(command, state);
  assertAddsUp(command, state);
  if (left <= 0 && !override?.trim())
    throw new Rejection('tournament.deal-leaves-nothing', 'CLUB-T28');
  const what = { dealId, shares, left, override, exits: state.exits.length };
  return [{ type: 'DealRecorded', ...what, by, occurredAt, jornada }];
};

/** An agreement that leaves out an active competitor is improper (CLUB-T27). */
const assertEverybody = (
  { shares, consents }: CommandOf<'RecordDeal'>,
  state: AnnouncedTournament,
): void => {
  const named = new Set(shares.map(({ entryId }) => entryId));
  for (const entryId of named) requireLive(state, requireEntry(state, entryId));
  const live = liveEntries(state).map(({ entryId }) => entryId);
  const missing = live.filter((entryId) => !named.has(entryId) || !consents.includes(entryId));
  if (missing.length > 0 || named.size < shares.length || live.length < 2)
    throw new Rejection('tournament.deal-consent-missing', 'CLUB-T27', {
      missing: missing.join(', '),
    });
};

const assertAddsUp = (
  { shares, left }: CommandOf<'RecordDeal'>,
  { lock }: AnnouncedTournament,
): void => {
  const prizes = sum((lock?.placePrizes ?? []).slice(0, shares.length));
  const agreed = sum([...shares.map(({ amount }) => amount), left]);
  if (agreed !== prizes)
    throw new Rejection('tournament.deal-does-not-add-up', 'CLUB-T27', { agreed, prizes });
};
