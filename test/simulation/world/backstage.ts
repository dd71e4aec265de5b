import type { faultsOf } from './faults.ts';
import type { World } from './world.ts';

/** What all that runs behind the API shares. */
export type Backstage = {
  readonly world: World;
  readonly faults: ReturnType<typeof faultsOf>;
  readonly isOver: () => boolean;
  /** Runs beside everything else; the evening is not over before it is. */
  readonly alongside: (work: Promise<unknown>) => void;
  /** A finding: something that must never happen. */
  readonly report: (what: string, error?: unknown) => void;
};
