import { appealRuling } from './appealRuling.schema.ts';
import { decideRulingAppeal } from './decideRulingAppeal.schema.ts';
import { listInfractions } from './listInfractions.schema.ts';
import { listRulings } from './listRulings.schema.ts';
import { listSituations } from './listSituations.schema.ts';
import { makeRuling } from './makeRuling.schema.ts';
import { readRuling } from './readRuling.schema.ts';

export const RULING_ROUTES = {
  makeRuling,
  listRulings,
  readRuling,
  appealRuling,
  decideRulingAppeal,
  listSituations,
  listInfractions,
};
