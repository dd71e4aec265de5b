import { Rejection } from '../../errors.ts';
import type { PurchasePlace } from '../../settlement/splitPurchase.ts';
import { addDays, type Jornada } from '../../time/jornada.ts';
import type { MultiTableCharacteristics } from '../commands.ts';
import { PLAYERS_MIN } from '../quota.ts';
import { assertPaidPlaces, assertScalesCover, hasUnpaidPlace } from '../scales.ts';
import { SEATS_PER_TABLE_MAX } from '../tables.ts';
import type { MultiTableTerms } from '../terms.ts';
import { assertChipsServe } from './chipStructure.ts';
import {
  assertDirector,
  assertLevels,
  assertLimits,
  assertPoints,
  assertRising,
  blank,
  split,
} from './points.ts';
import { assertPurchaseTerms } from './purchaseTerms.ts';
import { assertStages } from './stageTerms.ts';

/** The anticipated sale opens so many days before the event (R123-IV-1.1.p1). */
const SALE_DAYS_MIN = 15;

/**
 * The characteristics of an event of several tables.
 *
 * @see CLUB-D5, CLUB-D8, CLUB-D9, CLUB-G2, R123-I-1, R123-I-1.1, R123-I-1.2, R123-I-1.3, R123-I-1.4, R123-I-1.5, R123-I-1.6, R123-I-1.7,
 *   R123-I-1.8, R123-I-1.9, R123-I-1.10, R123-I-1.11, R123-II-12, R123-II-16, R123-III-1,
 *   R123-IV-1.1.p1
 * @throws {Rejection} in this order: `tournament.announcement-incomplete`,
 *   `tournament.director-missing`, `tournament.days-invalid`, `tournament.window-invalid`,
 *   `tournament.sale-window-short`, `tournament.sale-before-announcement`, those of the club first `tournament.tables-invalid`,
 *   `tournament.quota-out-of-range`, for IN, RB and AD `settlement.share-out-of-range` and
 *   `settlement.prize-below-floor`, those of `assertStages`, `tournament.purchase-terms-invalid`,
 *   `tournament.level-invalid`, those of `assertChipsServe`, of `assertRising`,
 *   `assertScalesCover` and `assertPaidPlaces`,
 *   `tournament.entry-cap-invalid`, `tournament.prize-unit-invalid`
 */
export const multiTableTerms = (
  announced: MultiTableCharacteristics,
  announcedOn: Jornada,
  saleOpensOn: Jornada | null,
): MultiTableTerms => {
  assertPoints(announced, [
    { point: 'R123-I-1', at: '/tables', missing: announced.tables.length === 0 },
    { point: 'R123-I-1.1', at: '/otherModality', missing: lacksWords(announced) },
    { point: 'R123-I-1.2', at: '/days', missing: lacksStart(announced) },
  ]);
  assertDirector(announced.director);
  const first = announced.days[0]!; // the points ask for one
  assertDays(announced);
  assertRegistrationWindow(announced, '/registration/closesAt');
  const { opensAt, closesAt } = announced.accreditation;
  if (!(opensAt < closesAt))
    throw new Rejection('tournament.window-invalid', 'R123-I-1.4', {
      pointer: '/accreditation/closesAt',
    });
  if (announced.club === null) assertSaleFollows(first.jornada, saleOpensOn, announcedOn);
  assertClub(announced);
  assertTables(announced);
  const { director, prize, ...rest } = announced;
  const ofClub = announced.club !== null;
  const { legajo, name } = director;
  const terms = {
    ...rest,
    ...first,
    director: { legajo, name },
    ...split({ price: rest.price, prize }, { code: 'IN', at: '', ofClub }),
    rebuy: announced.rebuy && withSplit(announced.rebuy, { code: 'RB', at: '/rebuy', ofClub }),
    addOn: announced.addOn && withSplit(announced.addOn, { code: 'AD', at: '/addOn', ofClub }),
  };
  assertStages(announced);
  assertPurchaseTerms(terms);
  assertLevels(terms.levels);
  assertChipsServe(terms);
  assertRising(terms.levels);
  const range = { from: PLAYERS_MIN, to: terms.quota };
  assertScalesCover(terms.scales, range, announced.club ? 'CLUB-D8' : 'R123-I-65');
  if (terms.paidPlaces) assertPaidPlaces(terms.paidPlaces, terms.scales, range);
  assertLimits(terms);
  if (terms.scales.some((scale) => hasUnpaidPlace(scale, terms, PLAYERS_MIN)))
    throw new Rejection('tournament.prize-unit-invalid', 'R123-I-65', {
      prizeUnit: terms.prizeUnit,
    });
  return terms;
};

const lacksStart = ({ days }: MultiTableCharacteristics): boolean =>
  days.length === 0 || days.some(({ startsAt }) => blank(startsAt));

/** A modality that is none of the list is told in its own words, and no other has any. */
const lacksWords = ({ modality, otherModality }: MultiTableCharacteristics): boolean =>
  modality === 'other' ? blank(otherModality?.name ?? '') : otherModality !== undefined;

