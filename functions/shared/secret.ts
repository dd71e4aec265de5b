import { createHmac } from 'node:crypto';
import { keys } from './keys.ts';
import type { Ports } from './ports.ts';
import { type Table, WriteLost } from './table.ts';

type Vault = Pick<Ports, 'table' | 'randomBytes'>;

const SECRET_BYTES = 32;

/** Kept warm: an operator has one secret for ever. */
const known = new WeakMap<Table, Map<string, string>>();

/** A hash that nobody makes again by trying documents or names: keyed by a secret of the operator. */
export const keyedHash = async (vault: Vault, operator: string, text: string): Promise<string> =>
  createHmac('sha256', await secretOf(vault, operator))
    .update(text)
    .digest('hex');

const secretOf = async (vault: Vault, operator: string): Promise<string> => {
  const secrets = known.get(vault.table) ?? new Map<string, string>();
  known.set(vault.table, secrets);
  const secret = secrets.get(operator) ?? (await readOrMake(vault, operator));
  secrets.set(operator, secret);
  return secret;
};

const readOrMake = async ({ table, randomBytes }: Vault, operator: string): Promise<string> => {
  const key = keys.documentSecret(operator);
  const kept = await table.get(key);
  if (kept) return String(kept['secret']);
  const secret = randomBytes(SECRET_BYTES).toString('hex');
  try {
    await table.write([{ put: { ...key, secret }, when: 'absent' }]);
    return secret;
  } catch (error) {
    if (!(error instanceof WriteLost)) throw error;
    return readOrMake({ table, randomBytes }, operator);
  }
};
