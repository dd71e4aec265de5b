import { BACKGROUND } from './functions.ts';

type State = Record<string, unknown>;
type Order = State & { readonly operator: string };
type Task = 'tasks' | 'proof' | 'render' | 'print';

/** How a state machine has its work done. */
export type Steps = {
  /** One task, tried again when it fails or its process dies. */
  readonly task: (name: Task, order: object) => Promise<State>;
  readonly announce: (event: unknown) => Promise<void>;
  /** Another machine as a child, waited for. */
  readonly child: (machine: string, input: object) => Promise<void>;
};

export type Machine = (input: Order, steps: Steps) => Promise<void>;

const draw = (steps: Steps, paper: unknown, formats: readonly string[]) =>
  Promise.all(formats.map((format) => steps.task('render', { paper, format })));

const BOTH = ['pdf', 'xlsx'] as const;

/** The definitions of `infra/workflows`, state by state, as far as their tasks go. */
export const MACHINES: Readonly<Record<string, Machine>> = {
  table: async (order, steps) => {
    const { paper, event, day } = await steps.task('tasks', { task: 'settle-table', order });
    const files = await draw(steps, paper, BOTH);
    await steps.task('tasks', { task: 'file', paper, files, event, day });
    if (day) await steps.task('tasks', { task: 'record-day-settled', order: day });
    await steps.announce(event);
  },
  classification: async (order, steps) => {
    const issued = await steps.task('tasks', { task: 'issue-classification', ...order });
    const files = await draw(steps, issued['paper'], ['pdf']);
    await steps.task('tasks', { task: 'file', ...issued, files });
    await steps.announce(issued['event']);
  },
  closing: async (order, steps) => {
    const { tables, prizes } = await steps.task('tasks', { ...order, task: 'prepare-closing' });
    for (const table of tables as object[]) await steps.child('table', table);
    for (const prize of prizes as object[]) await steps.child('classification', prize);
    const settled = await steps.task('tasks', { ...order, task: 'settle-event' });
    const { settlement, acta, event, prints } = settled;
    await file(steps, settlement, BOTH);
    if (acta) await file(steps, acta, ['pdf']);
    for (const print of prints as object[]) await steps.task('print', print);
    await steps.task('tasks', { ...order, task: 'record-settled' });
    await steps.announce(event);
  },
  anchor: async (order, steps) => {
    await steps.task('proof', { ...order, task: 'take-anchor' });
  },
  export: async (order, steps) => {
    const prepared = await steps.task('proof', { ...order, task: 'prepare-export' });
    const { operator, jornada, edition, paper, sealed } = prepared;
    const name = { operator, jornada, edition };
    if (!sealed) {
      await file(steps, paper, BOTH);
      await steps.task('proof', { ...name, task: 'seal-export' });
    }
    await steps.task('proof', { ...name, task: 'deliver-export' });
  },
};

const file = async (steps: Steps, paper: unknown, formats: readonly string[]): Promise<void> => {
  const files = await draw(steps, paper, formats);
  await steps.task('tasks', { task: 'file', paper, files, event: null });
};

export const runTask = async (name: Task, order: object): Promise<State> =>
  (await BACKGROUND[name](JSON.parse(JSON.stringify(order)))) as State;
