import type { Chart } from '../../domain/accounts/accounts.ts';
import type { AccountKey } from '../../domain/accounts/entry.ts';

/** An account without a code of the operator's keeps ours. */
export const codeOf = (chart: Chart, account: string): string => chart[account] ?? account;

type Own = Exclude<AccountKey, `beneficiary/${string}`>;

const NAMES: Readonly<Record<Own, string>> = {
  cash: 'Caja',
  bank: 'Banco',
  prizes: 'Premios',
  overlay: 'Pozo garantizado',
  withholdings: 'Retenciones',
  jackpots: 'Jackpots',
  'jackpot-provision': 'Provisión de jackpots',
  undivided: 'Sin distribuir',
  organiser: 'Del organizador',
};

const BENEFICIARY = 'beneficiary/';

/**
 * What papers print as the code of an account. Where the operator set none they say so, each
 * account in words of its own, because their formulas add up by it.
 */
export const printedCode = (chart: Chart, account: AccountKey): string => {
  const name = NAMES[account as Own] ?? account.replace(BENEFICIARY, '');
  return chart[account] ?? `sin código (${name})`;
};
