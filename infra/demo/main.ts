/** `npm run demo`: one Sit & Go over HTTP, from registration to its papers and its export. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAssembly } from '../assembly.ts';
import { type Casino, openCasino, registerCasino } from '../client/casino.ts';
import { openDesk } from '../client/client.ts';
import { openSitAndGo, playSitAndGo, settleSitAndGo } from '../client/sitAndGo.ts';
import { type Machine, startMachine } from '../local/machine.ts';
import {
  exportJornada,
  registerFiscalizer,
  saveExport,
  verifyExport,
  waitUntilSettled,
} from './export.ts';
import { downloadPapers, waitForPapers } from './papers.ts';
import { DEMO_PLAN } from './plan.ts';
import { addsUp, printSettlement } from './summary.ts';

const PAPERS_FOLDER = 'out/papers';
const EXPORT_FOLDER = `out/export/${DEMO_PLAN.jornada}`;
const OF_EVENT = { LM: 1, LT: 1, AS: 1, GIC: 1, SO: 1 } as const;
const WORKFLOWS_TIMEOUT_MS = 60_000;
const began = Date.now();

const tell = (step: string): void =>
  console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${step}`);

const run = async (folder: string): Promise<readonly string[]> => {
  const assembly = await ensureAssembly();
  tell('template and bundles ready');
  const machine = await startMachine({ ...assembly, dataFolder: folder, port: 0, quiet: true });
  try {
    tell(`the whole system serves ${machine.baseUrl}`);
    const casino = await openCasino(machine);
    await registerCasino(casino);
    await registerFiscalizer(casino);
    await openSitAndGo(casino, DEMO_PLAN, tell);
    await playSitAndGo(casino, DEMO_PLAN, tell);
    const standings = await settleSitAndGo(casino, DEMO_PLAN, tell);
    const collecting = standings.filter(({ prize }) => prize.amount > 0).length;
    const papers = await waitForPapers(
      casino.accounting,
      DEMO_PLAN.id,
      { VC: DEMO_PLAN.players.length, CL: collecting, RP: collecting, ...OF_EVENT },
      WORKFLOWS_TIMEOUT_MS,
    );
    tell(`${papers.length} papers filed`);
    const differing = await downloadPapers(casino.accounting, papers, PAPERS_FOLDER);
    tell(`downloaded into ${PAPERS_FOLDER}`);
    const settlement = await printSettlement(casino, DEMO_PLAN, standings);
    await runExport(machine, casino);
    return [
      ...differing.map((name) => `${name} differs from its SHA-256`),
      ...addsUp(settlement, standings),
    ];
  } finally {
    await machine.stop();
  }
};

/** The export of the jornada, as the fiscalizador gets it, verified as he would. */
const runExport = async (machine: Machine, casino: Casino): Promise<void> => {
  const fiscal = await openDesk(machine, 'fiscal');
  await waitUntilSettled(casino, DEMO_PLAN.id, WORKFLOWS_TIMEOUT_MS);
  await exportJornada(fiscal, DEMO_PLAN.jornada, WORKFLOWS_TIMEOUT_MS);
  tell('the jornada is exported, signed and mailed to its fiscalizador');
  const files = await saveExport(fiscal, DEMO_PLAN.jornada, EXPORT_FOLDER, machine.mailFolder);
  tell(`${files} files in ${EXPORT_FOLDER}, the mail in ${EXPORT_FOLDER}.eml`);
  console.log(`\n${verifyExport(EXPORT_FOLDER).trim().replace(/^/gm, '  ')}\n`);
};

const folder = mkdtempSync(join(tmpdir(), 'tapete-demo-'));
try {
  const problems = await run(folder);
  for (const problem of problems) console.error(`FAILED  ${problem}`);
  if (problems.length === 0) tell('every file matches its SHA-256, and the figures add up');
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`FAILED  ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
