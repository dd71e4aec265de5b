import type { Catalogue } from './catalogue.ts';
import type { Commits } from './commits.ts';
import type { Faults } from './faults.ts';
import type { IndexLag } from './indexLag.ts';
import type { Locks } from './locks.ts';
import type { Storage } from './storage.ts';

/** What the operations share. */
export type Context = {
  readonly region: string;
  readonly accountId: string;
  readonly storage: Storage;
  readonly commits: Commits;
  readonly catalogue: Catalogue;
  readonly locks: Locks;
  readonly faults: Faults;
  readonly indexLag: IndexLag;
};

/** Answers one operation; the body is the request as parsed from JSON. */
export type Operation = (body: unknown) => unknown;
export type Operations = Readonly<Record<string, Operation>>;
