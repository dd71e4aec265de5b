import type { Machine } from '../local/machine.ts';
import { type Desk, openDesk } from './client.ts';

/** The desks of one casino that a Sit & Go needs. */
export type Casino = {
  readonly admin: Desk;
  readonly director: Desk;
  readonly floor: Desk;
  readonly cage: Desk;
  readonly accounting: Desk;
};

/** Staff of the invented casino. The Director comes first: he appoints the others. */
const STAFF = [
  { legajo: '0101', name: 'Elena Directora', role: 'director' },
  { legajo: '0337', name: 'Pablo Supervisor', role: 'supervisor' },
  { legajo: '0352', name: 'Irene Control', role: 'control-desk' },
  { legajo: '1042', name: 'Tomás Cajero', role: 'cashier' },
  { legajo: '2201', name: 'Núria Croupier', role: 'dealer' },
] as const;

export const CAGE_DESK = 3;
const SINCE = '2009-01-01';

export const openCasino = async (
  machine: Pick<Machine, 'baseUrl' | 'clients'>,
): Promise<Casino> => ({
  admin: await openDesk(machine, 'admin'),
  director: await openDesk(machine, 'director'),
  floor: await openDesk(machine, 'floor'),
  cage: await openDesk(machine, 'cage'),
  accounting: await openDesk(machine, 'accounting'),
});

/** The lowest and the highest price of an entry, in centavos. */
export type Band = { readonly min: number; readonly max: number };

const USUAL_BAND: Band = { min: 10_000, max: 1_000_000_000 };

/** Registers what an operator registers once: itself, its staff, its band of prices. */
export const registerCasino = async (
  { admin }: Casino,
  { min, max }: Band = USUAL_BAND,
): Promise<void> => {
  const by = { legajo: '0101' };
  await admin.put('/v1/registry/operator', {
    by,
    from: SINCE,
    legalName: 'Casino de Muestra S.A.',
    roleLine: 'Agente operador',
    venues: [{ id: 'sala-principal', name: 'Buque Ejemplo' }],
    jornadaChangeHour: 6,
    controlDesk: 4,
    centralPoint: 1,
    cageDesks: [CAGE_DESK],
  });
  for (const { legajo, name, role } of STAFF)
    await admin.put(`/v1/registry/staff/${legajo}`, { by, name, role, from: SINCE, until: null });
  await admin.put(`/v1/registry/bands/${SINCE}`, {
    by,
    until: null,
    min: money(min),
    max: money(max),
    reference: 'Banda de fluctuación de muestra',
  });
};

export const money = (amount: number) => ({ amount, unit: 'centavos', currency: 'ARS' });
