import { Rejection } from '../../errors.ts';
import { sameContent } from '../../tournament/sameContent.ts';
import type { TableCommandOf } from '../commands.ts';
import type { TableFact } from '../facts.ts';
import { assertNumberFree } from '../number.ts';
import { assertRole } from '../roles.ts';
import type { BankTable } from '../state.ts';
import type { BonusTerms, TableTerms } from '../terms.ts';

const BOXES_MAX = 7;

/**
 * Announces a Madero table: boxes, limits inside the authorised band, bonus, jackpot and decks.
 *
 * @see R132-7, R132-8, R132-10, R132-11, R132-20, R132-21, R132-40, R132-42, R132-61
 * @throws {Rejection} in this order: `table.table-id-reused`, `table.role-not-allowed`,
 *   `table.boxes-out-of-range`, `table.band-reference-missing`, `table.limits-inverted`,
 *   `table.limits-outside-band`, `table.bonus-limits-inverted`, `table.credit-over-minimum`,
 *   `table.decks-alike`, `table.number-in-use`
 */
export const announceTable = (
  command: TableCommandOf<'AnnounceTable'>,
  state: BankTable,
): TableFact[] => {
  const { tableId, terms, by, occurredAt, jornada } = command;
  if (state.status !== 'unannounced') {
    if (state.tableId === tableId && sameContent(state.terms, terms)) return [];
    throw new Rejection('table.table-id-reused', undefined, { tableId });
  }
  assertRole(command, terms);
  if (!(terms.boxes >= 1 && terms.boxes <= BOXES_MAX))
    throw new Rejection('table.boxes-out-of-range', 'R132-8', {
      boxes: terms.boxes,
      boxesMax: BOXES_MAX,
    });
  assertLimits(terms);
  assertBonus(terms.bonus);
  assertCredit(terms);
  assertDecks(terms);
  assertNumberFree(command, terms);
  return [{ type: 'TableAnnounced', tableId, terms, by, occurredAt, jornada }];
};

const assertLimits = ({ min, max, band }: TableTerms): void => {
  if (band.reference.trim() === '') throw new Rejection('table.band-reference-missing', 'R132-21');
  if (!(min > 0 && min <= max))
    throw new Rejection('table.limits-inverted', 'R132-21', { min, max });
  if (min < band.min || max > band.max)
    throw new Rejection('table.limits-outside-band', 'R132-21', {
      min,
      max,
      bandMin: band.min,
      bandMax: band.max,
    });
};

const assertBonus = (bonus: BonusTerms): void => {
  if (bonus.kind === 'on' && !(bonus.min > 0 && bonus.min <= bonus.max))
    throw new Rejection('table.bonus-limits-inverted', 'R132-61', {
      min: bonus.min,
      max: bonus.max,
    });
};

/** At least one credit must fit under the minimum of the table. */
const assertCredit = ({ jackpot, min }: TableTerms): void => {
  if (jackpot.kind !== 'off' && !(jackpot.credit > 0 && jackpot.credit <= min))
    throw new Rejection('table.credit-over-minimum', 'R132-42', {
      credit: jackpot.credit,
      min,
    });
};

/** Two decks are told apart by their backs. */
const assertDecks = ({ decks }: TableTerms): void => {
  if (decks !== undefined && decks[0] === decks[1])
    throw new Rejection('table.decks-alike', 'R132-7', { deck: decks[0] });
};
