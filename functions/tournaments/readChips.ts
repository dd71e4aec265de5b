import type { ChipFactOf } from '../../domain/tournament/chipFacts.ts';
import { bagOfToday } from '../../domain/tournament/chips/stacks.ts';
import type { Bag } from '../../domain/tournament/chips/state.ts';
import { chipsInPlay } from '../../domain/tournament/chipsInPlay.ts';
import { entryOf, liveEntries } from '../../domain/tournament/entries.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readChips as route } from './readChips.schema.ts';

/** Where the three copies of a receipt are (R123-IV-7.3.2.p5). */
const COPIES = { original: 'bag', duplicate: 'player', triplicate: 'house' } as const;

/** GET …/chips — counts, color-ups and safekeeping (R123-IV-7). */
export const readChips: Handler<typeof route> = (input) =>
  read(input, (state) => {
    const { chips } = state;
    return {
      chipsInPlay: chipsInPlay(state),
      adjustment: chips.adjustment,
      count: chips.lastCount && countReply(chips.lastCount),
      colorUps: chips.raced.map(({ table, denomination, higher, adjustment, rows }) => ({
        table,
        denomination,
        higher,
        adjustment,
        rows,
      })),
      bags: Object.values(chips.bags).map((bag) => bagReply(state, bag)),
      withoutBag: liveEntries(state)
        .filter((entry) => !bagOfToday(state, entry))
        .map(({ sale }) => sale.entryNumber),
      night: chips.night && { jornada: chips.night.jornada, nextLevel: chips.night.nextLevel },
    };
  });

/** Ranks by chips, and equal chips alike: who has more ranks better. */
const countReply = ({
  occurredAt: at,
  sheets,
  total,
  inPlay,
}: ChipFactOf<'ChipsInPlayCounted'>) => {
  const players = sheets.flatMap(({ table, rows }) =>
    rows.flatMap(({ entryNumber, chips }) =>
      entryNumber === null ? [] : [{ entryNumber, table, chips }],
    ),
  );
  const rankOf = (chips: number) => players.filter((one) => one.chips > chips).length + 1;
  return {
    at,
    total,
    inPlay,
    difference: inPlay === null ? null : total - inPlay,
    tables: sheets.map(({ table, rows }) => ({
      table,
      total: rows.reduce((sum, { chips }) => sum + chips, 0),
    })),
    ranking: players
      .map((player) => ({ rank: rankOf(player.chips), ...player }))
      .sort((one, other) => one.rank - other.rank || one.entryNumber - other.entryNumber),
  };
};

/** Once the bag is checked and sealed its player may leave the area (R123-IV-7.3.2.p7). */
const bagReply = (state: AnnouncedTournament, bag: Bag) => {
  const { receipt, total, seal, piles, table, seat, released } = bag;
  return {
    entryNumber: entryOf(state, bag.entryId)?.sale?.entryNumber ?? 0,
    receipt,
    total,
    seal,
    piles,
    table,
    seat,
    copies: COPIES,
    released: released && {
      at: released.occurredAt,
      presented: released.presented,
      total: released.total,
    },
  };
};
