import { type Refusal, refusal } from './errors.ts';
import type { DynamoFaults } from './types.ts';

/** The refusals drawn for the requests, and the lag of the indexes. */
export type Faults = {
  set(faults: DynamoFaults): void;
  readonly indexLagMs: number;
  /** Whether this request or entry of a batch meets a full partition. */
  throttled(): boolean;
  /** @throws Refusal ProvisionedThroughputExceededException */
  refuseThrottled(): void;
  /** @throws Refusal as above, or TransactionConflictException */
  refuseWrite(): void;
  /** @throws Refusal as above, or TransactionCanceledException with one TransactionConflict */
  refuseTransaction(steps: number): void;
};

/** Why one step of a transaction stopped it; `None` for the steps that did not. */
export type CancellationReason = { Code: string; Message?: string; Item?: object };

/** No refusals and no lag. */
export const NO_FAULTS: DynamoFaults = {
  seed: 1,
  transactionConflictRate: 0,
  throttleRate: 0,
  indexLagMs: 0,
};

/** Draws refusals from a seed, so that a run of requests in the same order meets the same ones. */
export const createFaults = (initial: DynamoFaults): Faults => {
  let faults = initial;
  let draw = seededDraws(initial.seed);
  const happens = (rate: number) => rate > 0 && draw() < rate;
  const refuseThrottled = () => {
    if (happens(faults.throttleRate)) throw throughputExceeded();
  };
  return {
    set(next) {
      faults = next;
      draw = seededDraws(next.seed);
    },
    get indexLagMs() {
      return faults.indexLagMs;
    },
    throttled: () => happens(faults.throttleRate),
    refuseThrottled,
    refuseWrite() {
      refuseThrottled();
      if (happens(faults.transactionConflictRate))
        throw refusal('TransactionConflictException', CONFLICT);
    },
    refuseTransaction(steps) {
      refuseThrottled();
      if (!happens(faults.transactionConflictRate)) return;
      const culprit = Math.floor(draw() * steps);
      throw transactionCanceled(
        Array.from({ length: steps }, (_, step) =>
          step === culprit ? { Code: 'TransactionConflict', Message: CONFLICT } : { Code: 'None' },
        ),
      );
    },
  };
};

/** A transaction that wrote nothing, with a reason for each of its steps. */
export const transactionCanceled = (reasons: CancellationReason[]): Refusal =>
  refusal(
    'TransactionCanceledException',
    'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
      `[${reasons.map(({ Code }) => Code).join(', ')}]`,
    { CancellationReasons: reasons },
  );

/** The answer of a partition that takes no more requests for now. */
export const throughputExceeded = (): Refusal =>
  refusal(
    'ProvisionedThroughputExceededException',
    'The level of configured provisioned throughput for the table was exceeded. ' +
      'Consider increasing your provisioning level with the UpdateTable API.',
  );

const CONFLICT = 'Transaction is ongoing for the item';

/** Numbers in [0, 1) by xorshift: small, and the same on every machine. */
const seededDraws = (seed: number) => {
  let state = Math.imul(seed | 0, 0x9e3779b1) || 1;
  return (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
};
