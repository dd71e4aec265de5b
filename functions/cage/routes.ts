import { listLargePrizes } from './listLargePrizes.schema.ts';
import { listShifts } from './listShifts.schema.ts';
import { openShift } from './openShift.schema.ts';
import { readShift } from './readShift.schema.ts';
import { receiveRendering } from './receiveRendering.schema.ts';
import { renderShift } from './renderShift.schema.ts';

export const CAGE_ROUTES = {
  openShift,
  listShifts,
  readShift,
  renderShift,
  receiveRendering,
  listLargePrizes,
};
