import type { Handler } from '../shared/operation.ts';
import type { listStaff as route } from './listStaff.schema.ts';
import { read } from './read.ts';

/** GET /v1/registry/staff — who held which role, and when. */
export const listStaff: Handler<typeof route> = ({ call }) =>
  read(call, ({ appointments }) => ({ staff: appointments }));
