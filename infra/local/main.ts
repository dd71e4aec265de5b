import { parseArgs } from 'node:util';
import { ensureAssembly } from '../assembly.ts';
import { NODE_MAJOR } from '../nodeVersion.ts';
import { type Machine, startMachine } from './machine.ts';

const PORT_DEFAULT = 4010;

const USAGE = `npm start -- [options]

  --port N            port on 127.0.0.1 (${PORT_DEFAULT})
  --folder PATH       where the data is kept (.tapete)
  --conflict-rate R   share of writes refused by a conflict, 0 to 1 (CONFLICT_RATE)
  --throttle-rate R   share of requests refused as too many, 0 to 1 (THROTTLE_RATE)
  --index-lag-ms MS   how long indexes show what was before a write (INDEX_LAG_MS)
  --quiet             failures of functions go to the log file only
`;

const main = async (): Promise<void> => {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR)
    throw new Error(`Node ${NODE_MAJOR} is needed, and npm brings it: use "npm start".`);
  const { port, folder, faults, quiet, help } = readOptions();
  if (help) return void process.stdout.write(USAGE);
  const assembly = await ensureAssembly();
  const machine = await startMachine({ ...assembly, dataFolder: folder, port, faults, quiet });
  process.stdout.write(welcome(machine, folder));
  stopOnSignal(machine);
};

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: String(PORT_DEFAULT) },
      folder: { type: 'string', default: '.tapete' },
      'conflict-rate': { type: 'string', default: process.env['CONFLICT_RATE'] ?? '0' },
      'throttle-rate': { type: 'string', default: process.env['THROTTLE_RATE'] ?? '0' },
      'index-lag-ms': { type: 'string', default: process.env['INDEX_LAG_MS'] ?? '0' },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const number = (
    name: 'port' | 'conflict-rate' | 'throttle-rate' | 'index-lag-ms',
    max: number,
  ) => {
    const value = Number(values[name]);
    if (!(value >= 0 && value <= max)) throw new Error(`--${name} must be from 0 to ${max}.`);
    return value;
  };
  return {
    ...{ folder: values.folder, quiet: values.quiet, help: values.help },
    port: number('port', 65_535),
    faults: {
      conflictRate: number('conflict-rate', 1),
      throttleRate: number('throttle-rate', 1),
      indexLagMs: number('index-lag-ms', 60_000),
    },
  };
};

const welcome = ({ baseUrl, clients }: Machine, folder: string): string => {
  const ask = `curl -s ${baseUrl}/oauth2/token -d grant_type=client_credentials`;
  const byOperator = Map.groupBy(clients, ({ operator, venue }) => `${operator}, ${venue}`);
  const commands = [...byOperator].flatMap(([tenant, own]) => [
    `# ${tenant}`,
    ...own.map(
      ({ clientId, secret }) => `${ask} -d client_id=${clientId} -d client_secret=${secret}`,
    ),
    '',
  ]);
  return [
    `Tapete serves ${baseUrl} and keeps its data in ${folder}. Ctrl-C stops it.`,
    `Functions write to ${folder}/logs/functions.log.`,
    '',
    'A token for each role; send its "access_token" as "Authorization: Bearer ...":',
    '',
    ...commands,
  ].join('\n');
};

const stopOnSignal = (machine: Machine): void => {
  let asked = false;
  const stop = (): void => {
    if (asked) process.exit(1); // asked twice: do not wait for what is running
    asked = true;
    process.stdout.write('\nStopping when what is running is done. Ctrl-C again to end at once.\n');
    machine.stop().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
};

const fail = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

main().catch(fail);
