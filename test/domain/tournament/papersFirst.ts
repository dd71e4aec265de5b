import { chips } from '../../../domain/money/chips.ts';
import type { CommandOf, TournamentCommand } from '../../../domain/tournament/commands.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { announceTables, bust, placesOf, redraw, seatCards } from './multiTable.ts';
import { buy, by, withPurchases } from './rebuys.ts';
import { accredit, entryIds, pay, takeForm, takeSeat } from './sitAndGo.ts';

/**
 * A paper of an evening without network, and the papers that it needs posted before it. What is
 * posted may depend on what was posted already: a late report says so.
 */
export type Paper = {
  readonly id: string;
  readonly after: readonly string[];
  readonly command: (posted: AnnouncedTournament) => TournamentCommand;
};

const PLAYERS = entryIds(8);
const PLACES = placesOf(4, 4);
const RETURNED = 'E9';
const ALL = [...PLAYERS, RETURNED];
const placeOf = (entryId: string) => {
  const [table = 0, seat = 0] = (PLACES[PLAYERS.indexOf(entryId)] ?? '').split('/').map(Number);
  return { table, seat };
};
/** Whose voucher it was: each desk posts its sales in the order of its numbers. */
const deskOf = (entryId: string): number => (Number(entryId.slice(1)) % 2 === 0 ? 4 : 3);
const soldBefore = (entryId: string): string[] =>
  ALL.slice(0, ALL.indexOf(entryId))
    .filter((one) => deskOf(one) === deskOf(entryId))
    .map((one) => `sale ${one}`);

const paper = (id: string, after: readonly string[], command: TournamentCommand): Paper => ({
  id,
  after,
  command: () => command,
});

const sales: Paper[] = ALL.flatMap((entryId) => [
  paper(`form ${entryId}`, [], takeForm(entryId, by('cashier', '18:00'))),
  paper(
    `sale ${entryId}`,
    [`form ${entryId}`, ...soldBefore(entryId)],
    pay(entryId, { desk: deskOf(entryId), ...by('cashier', '18:10') }),
  ),
]);

const beforeTheStart: Paper[] = [
  paper('refund', [`sale ${RETURNED}`], {
    type: 'RefundEntry',
    entryId: RETURNED,
    refundId: 'refund 1',
    means: 'cash',
    desk: 3,
    ...by('cashier', '18:30'),
  }),
  paper(
    'draw',
    ['refund', ...sales.map(({ id }) => id)],
    redraw({ draw: seatCards(PLACES), ...by('supervisor', '22:00') }),
  ),
  paper('start', ['draw'], {
    type: 'StartTournament',
    acta: null,
    ...by('supervisor', '23:30'),
  }),
  ...PLAYERS.map((entryId) =>
    paper(
      `accreditation ${entryId}`,
      ['refund', ...sales.map(({ id }) => id)],
      accredit(entryId, by('control-desk', '22:30')),
    ),
  ),
  ...PLAYERS.map((entryId) =>
    paper(
      `seat ${entryId}`,
      ['draw', `accreditation ${entryId}`],
      takeSeat(entryId, placeOf(entryId).seat, { ...placeOf(entryId), ...by('dealer', '23:00') }),
    ),
  ),
];

/** Rebuys posted after the period was closed are late facts, on the word of the Direction. */
const rebuyOf = (entryId: string): Paper => ({
  id: `rebuy ${entryId}`,
  after: ['start', `seat ${entryId}`],
  command: (posted) => {
    const { table } = placeOf(entryId);
    const isLate = posted.level > 1; // rebuys end with the first level
    return buy(entryId, ['RB'], {
      table,
      ...by(isLate ? 'supervisor' : 'cashier', '23:40'),
      ...(isLate && { reportedLate: 'Corte de red' }),
    });
  },
});

const REBUYERS = ['E2', 'E5', 'E7'];
const purchases: Paper[] = [
  ...REBUYERS.map(rebuyOf),
  paper('add-ons', ['start'], {
    ...{ type: 'OpenAddOns', reason: 'Pausa adelantada' },
    ...by('supervisor', '23:50'),
  }),
  ...['E1', 'E5'].map((entryId) =>
    paper(
      `add-on ${entryId}`,
      ['add-ons', `seat ${entryId}`],
      buy(entryId, ['AD'], { table: placeOf(entryId).table, ...by('cashier', '23:50') }),
    ),
  ),
  paper('level 2', ['start', 'add-ons'], {
    type: 'AnnounceLevel',
    level: 2,
    hand: null,
    ...by('director', '23:51'),
  }),
  ...(['RB', 'AD'] as const).map((code) =>
    paper(`close ${code}`, ['level 2', ...(code === 'AD' ? ['add-on E1', 'add-on E5'] : [])], {
      type: 'ClosePurchases',
      code,
      witness: 'F. Iscal',
      ...by('director', '23:52'),
    }),
  ),
];

/** Nobody else is left there, so that only the Direction can tell it. */
const LAST_OF_TABLE_2 = 24;

type Out = Readonly<Record<string, number>>;

/** An elimination posted after a later one is a late report, and says why. */
const elimination = (
  hand: number,
  minute: string,
  out: Out,
  more: readonly string[] = [],
): Paper => {
  const ids = Object.keys(out);
  const bought = [...purchases.map(({ id }) => id)].filter((id) =>
    ids.some((entryId) => id === `rebuy ${entryId}` || id === `add-on ${entryId}`),
  );
  return {
    id: `hand ${hand}`,
    after: ['level 2', ...ids.map((entryId) => `seat ${entryId}`), ...bought, ...more],
    command: (posted) => {
      const at = by('supervisor', minute);
      const isLate =
        hand === LAST_OF_TABLE_2 ||
        posted.exits.some(({ occurredAt }) => occurredAt > at.occurredAt);
      return {
        ...bust(`exit of hand ${hand}`, hand),
        ...at,
        out: Object.entries(out).map(([entryId, stack]) => ({
          entryId,
          chipsAtStart: chips(stack),
        })),
        reportedLate: isLate ? 'Corte de red: el papel llegó después' : null,
      } satisfies CommandOf<'EliminateEntries'>;
    },
  };
};

/** Three places are paid: of E3 and E4, out in one hand, the one with more chips ranks higher. */
const exits: Paper[] = [
  elimination(20, '23:53', { E6: 10_000 }),
  elimination(21, '23:54', { E3: 4_000, E4: 9_000 }),
  elimination(22, '23:55', { E8: 20_000 }),
  elimination(23, '23:56', { E5: 35_000 }),
  elimination(24, '23:57', { E7: 30_000 }),
];
/** The last one ends play: whatever play asks for was posted before. */
const last = elimination(25, '23:58', { E2: 15_000 }, ['close RB', 'close AD', 'lock']);

const lock = paper('lock', ['close RB', 'close AD'], {
  type: 'LockPrizes',
  ...by('director', '23:59'),
} as TournamentCommand);

export const ANNOUNCED = announceTables({
  ...withPurchases,
  rebuy: { ...withPurchases.rebuy!, throughLevel: 1 },
  addOn: { ...withPurchases.addOn!, afterLevel: 1 },
});

export const PAPERS: readonly Paper[] = [
  ...sales,
  ...beforeTheStart,
  ...purchases,
  ...exits,
  last,
  lock,
];
