import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAssembly } from '../assembly.ts';
import { type Casino, openCasino, registerCasino } from '../client/casino.ts';
import { Refused } from '../client/client.ts';
import { multiEntryId, openMultiTable } from '../client/multiTable.ts';
import { playMultiTable } from '../client/multiTableActs.ts';
import type { MultiTablePlan } from '../client/multiTablePlan.ts';
import { entryIdOf, type SitAndGoPlan } from '../client/plan.ts';
import { openSitAndGo, playSitAndGo, standingsOf } from '../client/sitAndGo.ts';
import { startMachine } from '../local/machine.ts';
import type { AnswerLine, SettlementAnswer } from './answer.ts';
import { multiTablePlan } from './multiTableCase.ts';
import type { SettlementCase } from './settlementCase.ts';
import { type ShownSettlement, shownAnswer } from './shownAnswer.ts';
import { planOf, whyNoSitAndGo } from './sitAndGoCase.ts';

/** Any price of a case lies in it. */
const BAND = { min: 1, max: 1_000_000_000_000 };

/** Answers cases by posting them to a system of its own and reading what it shows then. */
export async function* answerByHttp(cases: readonly SettlementCase[]): AsyncGenerator<AnswerLine> {
  const folder = mkdtempSync(join(tmpdir(), 'tapete-cases-'));
  try {
    const assembly = await ensureAssembly();
    const machine = await startMachine({ ...assembly, dataFolder: folder, port: 0, quiet: true });
    try {
      const casino = await openCasino(machine);
      await registerCasino(casino, BAND);
      for (const [index, one] of cases.entries()) yield await answerWith(casino, one, index + 1);
    } finally {
      await machine.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const answerWith = async (
  casino: Casino,
  given: SettlementCase,
  ordinal: number,
): Promise<AnswerLine> => {
  const { id } = given;
  try {
    return { id, answer: await post(casino, given, ordinal) };
  } catch (error) {
    return { id, answer: null, error: explain(error) };
  }
};

/** A case of one table is a Sit & Go; any other is an event of several tables. */
const post = (casino: Casino, given: SettlementCase, ordinal: number): Promise<SettlementAnswer> =>
  whyNoSitAndGo(given) === undefined
    ? playOneTable(casino, planOf(given, ordinal))
    : playTables(casino, multiTablePlan(given, ordinal));

const playOneTable = async (casino: Casino, plan: SitAndGoPlan): Promise<SettlementAnswer> => {
  await openSitAndGo(casino, plan);
  await playSitAndGo(casino, plan);
  return answerOf(casino, plan, (entry) => entryIdOf(plan, entry));
};

const playTables = async (casino: Casino, plan: MultiTablePlan): Promise<SettlementAnswer> => {
  await playMultiTable(await openMultiTable(casino, plan));
  return answerOf(casino, plan, (entry) => multiEntryId(plan, entry));
};

/** What the API shows of the event, with the entries as the case names them. */
const answerOf = async (
  casino: Casino,
  plan: Pick<SitAndGoPlan, 'id' | 'players'>,
  idOf: (entry: number) => string,
): Promise<SettlementAnswer> => {
  const path = `/v1/tournaments/${plan.id}/settlement`;
  const settlement = await casino.accounting.get<ShownSettlement>(path);
  const entries = new Map(plan.players.map(({ entry }) => [idOf(entry), entry]));
  return shownAnswer(settlement, await standingsOf(casino, plan), (entryId) => {
    const entry = entries.get(entryId);
    if (entry === undefined) throw new Error(`The case has no entry ${entryId}.`);
    return entry;
  });
};

const explain = (error: unknown): { code: string; detail: string } => {
  if (!(error instanceof Refused)) throw error;
  const { code = 'internal', norm = 'no article', detail = error.message } = error.problem;
  return { code, detail: `${norm}; ${detail}` };
};
