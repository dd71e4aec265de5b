import { evolve } from '../madero/evolve.ts';
import type { RoundFact, RoundFactOf } from '../madero/facts.ts';
import { initialState, type Round } from '../madero/state.ts';
import { type Centavos, centavos, sum, ZERO } from '../money/centavos.ts';
import type { TableFactOf } from './facts.ts';
import type { DayRounds, JackpotTotals } from './state.ts';

export const NO_ROUNDS: DayRounds = {
  last: initialState(),
  number: 0,
  at: null,
  settled: 0,
  jackpot: { bets: ZERO, bankPrizes: ZERO, meterPrizes: ZERO, contribution: ZERO },
};

/** The rounds of a day after one more fact of them. */
export const evolveRounds = (
  rounds: DayRounds,
  fact: RoundFact | TableFactOf<'MeterFed'>,
): DayRounds => {
  if (fact.type === 'MeterFed') return adding(rounds, { contribution: fact.contribution });
  const opens = fact.type === 'RoundOpened';
  const last = evolve(opens ? initialState() : rounds.last, fact);
  const after = { ...rounds, last, at: fact.occurredAt };
  if (opens) return { ...after, number: fact.number };
  if (fact.type === 'MeterPrizeRecorded') return adding(after, { meterPrizes: fact.amount });
  if (fact.type !== 'RoundSettled') return after;
  return adding({ ...after, settled: rounds.settled + 1 }, jackpotOf(fact, last));
};

const adding = (rounds: DayRounds, more: Partial<JackpotTotals>): DayRounds => {
  const add = (name: keyof JackpotTotals): Centavos =>
    centavos(rounds.jackpot[name] + (more[name] ?? 0));
  const jackpot = {
    bets: add('bets'),
    bankPrizes: add('bankPrizes'),
    meterPrizes: add('meterPrizes'),
    contribution: add('contribution'),
  };
  return { ...rounds, jackpot };
};

const jackpotOf = (
  { boxes }: RoundFactOf<'RoundSettled'>,
  round: Round,
): Partial<JackpotTotals> => {
  if (round.status === 'unopened' || round.terms.jackpot.kind === 'off') return {};
  const { credit } = round.terms.jackpot;
  return {
    bets: sum(boxes.map((box) => centavos((box.credits - box.creditsReturned) * credit))),
    bankPrizes: sum(boxes.map((box) => centavos(box.jackpot.award + box.specialAward))),
  };
};
