import * as z from 'zod';
import type { Context, Operations } from './context.ts';
import { engine } from './dynalite.ts';
import { parseEnvelope } from './envelope.ts';
import { isRefusal, type Refusal, refusalName, validationError } from './errors.ts';
import { type CancellationReason, transactionCanceled } from './faults.ts';
import { rowKeys } from './rowKeys.ts';
import { tokenRow, transactionHash, wasApplied } from './tokens.ts';
import type { ItemChange } from './types.ts';
import { attemptWrite, planWrite, type WriteStep } from './writeSteps.ts';

const ITEMS_MAX = 100;
const BYTES_MAX = 4 * 1024 * 1024;
const TOKEN_LENGTH_MAX = 36;

const KINDS = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheck',
} as const;

const KIND_NAMES = ['Put', 'Update', 'Delete', 'ConditionCheck'] as const;

const Envelope = z.object({
  TransactItems: z
    .array(
      z
        .partialRecord(z.enum(KIND_NAMES), z.looseObject({}))
        .refine((step) => Object.keys(step).length === 1, 'Member must hold exactly one operation'),
    )
    .min(1)
    .max(ITEMS_MAX),
  ClientRequestToken: z.string().min(1).max(TOKEN_LENGTH_MAX).optional(),
});

/** TransactWriteItems: all steps, their index rows, stream records and token in one batch. */
export const transactWrite = (context: Context): Operations => ({
  async TransactWriteItems(body: unknown) {
    const { TransactItems, ClientRequestToken: token } = parseEnvelope(Envelope, body);
    const hash = token && transactionHash(TransactItems); // before parsing uses the items up
    const steps = TransactItems.map((item) => planStep(context, item));
    const locks = steps.map(({ rowKey }) => rowKey);
    if (new Set(locks).size !== locks.length)
      throw validationError('Transaction request cannot include multiple operations on one item');
    context.faults.refuseTransaction(steps.length);

    if (token) locks.push(rowKeys.token(token));
    return context.locks.hold(locks, async () => {
      if (token && hash && wasApplied(context.storage, token, hash)) return {};
      const changes = await attemptAll(context, steps);
      refuseTooLarge(changes);
      await context.commits.write(changes, token && hash ? [tokenRow(token, hash)] : []);
      return {};
    });
  },
});

type StepBody = Partial<Record<(typeof KIND_NAMES)[number], object>>;

const planStep = (context: Context, item: StepBody): WriteStep => {
  const [name, body] = Object.entries(item)[0] as [keyof typeof KINDS, object];
  return planWrite(context, KINDS[name], body);
};

const attemptAll = async (context: Context, steps: readonly WriteStep[]): Promise<ItemChange[]> => {
  const changes: ItemChange[] = [];
  const reasons: CancellationReason[] = [];
  for (const step of steps)
    try {
      changes.push((await attemptWrite(context, step)).change);
      reasons.push({ Code: 'None' });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      reasons.push(reasonOf(error));
    }
  if (changes.length < steps.length) throw transactionCanceled(reasons);
  return changes;
};

const reasonOf = (error: Refusal): CancellationReason => {
  const name = refusalName(error);
  const Code = REASON_CODES[name] ?? name;
  const { Item } = error.body;
  return { Code, Message: error.message, ...(Item ? { Item } : {}) };
};

const REASON_CODES: Readonly<Record<string, string>> = {
  ConditionalCheckFailedException: 'ConditionalCheckFailed',
  ValidationException: 'ValidationError',
};

const refuseTooLarge = (changes: readonly ItemChange[]): void => {
  const bytes = changes.reduce(
    (total, { before, after }) => total + (after && after !== before ? engine.itemSize(after) : 0),
    0,
  );
  if (bytes > BYTES_MAX)
    throw validationError('Transaction request size cannot exceed 4194304 bytes');
};