const withSplit = <Offer extends Parameters<typeof split>[0]>(
  { prize, ...offer }: Offer,
  place: PurchasePlace,
) => ({
  ...offer,
  ...split({ price: offer.price, prize }, place),
});

/** Days follow each other, and so do their starts. Instants and days sort as text. */
const assertDays = ({ days }: MultiTableCharacteristics): void => {
  const wrong = days.findIndex((day, index) => {
    const before = days[index - 1];
    return before && (day.jornada <= before.jornada || day.startsAt <= before.startsAt);
  });
  const day = days[wrong];
  if (!day) return;
  const member = day.jornada <= (days[wrong - 1]?.jornada ?? '') ? 'jornada' : 'startsAt';
  throw new Rejection('tournament.days-invalid', 'R123-I-1.2', {
    ...{ day: wrong + 1, pointer: `/days/${wrong}/${member}` },
  });
};

/**
 * A window closes after it opens. Entries are published for sale up to the last start that takes
 * any; to sell them in play is an extension, which depends on places being left (R123-I-34).
 *
 * @see R123-I-1.4, R123-I-34
 * @throws {Rejection} `tournament.window-invalid`
 */
export const assertRegistrationWindow = (
  {
    registration: { opensAt, closesAt },
    days,
    stages,
  }: Pick<MultiTableTerms, 'registration' | 'days' | 'stages'>,
  pointer: string,
): void => {
  const starts = (stages?.series ?? days.slice(0, 1)).map(({ startsAt }) => startsAt);
  if (!(opensAt < closesAt))
    throw new Rejection('tournament.window-invalid', 'R123-I-1.4', { pointer });
  if (starts.every((startsAt) => closesAt > startsAt))
    throw new Rejection('tournament.window-invalid', 'R123-I-34', { pointer });
};

/** The sale is published with the announcement, so it opens on its day or later (R123-I-1.4). */
const assertSaleFollows = (
  first: Jornada,
  saleOpensOn: Jornada | null,
  announcedOn: Jornada,
): void => {
  assertSaleIsLongEnough(first, saleOpensOn, announcedOn);
  if (saleOpensOn !== null && saleOpensOn < announcedOn)
    throw new Rejection('tournament.sale-before-announcement', 'R123-I-1.4', {
      opensOn: saleOpensOn,
      announcedOn,
    });
};

/**
 * Fifteen days lie between the opening of the sale, once announced, and the event.
 *
 * @see R123-IV-1.1.p1
 * @throws {Rejection} `tournament.sale-window-short`
 */
export const assertSaleIsLongEnough = (
  first: Jornada,
  saleOpensOn: Jornada | null,
  announcedOn: Jornada,
): void => {
  const latest = addDays(first, -SALE_DAYS_MIN);
  if (announcedOn > latest || (saleOpensOn !== null && saleOpensOn > latest))
    throw new Rejection('tournament.sale-window-short', 'R123-IV-1.1.p1', {
      days: SALE_DAYS_MIN,
      latest,
    });
};

const CLUB_TABLE = { min: 8, max: 10 } as const;

/** The club has tables of 8, 9 or 10, and a least number of entries. */
const assertClub = ({ club, tables, seatsPerTable, quota }: MultiTableCharacteristics): void => {
  if (!club) return;
  const { min, max } = CLUB_TABLE;
  if (seatsPerTable < min || seatsPerTable > max)
    throw new Rejection('tournament.tables-invalid', 'CLUB-D5', {
      seatsPerTable,
      seatsMin: min,
      seatsMax: max,
      tables: tables.length,
      distinct: new Set(tables).size,
    });
  const { entriesMin } = club;
  if (!(entriesMin >= PLAYERS_MIN && entriesMin <= quota))
    throw new Rejection('tournament.quota-out-of-range', 'CLUB-G2', {
      quota: entriesMin,
      min: PLAYERS_MIN,
      max: quota,
    });
};

/** A match of heads-up is a table of two. */
const assertTables = (announced: MultiTableCharacteristics): void => {
  const { tables, seatsPerTable, modality, quota } = announced;
  const seatsMax = modality === 'heads-up' ? PLAYERS_MIN : SEATS_PER_TABLE_MAX;
  const whole = tables.every((table) => Number.isSafeInteger(table) && table > 0);
  const seats = Number.isSafeInteger(seatsPerTable) && seatsPerTable >= PLAYERS_MIN;
  const distinct = new Set(tables).size;
  if (!whole || !seats || seatsPerTable > seatsMax || distinct < tables.length)
    throw new Rejection('tournament.tables-invalid', 'R123-II-16', {
      seatsPerTable,
      seatsMin: PLAYERS_MIN,
      seatsMax,
      tables: tables.length,
      distinct,
    });
  if (!Number.isSafeInteger(quota) || quota < PLAYERS_MIN)
    throw new Rejection('tournament.quota-out-of-range', 'R123-I-1.8', {
      quota,
      min: PLAYERS_MIN,
      max: Number.MAX_SAFE_INTEGER,
    });
};
