import type { Chart } from '../../domain/accounts/accounts.ts';

/** An account without a code of the operator's keeps ours. */
export const codeOf = (chart: Chart, account: string): string => chart[account] ?? account;
