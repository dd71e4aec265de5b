import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { Instant } from '../../domain/time/jornada.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import type { Commit } from '../../events/commit.ts';
import type { Ports } from '../../functions/shared/ports.ts';
import { createStore, readCommits } from '../../functions/shared/store.ts';
import { memoryTable, type WriteFault } from '../support/memoryTable.ts';

/**
 * A room whose desks use the real Lambda handlers, over a table in memory that others share: the
 * scheduler says who goes on after each request to it, and some replies get lost. Every container
 * is warm with a state of its own, so that each may be behind.
 */
export const openRoom = () => {
  let yieldTurn = async () => {};
  let faults: readonly WriteFault[] = [];
  let faultsFrom = 0;
  let writes = 0;
  const { table } = memoryTable({
    yieldTurn: () => yieldTurn(),
    writeFault: (write) => {
      writes = write + 1;
      return faults[write - faultsFrom] ?? 'none';
    },
  });
  let milliseconds = Date.parse('2026-11-30T12:00:00.000Z');
  let millisecondsPerLook = 1;
  const clock = (): Instant => {
    milliseconds += millisecondsPerLook;
    return new Date(milliseconds).toISOString() as Instant;
  };
  const container = (): Ports => ({
    table,
    store: createStore({ table, release: 'simulation', nowSeconds: () => 0 }),
    now: clock,
    random: () => 0.5,
    randomBytes: counting(),
    pause: () => yieldTurn(),
  });
  const containers = [container(), container()];
  let asked = 0;
  return {
    table,
    /** Requests go to the containers in turn. */
    ports: (): Ports => containers[asked++ % containers.length] as Ports,
    /** From here on the scheduler decides, and the next writes fail as told. */
    disturb: (turn: () => Promise<void>, next: readonly WriteFault[]) => {
      yieldTurn = turn;
      faults = next;
      faultsFrom = writes;
    },
    calm: () => {
      yieldTurn = async () => {};
      faults = [];
    },
    /** The time of the last look at the clock. */
    milliseconds: () => milliseconds,
    /** From here on so much time passes between two looks at the clock. */
    slowDown: (perLook: number) => {
      millisecondsPerLook = perLook;
    },
    commits: (stream: string): Promise<Commit[]> => readCommits(table, 'casino', stream),
  };
};

export type Room = ReturnType<typeof openRoom>;

export const factsOf = <Type extends TournamentFact['type']>(
  commits: readonly Commit[],
  type: Type,
): Extract<TournamentFact, { type: Type }>[] =>
  commits
    .flatMap(({ events }) => events as unknown as TournamentFact[])
    .filter((fact): fact is Extract<TournamentFact, { type: Type }> => fact.type === type);

/** Silent, so that thousands of requests print nothing. */
export const silentLogger = { info: vi.fn(), error: vi.fn() };

let bytesAsked = 0;
const counting = () => (length: number) =>
  createHash('sha512').update(`${bytesAsked++}`).digest().subarray(0, length);
