import type { Chance } from './chance.ts';
import type { Faults } from './containers.ts';
import type { Fault } from './documentClient.ts';

/** How likely each fault is at each request; `crash` at each turn that a process waits for. */
export type FaultRates = {
  readonly throttle: number;
  readonly conflict: number;
  readonly lostBefore: number;
  readonly lostAfter: number;
  readonly crash: number;
  readonly staleIndex: number;
  readonly repeated: number;
  readonly late: number;
};

export const USUAL: FaultRates = {
  throttle: 0.01,
  conflict: 0.03,
  lostBefore: 0.015,
  lostAfter: 0.03,
  crash: 0.002,
  staleIndex: 0.4,
  repeated: 0.08,
  late: 0.2,
};

export type FaultName =
  | 'throttles'
  | 'conflicts'
  | 'requests lost'
  | 'replies lost after commit'
  | 'processes killed'
  | 'keys left unread'
  | 'stale index reads'
  | 'stream records repeated'
  | 'deliveries late';

export type Injected = Map<FaultName, number>;

const STALE_WRITES_MAX = 25;
const PAGE_USUAL = 1000;
const PAGE_SMALL = 7;

/** The faults of one run, and how many of each there were. */
export const faultsOf = (chance: Chance) => {
  const injected: Injected = new Map();
  let rates: FaultRates | null = null;
  const happens = (name: FaultName, rate: keyof FaultRates): boolean => {
    if (rates === null || !chance.happens(rates[rate])) return false;
    injected.set(name, (injected.get(name) ?? 0) + 1);
    return true;
  };
  const of = (kind: 'read' | 'write' | 'file'): Fault => {
    if (happens('throttles', 'throttle')) return 'throttle';
    if (kind === 'write' && happens('conflicts', 'conflict')) return 'conflict';
    if (happens('requests lost', 'lostBefore')) return 'lost-before';
    if (kind === 'read') return 'none';
    return happens('replies lost after commit', 'lostAfter') ? 'lost-after' : 'none';
  };
  const faults: Faults = {
    of,
    indexLag: () =>
      happens('stale index reads', 'staleIndex') ? 1 + chance.below(STALE_WRITES_MAX) : 0,
    pageSize: () => (rates !== null && chance.happens(0.1) ? PAGE_SMALL : PAGE_USUAL),
    leavesUnread: () => happens('keys left unread', 'throttle'),
  };
  return {
    ...faults,
    injected,
    dies: () => happens('processes killed', 'crash'),
    repeats: () => happens('stream records repeated', 'repeated'),
    isLate: () => happens('deliveries late', 'late'),
    set: (next: FaultRates | null) => {
      rates = next;
    },
  };
};
