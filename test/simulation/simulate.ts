import { call } from '../functions/support/api.ts';
import { ADMIN, by, openCasino } from '../functions/support/casino.ts';
import { runCash } from './desks/cash.ts';
import { openDesks } from './desks/desks.ts';
import { keepHouse, runShifts } from './desks/house.ts';
import { runMadero } from './desks/madero.ts';
import { playMultiTable } from './desks/multiTable.ts';
import { playSitAndGo } from './desks/sitAndGo.ts';
import { checkAtTheEnd } from './watch/atTheEnd.ts';
import { watch } from './watch/watcher.ts';
import { type FaultName, USUAL } from './world/faults.ts';
import { type House, openHouse } from './world/house.ts';

/** What one seed did and what it found. */
export type Run = {
  readonly seed: number;
  readonly commands: number;
  readonly commits: number;
  readonly told: number;
  readonly injected: Readonly<Partial<Record<FaultName, number>>>;
  readonly answers: Readonly<Record<string, number>>;
  readonly findings: readonly string[];
};

const SWEEPS_DISTURBED = 5; // past the hours of the nightly anchor and of the export
const SWEEPS_MIN = 7;
const SWEEPS_MAX = 15;
const SWEEP_MILLISECONDS = 150 * 60_000; // what failed is started anew after an hour
const DURING_MILLISECONDS = 15 * 60_000;

/**
 * One evening of a house under faults: many desks post at once, processes die, replies get lost; then
 * it calms down, what was missed is caught up, and everything must be there once and add up.
 */
export const simulate = async (seed: number, commands: number): Promise<Run> => {
  const house = openHouse(seed);
  const { world, alongside, report } = house;
  const watcher = watch(house);
  await world.invoke(openHouseOfGames);
  const desks = openDesks(house, commands);
  const sitAndGos = async (table: number) => {
    while (desks.isOpen()) await playSitAndGo(desks, table);
  };
  const sweeping = async () => {
    while (desks.isOpen()) {
      await world.scheduler.wait(null, DURING_MILLISECONDS);
      await house.sweep().catch(() => undefined);
    }
  };
  world.disturb(USUAL);
  for (const work of [
    sitAndGos(4),
    sitAndGos(5),
    playMultiTable(desks),
    runMadero(desks),
    runCash(desks),
    runShifts(desks, 3),
    runShifts(desks, 4),
    keepHouse(desks),
    sweeping(),
  ])
    alongside(work);
  await house.finish();
  await comeToRest(house);
  world.still();
  await checkAtTheEnd(house, desks, watcher, house.told).catch((error) => report('the end', error));
  return {
    seed,
    commands: desks.commands(),
    commits: watcher.commits(),
    told: house.told.size,
    injected: Object.fromEntries(world.faults.injected),
    answers: Object.fromEntries(desks.answers),
    findings: house.findings.map(told),
  };
};

const openHouseOfGames = async (): Promise<void> => {
  await openCasino();
  const fiscalizer = { name: 'F. Iscal', email: 'fiscal@lnse.example', from: SINCE, until: null };
  for (const [path, body] of [
    [`export-schedules/${SINCE}`, { hour: 7 }],
    ['fiscalizers/lnse-1', fiscalizer],
  ] as const) {
    const ask = { key: null, body: { ...by('L-1'), ...body } };
    const { status } = await call(ADMIN, 'PUT', `/v1/registry/${path}`, ask);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
  }
};

const SINCE = '2013-12-23';

/** The night goes on as the evening did; then no more faults, and the sweeps find what was missed. */
const comeToRest = async (house: House): Promise<void> => {
  const { world, report } = house;
  for (let sweep = 1; ; sweep += 1) {
    if (sweep > SWEEPS_DISTURBED) world.calm();
    world.scheduler.advance(SWEEP_MILLISECONDS);
    let found = -1;
    const swept = (all: number) => (found = all);
    house.alongside(house.sweep().then(swept, () => undefined));
    await house.finish();
    if (found === 0 && sweep >= SWEEPS_MIN) return;
    if (sweep === SWEEPS_MAX) return report(`${found} closings are never settled`);
  }
};

const told = ({ what, error }: House['findings'][number]): string => {
  if (error === undefined) return what;
  const detail = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  return `${what}: ${detail.slice(0, 2_000)}`;
};
