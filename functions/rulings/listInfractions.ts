import { INFRACTIONS } from '../../domain/conduct/catalogue.ts';
import type { Handler } from '../shared/operation.ts';
import type { listInfractions as route } from './listInfractions.schema.ts';
import { infractionShown } from './shown.ts';

/** GET /v1/infractions — of every regulation, or of one (R123-I-78, R40-70, CLUB-T0). */
export const listInfractions: Handler<typeof route> = async ({ query: { ruleset } }) => ({
  status: 200,
  body: {
    infractions: Object.values(INFRACTIONS)
      .filter((one) => ruleset === undefined || one.ruleset === ruleset)
      .map(infractionShown),
  },
});
