import type { PaymentMeans, StaffRole } from '../../domain/tournament/facts.ts';
import type { Sponsor } from '../../domain/tournament/sponsors.ts';
import type { Terms } from '../../domain/tournament/terms.ts';

/** How papers and the texts of refusals name whom the register knows by a code. */
export const ROLE_NAMES = {
  director: 'Director del Torneo',
  supervisor: 'Supervisor',
  dealer: 'Croupier',
  cashier: 'Cajero',
  'control-desk': 'Mesa de control',
  'head-cashier': 'Jefe de Cajas',
  fiscalizador: 'Fiscalizador',
} as const satisfies Record<StaffRole, string>;

export const MEANS_NAMES = {
  cash: 'Efectivo',
  'debit-card': 'Tarjeta de débito',
  'credit-card': 'Tarjeta de crédito',
  transfer: 'Transferencia',
  account: 'Cuenta del cliente',
} as const satisfies Record<PaymentMeans, string>;

/** Who paid an entry in the place of its player (decision T14). */
export const SPONSOR_NAMES = {
  satellite: 'Satélite',
  operator: 'Agente operador',
} as const satisfies Record<Sponsor['kind'], string>;

export const MODALITY_NAMES = {
  'sit-and-go': 'Sit & Go, una mesa',
  'multi-table-regroup': 'Multi-mesa con reagrupamiento',
  'multi-table-elimination': 'Multi-mesa por eliminación',
  'heads-up': 'Mano a mano (heads-up)',
} as const satisfies Record<Exclude<Terms['modality'], 'other'>, string>;
