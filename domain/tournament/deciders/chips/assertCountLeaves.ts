import { Rejection } from '../../../errors.ts';
import { type Instant, isEarlier } from '../../../time/jornada.ts';
import { countedStack } from '../../chips/countedStack.ts';
import { tableSheet } from '../../chips/tableSheet.ts';
import { entryOf } from '../../entries.ts';
import type { AnnouncedTournament } from '../../state.ts';

type Leaving = {
  readonly entryId: string;
  readonly chipsRemoved: number;
  readonly occurredAt: Instant;
};

/**
 * Who leaves after the chips were counted, before anything can have changed them, leaves with what
 * was counted.
 *
 * @see R123-I-59, R123-IV-7.1
 * @throws {Rejection} `tournament.count-mismatch`
 */
export const assertCountLeaves = (
  state: AnnouncedTournament,
  { entryId, chipsRemoved: counted, occurredAt }: Leaving,
): void => {
  const { lastCount } = state.chips;
  const table = entryOf(state, entryId)?.table ?? null;
  if (!lastCount || table === null || isEarlier(occurredAt, lastCount.occurredAt)) return;
  const at = tableSheet(state, table).find((one) => one.entryId === entryId);
  const known = at ? countedStack(state, at) : null;
  if (known !== null && known !== counted)
    throw new Rejection('tournament.count-mismatch', 'R123-IV-7.1', {
      detail: known,
      declared: known,
      counted,
    });
};
