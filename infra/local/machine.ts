import { join } from 'node:path';
import type { JWK } from 'jose';
import { type LocalAccess, localAws } from './awsClients.ts';
import { type Compute, openCompute } from './compute.ts';
import { countCalls } from './countCalls.ts';
import { type JsonService, openFrontDoor, type Services } from './frontDoor.ts';
import {
  closeFronts,
  dynamoFaults,
  ensureResources,
  type Faults,
  type Fronts,
  openFronts,
} from './fronts.ts';
import { openHttpApi } from './httpApi/httpApi.ts';
import { authorizersOf, routesOf } from './httpApi/routes.ts';
import { type Admit, openGuard } from './iam/guard.ts';
import { type Client, openClients } from './issuer/clients.ts';
import { type Audience, type Issuer, openIssuer } from './issuer/issuer.ts';
import { tokenEndpoint } from './issuer/tokenEndpoint.ts';
import { openKms } from './kms/open.ts';
import type { OnRun } from './lambda/functionPool.ts';
import { openFunctionLogs } from './lambda/logs.ts';
import { lockFolder } from './lockFile.ts';
import { openMeter } from './meter.ts';
import { openSes, type SesFront } from './ses/open.ts';
import { openState, type State } from './state.ts';
import { type Stack, stackOf } from './template/stack.ts';
import { readTemplate } from './template/template.ts';

/** How a machine is started. */
export type MachineOptions = {
  templateFile: string;
  assemblyFolder: string;
  /** Everything the machine keeps; it survives a restart and a kill. */
  dataFolder: string;
  /** 0 takes a free one. */
  port: number;
  faults?: Faults;
  /** Function failures go to the log file only, not to stderr as well. */
  quiet?: boolean;
  /** Shortens retries, waits of state machines and rates: 0.01 makes a second 10 ms. */
  timeScale?: number;
  /** Gets a line for each action that a role uses, when it is first used. */
  callsFile?: string;
  /** Told of each invocation of a function that ended. */
  ran?: OnRun;
};

/** The whole system on this machine. */
export type Machine = Awaited<ReturnType<typeof startMachine>>;

const PLACE = { account: '000000000000', region: 'sa-east-1' };
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const EXPIRY_SWEEP_MS = 60_000;

/**
 * Starts the system of a synthesized template on 127.0.0.1.
 *
 * @throws {Error} when the folder or the port is taken, or the template cannot be served
 */
export const startMachine = async (options: MachineOptions) => {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    return { ...(await boot(options, closers)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Each thing opened puts what closes it on the pile; the pile is taken down from the top. */
const boot = async (options: MachineOptions, closers: (() => unknown)[]) => {
  process.env['TZ'] = 'UTC'; // as in Lambda; the threads of functions share the process's zone
  const { dataFolder, assemblyFolder, timeScale = 1, faults = {}, ran } = options;
  const stack = stackOf(await readTemplate(options.templateFile), PLACE);
  closers.push(await lockFolder(dataFolder));
  const logs = openFunctionLogs(join(dataFolder, 'logs'), options.quiet ?? false);
  closers.push(logs.close);
  const state = await openState(dataFolder);
  closers.push(state.close);
  const meter = openMeter();
  const admit = openGuard({ stack, callsFile: options.callsFile });
  const credentials = secretsOf(stack);
  const given = { folder: dataFolder, stack, credentials, faults, meter, admit };
  const fronts = await openFronts(given);
  closers.push(() => closeFronts(fronts));
  const door = await openFrontDoor(options.port);
  closers.push(door.close);

  const access = accessTo(door.port);
  fronts.sqs.baseUrl = access.endpoint;
  const { call, close } = localAws(access);
  closers.push(close);
  const { print } = logs;
  const around = { stack, state, fronts, access, call, print, timeScale };
  const compute = openCompute({ ...around, assemblyFolder, admit, meter, ran });
  closers.push(compute.stop, door.drain);
  const identity = await openIdentity(stack, state, access.endpoint);
  const kms = openKms({ stack, state });
  const ses = openSes({ stack, folder: join(dataFolder, 'mail'), admit });
  const services = servicesOf(stack, fronts, compute, identity, { kms, ses, admit });
  door.open(countCalls(services, meter));
  await ensureResources(fronts, stack, call);
  await compute.resume();
  const sweeper = setInterval(() => void fronts.dynamo.sweepTtl(), EXPIRY_SWEEP_MS);
  closers.push(() => clearInterval(sweeper));
  return {
    ...{ baseUrl: access.endpoint, access, ...fronts },
    clients: [...identity.clients.values()],
    issueToken: identity.issuer.issueToken,
    /** Where mails that were sent lie, as .eml files. */
    mailFolder: ses.folder,
    stepFunctions: compute.stepFunctions.engine,
    usage: meter.usage,
    setFaults: (changed: Faults) => fronts.dynamo.setFaults(dynamoFaults(changed)),
  };
};

const accessTo = (port: number): LocalAccess => ({
  endpoint: `http://127.0.0.1:${port}`,
  region: PLACE.region,
  credentials: CREDENTIALS,
});

/** A key for the owner and one for each function, by which the fronts know whose role it is. */
const secretsOf = (stack: Stack): Record<string, string> => {
  const functions = stack.byType('AWS::Lambda::Function').map(({ name }) => name);
  const secret = CREDENTIALS.secretAccessKey;
  return Object.fromEntries([CREDENTIALS.accessKeyId, ...functions].map((key) => [key, secret]));
};

const servicesOf = (
  stack: Stack,
  { dynamo, s3, sqs }: Fronts,
  { functions, stepFunctions, events }: Compute,
  { issuer, clients }: Identity,
  { kms, ses, admit }: { kms: JsonService; ses: SesFront; admit: Admit },
): Services => ({
  raw: { dynamodb: dynamo.handle, s3: s3.handle, sqs: sqs.handle, ses: ses.handle },
  json: { states: stepFunctions.handle, events: events.handle, kms },
  admit,
  api: openHttpApi({
    stack,
    keys: issuer.keys,
    invoke: functions.invoke,
    before: tokenEndpoint(issuer, clients),
  }),
});

type Identity = { issuer: Issuer; clients: ReadonlyMap<string, Client> };

/** The issuer of tokens that the authorizer of the template takes, and its clients. */
const openIdentity = async (stack: Stack, state: State, baseUrl: string): Promise<Identity> => {
  const [authorizer] = authorizersOf(stack).values();
  const expected: Audience = {
    issuer: authorizer?.issuer ?? baseUrl,
    audience: authorizer?.audiences[0] ?? 'local',
  };
  const scopes = [...new Set(routesOf(stack).flatMap((route) => route.scopes))].sort();
  return {
    issuer: await openIssuer(state.shelf<JWK>('issuer'), expected),
    clients: await openClients(state.shelf<Client>('clients'), scopes),
  };
};
