import { enterFiscalAct, readFiscalDay, signOffJornada, voidFiscalAct } from './fiscal.schema.ts';

/** Every operation of the fiscalizers. */
export const FISCAL_ROUTES = {
  enterFiscalAct,
  voidFiscalAct,
  signOffJornada,
  readFiscalDay,
} as const;
