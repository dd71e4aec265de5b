import { httpApi } from '../shared/httpApi.ts';
import { adjustMeter } from './adjustMeter.ts';
import { announceJackpot } from './announceJackpot.ts';
import { decideAward } from './decideAward.ts';
import { linkTable } from './linkTable.ts';
import { readJackpot } from './readJackpot.ts';
import { readJackpotFacts } from './readJackpotFacts.ts';
import { readJackpotProof } from './readJackpotProof.ts';
import { readStatement } from './readStatement.ts';
import { reportFailure } from './reportFailure.ts';
import { reportRepair } from './reportRepair.ts';
import { JACKPOT_ROUTES } from './routes.ts';

/** The Lambda of /v1/jackpots. */
export const handler = httpApi(JACKPOT_ROUTES, {
  announceJackpot,
  readJackpot,
  linkTable,
  adjustMeter,
  decideAward,
  reportFailure,
  reportRepair,
  readStatement,
  readJackpotFacts,
  readJackpotProof,
});
