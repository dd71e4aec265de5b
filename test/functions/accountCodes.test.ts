import { describe, expect, it } from 'vitest';
import type { AccountKey } from '../../domain/accounts/entry.ts';
import { codeOf, printedCode } from '../../functions/accounting/codes.ts';

const ACCOUNTS: readonly AccountKey[] = [
  ...(['cash', 'bank', 'prizes', 'withholdings', 'jackpots', 'jackpot-provision'] as const),
  ...(['undivided', 'beneficiary/loteria-nacional', 'beneficiary/agente'] as const),
];

describe('The code of an account', () => {
  it('is that of the books of the operator', () => {
    const chart = { cash: '1.1.01' };
    expect([codeOf(chart, 'cash'), printedCode(chart, 'cash')]).toEqual(['1.1.01', '1.1.01']);
  });

  it('without one is our key to a machine, and to a reader words that say so', () => {
    expect(codeOf({}, 'cash')).toBe('cash');
    expect(printedCode({}, 'cash')).toBe('sin código (Caja)');
    expect(printedCode({}, 'beneficiary/loteria-nacional')).toBe('sin código (loteria-nacional)');
  });

  it('is of no two accounts, because formulas add up by it', () => {
    const printed = new Set(ACCOUNTS.map((account) => printedCode({}, account)));
    expect(printed.size).toBe(ACCOUNTS.length);
  });
});
