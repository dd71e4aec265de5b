import { vi } from 'vitest';

/** Watches the answers of every request from here on; `vi.restoreAllMocks` ends it. */
export const watchStatuses = (): readonly number[] => {
  const statuses: number[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const reply = await send(...request);
    statuses.push(reply.status);
    return reply;
  });
  return statuses;
};
