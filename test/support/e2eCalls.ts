import { join } from 'node:path';

/** What the end-to-end tests leave of the calls that roles made, for the test that comes after. */
export const CALLS_FOLDER = '.cache/e2e-calls';

/** A line for each action of each role: `<id> <action>`. */
export const CALLS_FILE = join(CALLS_FOLDER, 'seen.txt');

/** The names of the files that ran to their end, a line each. */
export const RAN_FILE = join(CALLS_FOLDER, 'ran.txt');
