import { Rejection } from '../../errors.ts';
import { centavos } from '../../money/centavos.ts';
import { placePrizes } from '../../settlement/placePrizes.ts';
import { splitPurchase } from '../../settlement/splitPurchase.ts';
import type { Characteristics, CommandOf, PriceBand } from '../commands.ts';
import type { TournamentFact } from '../facts.ts';
import { QUOTA } from '../quota.ts';
import { assertRole } from '../roles.ts';
import { sameContent } from '../sameContent.ts';
import { assertScales } from '../scales.ts';
import type { Tournament } from '../state.ts';
import type { Level, PrizeScale, SitAndGoTerms } from '../terms.ts';

/**
 * Publishes the characteristics, frozen. Being a Sit & Go answers points 1.1, 1.3, 1.4, 1.6 and
 * 1.7: one stage at one table, registration until the start, neither rebuys nor add-on.
 *
 * @see R123-I-1, R123-I-23, R123-I-26, R123-I-62, R123-III-1, R123-IV-11
 * @throws {Rejection} in this order: `tournament.tournament-id-reused`,
 *   `tournament.role-not-allowed`, `tournament.announcement-incomplete`,
 *   `tournament.director-missing`, `tournament.authorisation-missing`,
 *   `tournament.quota-out-of-range`, `tournament.price-band-missing`,
 *   `tournament.price-outside-band`, `settlement.share-out-of-range`,
 *   `settlement.prize-below-floor`, `tournament.level-invalid`, those of `assertScales`,
 *   `tournament.entry-cap-invalid`, `tournament.prize-unit-invalid`
 */
export const announce = (
  command: CommandOf<'AnnounceTournament'>,
  state: Tournament,
): TournamentFact[] => {
  const { tournamentId, characteristics, seedHash, by, occurredAt, jornada } = command;
  if (state.status !== 'unannounced') {
    if (state.tournamentId === tournamentId && announces(characteristics, state.terms)) return [];
    throw new Rejection('tournament.tournament-id-reused', undefined, { tournamentId });
  }
  assertRole(command);
  assertComplete(characteristics);
  assertQuota(characteristics.quota);
  assertBand(characteristics, command.band);
  const terms = termsOf(characteristics);
  assertLevels(terms.levels);
  assertScales(terms.scales, { from: QUOTA.min, to: terms.quota });
  assertLimits(terms);
  return [{ type: 'TournamentAnnounced', tournamentId, terms, seedHash, by, occurredAt, jornada }];
};

const announces = ({ director, ...announced }: Characteristics, terms: SitAndGoTerms): boolean => {
  const { benefit, prizePart: _, prizeBps, ...published } = terms;
  const prize = prizeBps === null ? { benefit } : { bps: prizeBps };
  const { legajo, name } = director;
  return sameContent({ ...published, prize }, { ...announced, director: { legajo, name } });
};

const assertComplete = (announced: Characteristics): void => {
  const { name, eventNumber, venue, jornada, startsAt, price, startingStack } = announced;
  const blank = (text: string) => text.trim() === '';
  const points = [
    {
      point: 'R123-I-1',
      missing: [name, eventNumber, venue].some(blank) || !(announced.table > 0),
    },
    { point: 'R123-I-1.2', missing: blank(jornada) || blank(startsAt) },
    { point: 'R123-I-1.5', missing: !(price > 0 && startingStack > 0) },
    { point: 'R123-I-1.10', missing: announced.scales.length === 0 },
    { point: 'R123-I-1.11', missing: announced.levels.length === 0 },
  ] as const;
  const missing = points.filter((one) => one.missing).map(({ point }) => point);
  if (missing[0])
    throw new Rejection('tournament.announcement-incomplete', missing[0], {
      points: missing.join(', '),
    });
  const { director } = announced;
  if (director.role !== 'director' || blank(director.legajo) || blank(director.name))
    throw new Rejection('tournament.director-missing', 'R123-III-1');
  const { authorisation } = announced;
  if (authorisation.kind === 'within-event')
    if (blank(authorisation.event) || blank(authorisation.reference))
      throw new Rejection('tournament.authorisation-missing', 'R123-IV-11');
};

const assertQuota = (quota: number): void => {
  const whole = Number.isSafeInteger(quota);
  if (!whole || quota < QUOTA.min || quota > QUOTA.max)
    throw new Rejection('tournament.quota-out-of-range', 'R123-IV-11.p3', { quota, ...QUOTA });
};

const assertBand = ({ price }: Characteristics, band: PriceBand | null): void => {
  if (!band) throw new Rejection('tournament.price-band-missing', 'R123-IV-11.p2');
  const { min, max, reference } = band;
  if (price < min || price > max)
    throw new Rejection('tournament.price-outside-band', 'R123-IV-11.p2', {
      price,
      min,
      max,
      reference,
    });
};

const termsOf = ({ prize, director, ...announced }: Characteristics): SitAndGoTerms => {
  const { price } = announced;
  const { legajo, name } = director;
  const split = splitPurchase(
    'bps' in prize ? { price, prizeBps: prize.bps } : { price, benefit: prize.benefit },
  );
  const prizeBps = 'bps' in prize ? prize.bps : null;
  return { ...announced, director: { legajo, name }, ...split, prizeBps };
};

const assertLevels = (levels: readonly Level[]): void => {
  const wrong = levels.findIndex(
    ({ level, smallBlind, bigBlind, ante, minutes }, index) =>
      level !== index + 1 ||
      smallBlind < 1 ||
      smallBlind > bigBlind ||
      ante < 0 ||
      !Number.isSafeInteger(minutes) ||
      minutes < 1,
  );
  if (wrong >= 0)
    throw new Rejection('tournament.level-invalid', 'R123-I-1.11', { level: wrong + 1 });
};

const assertLimits = (terms: SitAndGoTerms): void => {
  const { entriesPerPersonMax, prizeUnit } = terms;
  if (entriesPerPersonMax !== null && !(entriesPerPersonMax >= 1))
    throw new Rejection('tournament.entry-cap-invalid', 'R123-I-32', {
      entriesMax: entriesPerPersonMax,
    });
  if (!(prizeUnit >= 1))
    throw new Rejection('tournament.prize-unit-invalid', 'R123-I-65', { prizeUnit });
  if (terms.scales.some((scale) => hasUnpaidPlace(scale, terms)))
    throw new Rejection('tournament.prize-unit-invalid', 'R123-I-26', { prizeUnit });
};

/** Whether rounding leaves nothing for a place of the scale when the fewest entries play for it. */
const hasUnpaidPlace = (
  { entriesMin, sharesBps }: PrizeScale,
  { prizePart, prizeUnit }: SitAndGoTerms,
): boolean => {
  const pool = centavos(Math.max(entriesMin, QUOTA.min) * prizePart);
  return placePrizes(pool, sharesBps, prizeUnit).some((prize) => prize === 0);
};
