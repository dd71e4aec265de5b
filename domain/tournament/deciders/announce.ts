import { Rejection } from '../../errors.ts';
import type { Characteristics, CommandOf } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import { assertAfter } from '../sequence.ts';
import { startsOf } from '../starts.ts';
import type { Tournament } from '../state.ts';
import type { PurchaseTerms, Terms } from '../terms.ts';
import { multiTableTerms } from './announceMultiTable.ts';
import { sitAndGoTerms } from './announceSitAndGo.ts';

/**
 * Publishes the characteristics, frozen, with what their modality asks for. Papers and accounts tell
 * the events of a venue by their numbers, so each is given once.
 *
 * @see R123-I-1, R123-I-1.1, R123-I-25, R123-I-62, R123-III-1
 * @throws {Rejection} in this order: `tournament.tournament-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.before-its-cause`, those of `sitAndGoTerms` or
 *   `multiTableTerms`, `tournament.event-unknown`, `tournament.start-on-another-day`,
 *   `tournament.event-number-reused`
 */
export const announce = (
  command: CommandOf<'AnnounceTournament'>,
  state: Tournament,
): TournamentFact[] => {
  const { tournamentId, characteristics, numberTakenBy, seedHash, by, occurredAt, jornada } =
    command;
  if (state.status !== 'unannounced') {
    if (state.tournamentId === tournamentId && announces(characteristics, state.terms)) return [];
    throw new Rejection('tournament.tournament-id-reused', undefined, { tournamentId });
  }
  assertRole(command);
  if (characteristics.modality === 'sit-and-go')
    assertAfter(characteristics.startsAt, occurredAt, 'R123-I-1');
  const terms =
    characteristics.modality === 'sit-and-go'
      ? sitAndGoTerms(characteristics, command.band)
      : multiTableTerms(characteristics, jornada, command.saleOpensOn);
  assertWithinEvent(command);
  assertDaysOfStarts(command);
  const { eventNumber } = terms;
  if (numberTakenBy !== undefined)
    throw new Rejection('tournament.event-number-reused', 'R123-I-1', { eventNumber });
  return [{ type: 'TournamentAnnounced', tournamentId, terms, seedHash, by, occurredAt, jornada }];
};

/** A Sit & Go is played within an event of several tables, or on its own (R123-I-25). */
const assertWithinEvent = ({
  characteristics,
  withinModality: modality,
}: CommandOf<'AnnounceTournament'>): void => {
  if (characteristics.modality !== 'sit-and-go' || modality === undefined) return;
  const { authorisation } = characteristics;
  if (authorisation.kind === 'stand-alone' || (modality && modality !== 'sit-and-go')) return;
  throw new Rejection('tournament.event-unknown', 'R123-I-25', { event: authorisation.event });
};

/** The day says which jornada the takings belong to, and the hour must say the same (J1). */
const assertDaysOfStarts = ({
  characteristics,
  startsOn,
}: CommandOf<'AnnounceTournament'>): void => {
  for (const [index, { jornada, startsAt, pointer }] of startsOf(characteristics).entries()) {
    const day = startsOn[index] ?? '';
    if (day !== jornada)
      throw new Rejection('tournament.start-on-another-day', 'R123-I-1.2', {
        ...{ pointer, jornada, startsAt, day },
      });
  }
};

const announces = ({ director, ...announced }: Characteristics, terms: Terms): boolean => {
  const { legajo, name } = director;
  return sameContent(published(terms), { ...announced, director: { legajo, name } });
};

/** The terms as they were announced: each price with its share, not yet split. */
const published = (terms: Terms): object => {
  if (terms.modality === 'sit-and-go') return unsplit(terms);
  const { jornada: _, startsAt: __, rebuy, addOn, ...rest } = terms;
  return { ...unsplit(rest), rebuy: rebuy && unsplit(rebuy), addOn: addOn && unsplit(addOn) };
};

const unsplit = <Split extends PurchaseTerms>({
  benefit,
  prizePart: _,
  prizeBps,
  ...rest
}: Split) => ({ ...rest, prize: prizeBps === null ? { benefit } : { bps: prizeBps } });
