import { appointStaff } from './appointStaff.schema.ts';
import { correctPlayer } from './correctPlayer.schema.ts';
import { erasePlayer } from './erasePlayer.schema.ts';
import { importRestrictions } from './importRestrictions.schema.ts';
import { listFiscalizers } from './listFiscalizers.schema.ts';
import { listPriceBands } from './listPriceBands.schema.ts';
import { listRegimes } from './listRegimes.schema.ts';
import { listRestrictions } from './listRestrictions.schema.ts';
import { listStaff } from './listStaff.schema.ts';
import { nameAuthority } from './nameAuthority.schema.ts';
import { placeRestriction } from './placeRestriction.schema.ts';
import { readPlayer } from './readPlayer.schema.ts';
import { readPlayerFile } from './readPlayerFile.schema.ts';
import { readProfile } from './readProfile.schema.ts';
import { registerFiscalizer } from './registerFiscalizer.schema.ts';
import { registerRegime } from './registerRegime.schema.ts';
import { scheduleExport } from './scheduleExport.schema.ts';
import { setPriceBand } from './setPriceBand.schema.ts';
import { setProfile } from './setProfile.schema.ts';

export const REGISTRY_ROUTES = {
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
};
