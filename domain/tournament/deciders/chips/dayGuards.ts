import { Rejection } from '../../../errors.ts';
import type { NormId } from '../../../regulation/norms.ts';
import { bagInKeeping } from '../../chips/stacks.ts';
import type { Bag } from '../../chips/state.ts';
import { entryOf, type PaidEntry } from '../../entries.ts';
import type { AnnouncedTournament } from '../../state.ts';
import { multiTable } from '../../tables.ts';

/**
 * Between two days of play nothing is dealt and no level is announced.
 *
 * @see R123-I-12
 * @throws {Rejection} `tournament.play-day-closed`
 */
export const assertDayOpen = ({ chips }: Pick<AnnouncedTournament, 'chips'>): void => {
  if (chips.night)
    throw new Rejection('tournament.play-day-closed', 'R123-I-12', {
      jornada: chips.night.jornada,
    });
};

/**
 * Chips wait for another day: one that was published, or the one on which a suspended event goes
 * on. The last day ends with the event.
 *
 * @see R123-I-12, R123-IV-7.3.2
 * @throws {Rejection} `tournament.no-day-left`
 */
export const assertDayLeft = (
  { terms, chips, start, suspension }: AnnouncedTournament,
  norm: NormId,
): void => {
  const today = chips.opened ?? start?.jornada ?? '';
  const isLeft = suspension !== null || multiTable(terms).days.some((day) => day.jornada > today);
  if (!isLeft) throw new Rejection('tournament.no-day-left', norm, { jornada: today });
};

/**
 * Whose chips are in safekeeping is not in a hand.
 *
 * @see R123-I-12
 * @throws {Rejection} `tournament.chips-bagged`
 */
export const assertNotBagged = (
  state: Pick<AnnouncedTournament, 'chips' | 'entries'>,
  entryIds: readonly string[],
): void => {
  const bagged = entryIds.find((entryId) => {
    const bag = bagInKeeping(state, { entryId });
    return bag && (state.chips.night || bag.charged < bag.total);
  });
  if (bagged === undefined) return;
  const entryNumber = entryOf(state, bagged)?.sale?.entryNumber ?? 0;
  throw new Rejection('tournament.chips-bagged', 'R123-I-12', { entryNumber });
};

/**
 * The bags of all of them.
 *
 * @see R123-I-12
 * @throws {Rejection} `tournament.bags-missing`, naming every entry without a sealed bag
 */
export const requireBags = (
  players: readonly PaidEntry[],
  bagOf: (entry: PaidEntry) => Bag | undefined,
): Bag[] => {
  const missing = players.filter((entry) => !bagOf(entry));
  if (missing.length > 0)
    throw new Rejection('tournament.bags-missing', 'R123-I-12', {
      entries: missing.map(({ sale }) => sale.entryNumber).join(', '),
    });
  return players.flatMap((entry) => bagOf(entry) ?? []);
};

/**
 * Who leaves with chips in safekeeping leaves with all of them.
 *
 * @see R123-I-59, R123-IV-7.3.2
 * @throws {Rejection} `tournament.count-mismatch`
 */
export const assertBagLeaves = (
  state: Pick<AnnouncedTournament, 'chips'>,
  out: readonly { readonly entryId: string; readonly chipsRemoved: number }[],
): void => {
  for (const { entryId, chipsRemoved: counted } of out) {
    const bag = bagInKeeping(state, { entryId });
    const left = bag ? bag.total - bag.charged : counted;
    if (left !== counted)
      throw new Rejection('tournament.count-mismatch', 'R123-IV-7.3.2', {
        detail: left,
        declared: left,
        counted,
      });
  }
};
