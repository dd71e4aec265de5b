import { LEGAL_AUTHORITIES } from '../../domain/registry/authorities.ts';
import type { Handler } from '../shared/operation.ts';
import { toMoney } from '../shared/wire.ts';
import { read } from './read.ts';
import type { readProfile as route } from './readProfile.schema.ts';

/** GET /v1/registry/operator — every profile by its first day. */
export const readProfile: Handler<typeof route> = ({ call }) =>
  read(call, ({ profiles, authorities }) => ({
    profiles: profiles.map(({ soloPayoutMax, ...profile }) => ({
      ...profile,
      ...(soloPayoutMax === undefined ? {} : { soloPayoutMax: toMoney(soloPayoutMax) }),
    })),
    authorities: [...LEGAL_AUTHORITIES, ...authorities],
  }));
