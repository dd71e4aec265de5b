import { Rejection } from '../../../errors.ts';
import type { PlayedHandCommandOf } from '../../handCommands.ts';
import { isContinued } from '../../hands/dueButton.ts';
import type { DealtStack } from '../../hands/knownStacks.ts';
import type { AnnouncedTournament } from '../../state.ts';

/**
 * The stacks of a table as the record has them, or as they were counted. Where the record goes on
 * from the hand before, another count needs its reason; a stack that nobody plays has one figure.
 *
 * @see R123-IV-7.1, R123-I-38
 * @throws {Rejection} in this order: `tournament.stacks-missing` when hands are missing from the
 *   record, `tournament.stacks-differ`
 */
export const countedStacks = (
  { table, hand, stacks, recounted }: PlayedHandCommandOf<'RecordHand'>,
  state: AnnouncedTournament,
  known: readonly DealtStack[],
): DealtStack[] => {
  const isKnown = hand === 1 || isContinued(state, table, hand);
  if (stacks === null) {
    if (isKnown) return [...known];
    throw new Rejection('tournament.stacks-missing', 'R123-IV-7.1', { table, hand });
  }
  const stranger = stacks.findIndex(({ seat }) => !known.some((one) => one.seat === seat));
  if (stranger >= 0) throw differs(stranger, stacks[stranger]!.seat, stacks[stranger]!.chips, 0);
  return known.map((one) => {
    const index = stacks.findIndex(({ seat }) => seat === one.seat);
    const counted = stacks[index]?.chips;
    if (counted === undefined) throw differs(null, one.seat, 0, one.stack);
    const mayDiffer = !one.lone && (!isKnown || recounted !== null);
    if (counted !== one.stack && !mayDiffer) throw differs(index, one.seat, counted, one.stack);
    return { ...one, stack: counted };
  });
};

const differs = (index: number | null, seat: number, counted: number, known: number): Rejection =>
  new Rejection('tournament.stacks-differ', 'R123-IV-7.1', {
    pointer: index === null ? '/stacks' : `/stacks/${index}`,
    seat,
    counted,
    known,
  });
