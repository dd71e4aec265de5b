/** `npm run backup|restore|rebuild -- …`: see docs/operations.md. */
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { now } from '../shared/runtime.ts';
import { awsVault } from './awsVault.ts';
import { backUp } from './backUp.ts';
import { compareViews } from './compare.ts';
import { restore } from './restore.ts';
import type { Vault } from './vault.ts';

const USAGE = `npm run backup  -- --operator ID --folder PATH --table NAME --bucket NAME
npm run restore -- --folder PATH --table NAME --bucket NAME
npm run rebuild -- --operator ID --table NAME --bucket NAME

Under the credentials of the environment, as the AWS command has them. Of one machine:
  --url http://127.0.0.1:4010   its address; table and bucket are then known
`;

/** Names of the template on one machine, which are its logical ids. */
const LOCAL = { table: 'FactsTable164BB042', bucket: 'papersbucket2f9828be' };

const options = parseArgs({
  allowPositionals: true,
  options: {
    operator: { type: 'string', default: '' },
    folder: { type: 'string', default: '' },
    table: { type: 'string' },
    bucket: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const main = async (): Promise<number> => {
  const [command = ''] = options.positionals;
  const run = COMMANDS[command];
  if (!run || options.values.help) {
    process.stdout.write(USAGE);
    return options.values.help ? 0 : 2;
  }
  return run(openVault());
};

const openVault = (): Vault => {
  const { url, table = url && LOCAL.table, bucket = url && LOCAL.bucket } = options.values;
  if (!table || !bucket) throw new Error('Say --table and --bucket, or --url of one machine.');
  const local = url
    ? {
        endpoint: url,
        region: 'sa-east-1',
        forcePathStyle: true,
        credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
      }
    : {};
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(local));
  return awsVault(client, new S3Client(local), { tableName: table, bucket });
};

const asked = (name: 'operator' | 'folder'): string => {
  const value = options.values[name];
  if (value === '') throw new Error(`Say --${name}.`);
  return value;
};

const COMMANDS: Readonly<Record<string, (vault: Vault) => Promise<number>>> = {
  async backup(vault) {
    const taken = await backUp(vault, asked('operator'), asked('folder'), now());
    return tell('backed up', taken);
  },
  restore: async (vault) => tell('restored', await restore(vault, asked('folder'))),
  async rebuild(vault) {
    const { views, differences } = await compareViews(vault, asked('operator'));
    for (const { pk, sk, is } of differences) process.stdout.write(`${is}: ${pk} ${sk}\n`);
    process.stdout.write(`${views} views rebuilt, ${differences.length} differ\n`);
    return differences.length === 0 ? 0 : 1;
  },
};

const tell = (
  what: string,
  { streams, commits, items, files, root }: Awaited<ReturnType<typeof restore>>,
): number => {
  const counts = `${streams} streams, ${commits} commits, ${items} items`;
  process.stdout.write(`${what}: ${counts}, ${Object.keys(files).length} files, root ${root}\n`);
  return 0;
};

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
});
