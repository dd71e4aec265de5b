import { httpApi } from '../shared/httpApi.ts';
import { listLargePrizes } from './listLargePrizes.ts';
import { listShifts } from './listShifts.ts';
import { openShift } from './openShift.ts';
import { readShift } from './readShift.ts';
import { receiveRendering } from './receiveRendering.ts';
import { renderShift } from './renderShift.ts';
import { CAGE_ROUTES } from './routes.ts';

/** The Lambda of /v1/cage. */
export const handler = httpApi(CAGE_ROUTES, {
  openShift,
  listShifts,
  readShift,
  renderShift,
  receiveRendering,
  listLargePrizes,
});
