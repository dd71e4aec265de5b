import { DIRECTOR } from '../../../infra/client/bodies.ts';
import type { Acting } from './acting.ts';

/** The inspector of LNSE who counts coupons. */
export const INSPECTOR = { legajo: '9001' };
/** Takes over what the cashiers render. */
export const HEAD_CASHIER = { legajo: '1040' };

/** Who else acts in an event, on the register of the staff. */
export const registerOfficials = async ({ casino }: Acting): Promise<void> => {
  const since = { by: DIRECTOR, from: '2009-01-01', until: null };
  await casino.admin.put(`/v1/registry/staff/${INSPECTOR.legajo}`, {
    ...since,
    name: 'Graciela Fiscalizadora',
    role: 'fiscalizador',
  });
  await casino.admin.put(`/v1/registry/staff/${HEAD_CASHIER.legajo}`, {
    ...since,
    name: 'Omar Jefe de Cajas',
    role: 'head-cashier',
  });
};
