import type { Context, Operations } from './context.ts';
import { attemptWrite, planWrite, type WriteKind } from './writeSteps.ts';

/** PutItem, UpdateItem and DeleteItem. */
export const singleWrites = (context: Context): Operations => {
  const write = (kind: WriteKind) => (body: unknown) => {
    const step = planWrite(context, kind, body);
    context.faults.refuseWrite();
    return context.locks.hold([step.rowKey], async () => {
      const { change, answer } = await attemptWrite(context, step);
      await context.commits.write([change]);
      return answer;
    });
  };
  return {
    PutItem: write('PutItem'),
    UpdateItem: write('UpdateItem'),
    DeleteItem: write('DeleteItem'),
  };
};
