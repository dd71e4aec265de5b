import { adjustMeter } from './adjustMeter.schema.ts';
import { announceJackpot } from './announceJackpot.schema.ts';
import { decideAward } from './decideAward.schema.ts';
import { linkTable } from './linkTable.schema.ts';
import { readJackpot } from './readJackpot.schema.ts';
import { readJackpotFacts } from './readJackpotFacts.schema.ts';
import { readJackpotProof } from './readJackpotProof.schema.ts';
import { readStatement } from './readStatement.schema.ts';
import { reportFailure } from './reportFailure.schema.ts';
import { reportRepair } from './reportRepair.schema.ts';

export const JACKPOT_ROUTES = {
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
};
