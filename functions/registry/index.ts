import { httpApi } from '../shared/httpApi.ts';
import { appointStaff } from './appointStaff.ts';
import { correctPlayer } from './correctPlayer.ts';
import { erasePlayer } from './erasePlayer.ts';
import { importRestrictions } from './importRestrictions.ts';
import { listFiscalizers } from './listFiscalizers.ts';
import { listPriceBands } from './listPriceBands.ts';
import { listRegimes } from './listRegimes.ts';
import { listRestrictions } from './listRestrictions.ts';
import { listStaff } from './listStaff.ts';
import { nameAuthority } from './nameAuthority.ts';
import { placeRestriction } from './placeRestriction.ts';
import { readPlayer } from './readPlayer.ts';
import { readPlayerFile } from './readPlayerFile.ts';
import { readProfile } from './readProfile.ts';
import { registerFiscalizer } from './registerFiscalizer.ts';
import { registerRegime } from './registerRegime.ts';
import { REGISTRY_ROUTES } from './routes.ts';
import { scheduleExport } from './scheduleExport.ts';
import { setPriceBand } from './setPriceBand.ts';
import { setProfile } from './setProfile.ts';

/** The Lambda of /v1/registry. */
export const handler = httpApi(REGISTRY_ROUTES, {
  setProfile,
  readProfile,
  nameAuthority,
  appointStaff,
  listStaff,
  placeRestriction,
  importRestrictions,
  listRestrictions,
  setPriceBand,
  listPriceBands,
  registerRegime,
  listRegimes,
  correctPlayer,
  readPlayer,
  readPlayerFile,
  erasePlayer,
  scheduleExport,
  registerFiscalizer,
  listFiscalizers,
});
