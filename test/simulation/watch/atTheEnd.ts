import type { PaperNumber } from '../../../domain/tournament/facts.ts';
import { cloudEventsOf } from '../../../events/cloudEvent.ts';
import type { Desks } from '../desks/desks.ts';
import type { House } from '../world/house.ts';
import type { Row } from '../world/rows.ts';
import { beginning, follow, type Shadow } from './shadow.ts';
import { canonical, commitOf, type Watcher } from './watcher.ts';

/** What must hold once everything has come to rest: found again from the rows alone. */
export const checkAtTheEnd = async (
  house: House,
  desks: Desks,
  watcher: Watcher,
  told: ReadonlySet<string>,
): Promise<void> => {
  const rows = house.world.rows.all();
  const commits = rows.filter(({ sk }) => sk.startsWith('COMMIT#')).map(commitOf);
  if (commits.length !== watcher.commits()) house.report('commits are gone');
  const rebuilt = new Map<string, Shadow>();
  for (const commit of commits) {
    const name = `${commit.operator} ${commit.stream}`;
    rebuilt.set(name, follow(rebuilt.get(name) ?? beginning(commit.stream), commit));
  }
  sameViews(house, rows, rebuilt);
  for (const commit of commits)
    for (const { id } of cloudEventsOf(commit))
      if (!told.has(id)) house.report(`the bus was never told ${id}`);
  papersFiled(house, rows);
  await answeredAsBefore(house, desks);
};

const VIEWS = /#(TOURNAMENT|BOOKED|TABLE|TABLEDAYS|TABLESTART|TABLEWORK)#/;

const sameViews = (
  house: House,
  rows: readonly Row[],
  rebuilt: ReadonlyMap<string, Shadow>,
): void => {
  const expected = new Map([...rebuilt.values()].flatMap(({ views }) => [...views]));
  for (const row of rows) {
    const key = `${row.pk} ${row.sk}`;
    if (!VIEWS.test(row.pk)) continue;
    const view = expected.get(key);
    if (!view || canonical(view) !== canonical(row))
      house.report(`the view ${key} is not the one rebuilt`, [row, view]);
    expected.delete(key);
  }
  for (const key of expected.keys()) house.report(`the view ${key} is missing`);
};

/** Every paper is filed, once under its number, and no series has a gap. */
const papersFiled = (house: House, rows: readonly Row[]): void => {
  const papers = rows.filter(({ pk }) => pk.includes('#PAPER#'));
  for (const { documentId, version, status } of papers)
    if (status !== 'filed') house.report(`${String(documentId)} v${String(version)} is not filed`);
  for (const row of rows) {
    const [, kind, series = '', point] = /#SERIES#([^#]+)#(C?)(\d+)$/.exec(row.pk) ?? [];
    const numbers = papers
      .filter((one) => one['kind'] === kind && one['version'] === 1 && one['copy'] === 1)
      .map(({ number }) => number as PaperNumber)
      .filter((one) => (one.series ?? '') === series && one.point === Number(point))
      .map(({ number }) => number)
      .sort((one, other) => one - other);
    if (!kind || numbers.length === 0) continue;
    const expected = Array.from({ length: Number(row['last']) }, (_, index) => index + 1);
    if (canonical(numbers) !== canonical(expected))
      house.report(
        `the series ${kind} ${series}${point} has papers ${numbers} of ${expected.length}`,
      );
  }
};

const answeredAsBefore = async (house: House, desks: Desks): Promise<void> => {
  for (const { who, path, ask, reply } of desks.acknowledged) {
    const again = await house.world.ask(who, 'POST', path, ask);
    if (again.status !== reply.status || canonical(again.body) !== canonical(reply.body))
      house.report(`${path} is not answered as it was`, [reply.body, again.body]);
  }
};
