import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAssembly } from '../assembly.ts';
import { type Casino, openCasino, registerCasino } from '../client/casino.ts';
import { Refused } from '../client/client.ts';
import { entryIdOf, type SitAndGoPlan } from '../client/plan.ts';
import { openSitAndGo, playSitAndGo, standingsOf } from '../client/sitAndGo.ts';
import { startMachine } from '../local/machine.ts';
import type { AnswerLine, SettlementAnswer } from './answer.ts';
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
  const reason = whyNoSitAndGo(given);
  if (reason !== undefined) return { id, answer: null, error: notSupported(reason) };
  try {
    return { id, answer: await play(casino, planOf(given, ordinal)) };
  } catch (error) {
    return { id, answer: null, error: explain(error) };
  }
};

const play = async (casino: Casino, plan: SitAndGoPlan): Promise<SettlementAnswer> => {
  await openSitAndGo(casino, plan);
  await playSitAndGo(casino, plan);
  const path = `/v1/tournaments/${plan.id}/settlement`;
  const settlement = await casino.accounting.get<ShownSettlement>(path);
  const entries = new Map(plan.players.map(({ entry }) => [entryIdOf(plan, entry), entry]));
  return shownAnswer(settlement, await standingsOf(casino, plan), (entryId) => {
    const entry = entries.get(entryId);
    if (entry === undefined) throw new Error(`The case has no entry ${entryId}.`);
    return entry;
  });
};

const notSupported = (reason: string) => ({
  code: 'case.not-supported-over-http',
  detail: `Only a Sit & Go can be posted so far, and this is none: ${reason}.`,
});

const explain = (error: unknown): { code: string; detail: string } => {
  if (!(error instanceof Refused)) throw error;
  const { code = 'internal', norm = 'no article', detail = error.message } = error.problem;
  return { code, detail: `${norm}; ${detail}` };
};
