import type { Handler } from '../shared/operation.ts';
import type { appointStaff as route } from './appointStaff.schema.ts';
import { record } from './record.ts';

/** PUT /v1/registry/staff/{legajo} — who may act, in which role, from when (R123-III-1). */
export const appointStaff: Handler<typeof route> = ({ path, body, call }) => {
  const { name, role, sector, from, until } = body;
  return record(body, call, ({ circumstance }) => ({
    type: 'AppointStaff',
    ...circumstance,
    appointment: {
      legajo: path.legajo,
      name,
      role,
      ...(sector === undefined ? {} : { sector }),
      from,
      until,
    },
  }));
};
