import type { Backstage } from './backstage.ts';
import { openBus, openStream } from './delivery.ts';
import { openExecutions } from './executions.ts';
import { BACKGROUND } from './functions.ts';
import { useServices } from './services.ts';
import { openWorld, type World } from './world.ts';

export type Finding = { readonly what: string; readonly error?: unknown };

/** A world with everything behind the API: stream, bus, state machines, the clock's sweep. */
export type House = {
  readonly world: World;
  /** What must never happen and did. */
  readonly findings: readonly Finding[];
  readonly report: Backstage['report'];
  /** Runs beside everything else. */
  readonly alongside: Backstage['alongside'];
  /** Lets everything go on until all that was begun alongside is done and told. */
  readonly finish: () => Promise<void>;
  /** The ids of all events that the bus was told. */
  readonly told: ReadonlySet<string>;
  readonly sweep: () => Promise<number>;
  /** What is being done, and what the bus has not been told yet. */
  readonly pending: () => number;
};

export const openHouse = (seed: number): House => {
  const world = openWorld(seed);
  const findings: Finding[] = [];
  let active = 0;
  let over = false;
  const report: Backstage['report'] = (what, error) => findings.push({ what, error });
  const alongside: Backstage['alongside'] = (work) => {
    active += 1;
    work.then(
      () => (active -= 1),
      (error) => {
        active -= 1;
        report('what runs alongside broke', error);
      },
    );
  };
  const backstage = { world, faults: world.faults, isOver: () => over, alongside, report };
  const stream = openStream(backstage);
  const bus = openBus(backstage);
  const announce = async (event: unknown) =>
    bus.tell({ 'detail-type': String((event as { type: string }).type), detail: event });
  const executions = openExecutions(backstage, announce);
  const queues = {
    send: async ({ input }: { readonly input: unknown }) => report('a dead letter', input),
  };
  useServices({ bus, stepFunctions: executions, queues });
  const pending = () => active + stream.waiting();
  return {
    world,
    findings,
    report,
    alongside,
    pending,
    told: bus.told,
    async finish() {
      over = false;
      const streaming = stream.run();
      await world.run(() => pending() === 0);
      over = true;
      await world.run(() => false);
      await streaming;
    },
    sweep: async () => (await world.invoke(() => BACKGROUND.sweep({}))).found,
  };
};
