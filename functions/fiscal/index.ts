import { httpApi } from '../shared/httpApi.ts';
import { enterFiscalAct, voidFiscalAct } from './acts.ts';
import { readFiscalDay } from './readFiscalDay.ts';
import { FISCAL_ROUTES } from './routes.ts';
import { signOffJornada } from './signOff.ts';

/** The Lambda of /v1/fiscal. */
export const handler = httpApi(FISCAL_ROUTES, {
  enterFiscalAct,
  voidFiscalAct,
  signOffJornada,
  readFiscalDay,
});
