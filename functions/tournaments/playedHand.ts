import { dealOrder } from '../../domain/hand/clockwise.ts';
import type { LastHand } from '../../domain/tournament/hands/state.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';

/** The last hands of the tables, by table, without their pots (R123-II-100, PISO-36, PISO-37). */
export const tableHands = ({ playedHands }: AnnouncedTournament) =>
  Object.entries(playedHands.last).map(([table, last]) => tableHand(Number(table), last));

export const tableHand = (table: number, last: LastHand) => {
  const { handId, hand, level, positions, seats, voidId } = last;
  const { button, smallBlind, bigBlind } = positions;
  const voided = voidId !== null;
  return {
    handId,
    table,
    hand,
    level,
    voided,
    button,
    smallBlind,
    bigBlind,
    dealOrder: dealOrder(
      button,
      seats.map(({ seat }) => seat),
    ),
    seats: seats.map(({ seat, entryNumber, stack, change }) => ({
      seat,
      entryNumber,
      stack: voided ? stack : stack + change,
    })),
  };
};
