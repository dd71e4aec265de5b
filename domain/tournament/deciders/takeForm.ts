import { Rejection } from '../../errors.ts';
import type { CommandOf, Declarations } from '../commands.ts';
import { assertEligible } from '../eligibility.ts';
import { entryOf } from '../entries.ts';
import type { TournamentFact } from '../facts.ts';
import { assertReason } from '../guards.ts';
import { assertMayEnter, assertRegistrationOpen, seriesOfSale } from '../registration.ts';
import { assertRole } from '../roles.ts';
import { requireSeries, stagesOf } from '../stages.ts';
import type { AnnouncedTournament } from '../state.ts';
import { normOf } from '../tables.ts';

/**
 * Takes the form of one entry. It holds no place until it is paid.
 *
 * @see R123-I-27, R123-I-28, R123-I-30, R123-I-83, R123-IV-1.1, CLUB-K23
 * @throws {Rejection} in this order: `tournament.entry-id-reused`, `tournament.role-not-allowed`,
 *   `tournament.person-withdrawn`, `tournament.registration-not-open`,
 *   `tournament.registration-closed`,
 *   `tournament.declaration-missing`, `tournament.rules-not-accepted`,
 *   `tournament.image-consent-missing`, `tournament.document-not-allowed`,
 *   `tournament.reason-missing`, `tournament.person-underage`,
 *   `tournament.person-barred`, `tournament.entry-limit-reached`, `tournament.live-entry-exists`,
 *   `tournament.series-unknown`, those of `seriesOfSale`
 */
export const takeForm = (
  command: CommandOf<'TakeEntryForm'>,
  state: AnnouncedTournament,
): TournamentFact[] => {
  const { entryId, person, by, occurredAt, jornada } = command;
  const { personId, personHash, documentKind } = person;
  const taken = entryOf(state, entryId);
  if (taken?.personId === personId && taken.documentKind === documentKind) return [];
  if (taken) throw new Rejection('tournament.entry-id-reused', undefined, { entryId });
  assertRole(command);
  assertRegistrationOpen(state, personId, occurredAt);
  assertDeclared(command.declarations, state);
  assertDocument(command);
  assertEligible(person, jornada);
  assertMayEnter(state, personId, occurredAt);
  const { otherDocumentReason, series } = command;
  if (series) requireSeries(state, series);
  const chosen = choosesSeries(state) ? seriesOfSale(state, series ?? null) : null;
  const who = {
    entryId,
    personId,
    personHash,
    documentKind,
    ...(chosen !== null && { series: chosen }),
  };
  const form = { ...who, by, occurredAt, jornada };
  return [
    documentKind === 'OTHER' && otherDocumentReason !== undefined
      ? { type: 'EntryFormTaken', ...form, otherDocumentReason }
      : { type: 'EntryFormTaken', ...form },
  ];
};

const choosesSeries = ({ terms }: AnnouncedTournament): boolean =>
  stagesOf(terms)?.assignment === 'player-choice';

const assertDeclared = (
  { swornStatement, rulesAccepted, imageConsent }: Declarations,
  { terms }: AnnouncedTournament,
): void => {
  if (!swornStatement) throw new Rejection('tournament.declaration-missing', 'R123-I-27');
  if (!rulesAccepted)
    throw new Rejection(
      'tournament.rules-not-accepted',
      normOf(terms, { lottery: 'R123-I-30', club: 'CLUB-K23' }),
    );
  if (!imageConsent) throw new Rejection('tournament.image-consent-missing', 'R123-I-83');
};

/** Documents outside the list are for the Director to admit, with his reason (decision T12). */
const assertDocument = ({ person, by, otherDocumentReason }: CommandOf<'TakeEntryForm'>): void => {
  const { documentKind } = person;
  if (documentKind !== 'OTHER') return;
  if (by.role !== 'director')
    throw new Rejection('tournament.document-not-allowed', 'R123-I-28', { documentKind });
  assertReason(otherDocumentReason ?? '', 'R123-I-28');
};
