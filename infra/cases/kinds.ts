import type * as z from 'zod';
import type { Answerer, AnswerLine } from './answer.ts';
import { answerEach } from './answerEach.ts';
import { answerButton, ButtonCase } from './buttonCase.ts';
import { CompareCase, compareHands } from './compareCase.ts';
import { answerByEngine } from './engine.ts';
import { playHoldem } from './holdem.ts';
import { HoldemCase } from './holdemCase.ts';
import { answerByHttp } from './http.ts';
import { MaderoCase, settleMadero } from './maderoCase.ts';
import { answerPots, PotsCase } from './potsCase.ts';
import { runCases } from './run.ts';
import { SettlementCase } from './settlementCase.ts';

/** Answers the lines of a file of cases, through what it is named by. */
export type Vias = Readonly<
  Record<string, (lines: readonly string[]) => AsyncIterable<AnswerLine>>
>;

const kind = <Case>(
  schema: z.ZodType<Case>,
  vias: Readonly<Record<string, Answerer<Case>>>,
): Vias =>
  Object.fromEntries(
    Object.entries(vias).map(([via, answer]) => [
      via,
      (lines: readonly string[]) => runCases(lines, schema, answer),
    ]),
  );

/** What can be answered, and through what. */
export const KINDS: Readonly<Record<string, Vias>> = {
  settlement: kind(SettlementCase, { engine: answerByEngine, http: answerByHttp }),
  hands: kind(HoldemCase, { engine: answerEach(playHoldem) }),
  pots: kind(PotsCase, { engine: answerEach(answerPots) }),
  button: kind(ButtonCase, { engine: answerEach(answerButton) }),
  compare: kind(CompareCase, { engine: answerEach(compareHands) }),
  madero: kind(MaderoCase, { engine: answerEach(settleMadero) }),
};
