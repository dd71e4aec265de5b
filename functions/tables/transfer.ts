import { invariant } from '../../domain/errors.ts';
import type { AnnouncedTable } from '../../domain/tableDay/state.ts';
import { paperNumber } from '../../reports/format/paperNumber.ts';
import { cageDesk } from '../shared/desks.ts';
import { signed } from '../shared/staff.ts';
import { toInventory } from '../shared/wire.ts';
import type { Scene } from './act.ts';

type Body = {
  readonly second: { readonly legajo: string };
  readonly chips: Parameters<typeof toInventory>[0];
  readonly desk: number;
};

/** Chips between a table and a desk of the cage, with the next number of the desk's slips. */
export const transferOf = async (
  scene: Scene,
  body: Body,
  movementId: string,
  kind: 'RF' | 'DF',
) => {
  const desk = cageDesk(scene, body.desk);
  return {
    ...signed(scene, body),
    movementId,
    chips: toInventory(body.chips),
    desk,
    slip: await scene.numberFrom({ kind, point: desk }),
  };
};

export const slipReply = ({ day }: AnnouncedTable, movementId: string) => {
  const movement = day?.movements.find((one) => one.movementId === movementId);
  invariant(movement !== undefined && movement.kind !== 'drop', 'a slip was recorded');
  return { slip: paperNumber(movement.slip) };
};
