import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import type { Commit } from '../../../events/commit.ts';
import type { House } from '../world/house.ts';
import type { Row } from '../world/rows.ts';
import { movedBy } from './conserved.ts';
import { beginning, follow, type Shadow } from './shadow.ts';

/** Looks at every transaction in the moment in which it is written. */
export type Watcher = {
  readonly commits: () => number;
  readonly streams: ReadonlyMap<string, Shadow>;
};

export const watch = (house: House): Watcher => {
  const streams = new Map<string, Shadow>();
  const used = new Set<string>();
  const last = new Map<string, number>();
  let commits = 0;

  const see = (rows: readonly Row[]): void => {
    const made = rows.filter(isCommit).map(commitOf);
    for (const row of rows) if (row.pk.includes('#SERIES#')) numbered(row);
    if (made.length === 0) return;
    commits += made.length;
    once(made, rows);
    for (const commit of made) {
      const name = `${commit.operator} ${commit.stream}`;
      const after = follow(streams.get(name) ?? beginning(commit.stream), commit);
      streams.set(name, after);
      for (const row of rows) sameView(after, row);
    }
    movements(made, rows);
  };
  /** One request commits once, with its answer in the same transaction. */
  const once = (made: readonly Commit[], rows: readonly Row[]): void => {
    const [{ operator, client, idempotencyKey }] = made as [Commit];
    const name = `${operator}#IDEMPOTENCY#${client}#${idempotencyKey}`;
    if (used.has(name)) throw new Error(`${name} was done twice.`);
    used.add(name);
    if (!rows.some(({ pk }) => pk === name)) throw new Error(`${name} has no answer.`);
  };
  const numbered = ({ pk, last: number }: Row): void => {
    if (number !== (last.get(pk) ?? 0) + 1) throw new Error(`${pk} jumps to ${String(number)}.`);
    last.set(pk, Number(number));
  };
  const sameView = ({ views }: Shadow, row: Row): void => {
    const view = views.get(`${row.pk} ${row.sk}`);
    if (view && canonical(view) !== canonical(row))
      throw new Error(`The view ${row.pk} ${row.sk} is not what its facts say.`);
  };
  house.world.onWrite((rows) => {
    try {
      see(rows);
    } catch (error) {
      house.report('a transaction broke what must hold', error);
    }
  });
  return { commits: () => commits, streams };
};

/** Every centavo that a fact moved is in the drawer of a desk, in the same transaction. */
const movements = (made: readonly Commit[], rows: readonly Row[]): void => {
  const facts = made
    .filter(({ stream }) => stream.startsWith('tournament/'))
    .flatMap(({ events }) => events as unknown as TournamentFact[]);
  if (facts.some(({ type }) => type === 'PrizePaymentReversed')) return; // its amount is of before
  const moved = facts.reduce((total, fact) => total + movedBy(fact), 0);
  const drawn = rows
    .filter(({ pk }) => pk.includes('#CASH#'))
    .reduce((total, row) => total + Number(row['amount']), 0);
  if (moved !== drawn) throw new Error(`Facts moved ${moved} and the drawers ${drawn}.`);
};

const isCommit = ({ sk }: Row): boolean => sk.startsWith('COMMIT#');

/** A commit without what the table adds to it. */
export const commitOf = (row: Row): Commit => {
  const {
    pk: _,
    sk: __,
    gsi1pk: ___,
    gsi1sk: ____,
    gsi2pk: _____,
    gsi2sk: ______,
    ...commit
  } = row as Record<string, unknown>;
  return commit as unknown as Commit;
};

/** Without what is undefined, and whatever the order of the fields. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
