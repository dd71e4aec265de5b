import { ROUTES } from '../../../functions/routes.ts';
import {
  BACKGROUND_FUNCTIONS,
  HTTP_FUNCTIONS,
  type HttpResource,
} from '../../../infra/functions.ts';
import type { Lambda } from '../../functions/support/api.ts';

/** The handlers of all functions, loaded once: what is loaded late would come at any time. */
const load = async (entry: string): Promise<Lambda> =>
  ((await import(`../../../${entry}`)) as { handler: Lambda }).handler;

const ofRoutes = new Map<HttpResource, Lambda>();
for (const [resource, { entry }] of Object.entries(HTTP_FUNCTIONS))
  ofRoutes.set(resource as HttpResource, await load(entry));

const resources = new Map(ROUTES.map(({ path, resource }) => [path.split('/')[2], resource]));

/** The function of the resource that a path names; the system's when it names none. */
export const functionOf = (path: string): Lambda => {
  const resource = resources.get(path.split('/')[2]) ?? 'system';
  return ofRoutes.get(resource) as Lambda;
};

type Task<Answer> = (order: object) => Promise<Answer>;
const background = async <Answer>(name: keyof typeof BACKGROUND_FUNCTIONS) =>
  (await load(BACKGROUND_FUNCTIONS[name].entry)) as unknown as Task<Answer>;

/** What runs behind, by the name of its function. */
export const BACKGROUND = {
  publish: await background<{ batchItemFailures: { itemIdentifier: string }[] }>('publish'),
  papers: await background<void>('papers'),
  start: await background<void>('start'),
  tasks: await background<Record<string, unknown>>('tasks'),
  proof: await background<Record<string, unknown>>('proof'),
  render: await background<object>('render'),
  print: await background<object>('print'),
  sweep: await background<{ found: number }>('sweep'),
} as const;
