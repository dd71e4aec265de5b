import { httpApi } from '../shared/httpApi.ts';
import { appealRuling } from './appealRuling.ts';
import { decideRulingAppeal } from './decideRulingAppeal.ts';
import { listInfractions } from './listInfractions.ts';
import { listRulings } from './listRulings.ts';
import { listSituations } from './listSituations.ts';
import { makeRuling } from './makeRuling.ts';
import { readRuling } from './readRuling.ts';
import { RULING_ROUTES } from './routes.ts';

/** The Lambda of /v1/rulings, /v1/situations and /v1/infractions. */
export const handler = httpApi(RULING_ROUTES, {
  makeRuling,
  listRulings,
  readRuling,
  appealRuling,
  decideRulingAppeal,
  listSituations,
  listInfractions,
});
