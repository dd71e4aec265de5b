// Runs one invocation of one bundled function in this process, and prints the most memory it took.
import { readFileSync } from 'node:fs';

type LambdaHandler = (event: unknown, context: object) => unknown;

const TIME_LEFT_MS = 600_000;
const KILOBYTES_PER_MEGABYTE = 1024;
const [url = '', exportName = '', payloadFile = ''] = process.argv.slice(2);
const loaded = (await import(url)) as Record<string, LambdaHandler>;
const context = { awsRequestId: 'alone', getRemainingTimeInMillis: () => TIME_LEFT_MS };
await loaded[exportName]?.(JSON.parse(readFileSync(payloadFile, 'utf8')), context);
console.log(mostKilobytes() / KILOBYTES_PER_MEGABYTE);
process.exit(0);

/** Of this program alone: what `getrusage` tells begins with the memory of the process that started it. */
function mostKilobytes(): number {
  const [, kilobytes] =
    /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes);
}
