import { describe, expect, it } from 'vitest';
import { fuzzInProcess } from './fuzz.ts';

/** `npm run fuzz` sends 100,000. */
const REQUESTS = 1_500;

describe('Whatever is sent to whichever route', () => {
  it('is answered, never with a fault of ours, and a refusal writes nothing', async () => {
    const { findings, statuses, codes } = await fuzzInProcess({ requests: REQUESTS, seed: 1 });
    expect(findings).toEqual([]);
    const seen = Object.keys(statuses).map(Number);
    const usual = [200, 201, 400, 403, 404, 409];
    expect(seen).toEqual(expect.arrayContaining(usual));
    expect(codes).toBeGreaterThan(40);
  }, 240_000);
});
