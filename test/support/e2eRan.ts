import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, expect } from 'vitest';
import { RAN_FILE } from './e2eCalls.ts';

afterAll(() => {
  appendFileSync(RAN_FILE, `${basename(expect.getState().testPath ?? '')}\n`);
});
