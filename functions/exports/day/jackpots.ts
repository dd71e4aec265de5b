import type { JackpotFact } from '../../../domain/jackpot/facts.ts';
import type { AnnouncedJackpot } from '../../../domain/jackpot/state.ts';
import { type MeterStatement, statementOf } from '../../../domain/jackpot/statement.ts';
import { ADJUSTMENT_REASONS } from '../../../domain/jackpot/terms.ts';
import { type Centavos, centavos, sum } from '../../../domain/money/centavos.ts';
import type { TableFact } from '../../../domain/tableDay/facts.ts';
import { amountText } from '../../../reports/format/amount.ts';
import type { DayDifference, DayIncident, DayJackpot } from '../../../reports/papers/ijInput.ts';
import { factsOf, jackpotFacts, tableNumbers } from '../../shared/jackpotHistory.ts';
import { keys } from '../../shared/keys.ts';
import { streamOf } from '../../shared/streams.ts';
import { type Contribution, type Day, together } from './part.ts';

const PREFIX = streamOf.jackpot('');

/** The progressive jackpots of the house that jornada. @see R132-51, R132-54, R132-58 */
export const jackpotsOfDay = async (day: Day): Promise<Contribution> => {
  const { ports, operator } = day;
  const range = { pk: keys.streamsIndex(operator), from: PREFIX, to: `${PREFIX}${keys.last}` };
  const found = await ports.table.queryIndex(range);
  const parts: Contribution[] = [];
  for (const { stream } of found) parts.push(await jackpotOfDay(day, String(stream)));
  return together(parts);
};

const jackpotOfDay = async (day: Day, stream: string): Promise<Contribution> => {
  const { facts, state } = await jackpotFacts(day, stream, day.jornada);
  if (state.status === 'unannounced') return { streams: [] };
  const statement = statementOf(facts, day.jornada);
  const numbers = await tableNumbers(day, state);
  const name = `Jackpot ${state.terms.reference}`;
  return {
    jackpots: [jackpotOf(state, statement, [...numbers.values()])],
    incidents: facts
      .filter(({ jornada }) => jornada === day.jornada)
      .flatMap((fact) => incidentOf(fact, name)),
    differences: await differencesOf(day, state, statement, name),
    streams: [stream],
  };
};

const jackpotOf = (
  { terms }: AnnouncedJackpot,
  { opening, totals, closing }: MeterStatement,
  tables: readonly number[],
): DayJackpot => ({
  reference: terms.reference,
  tables: [...tables].sort((one, other) => one - other),
  opening,
  ...totals,
  closing,
});

const incidentOf = (fact: JackpotFact, where: string): DayIncident[] => {
  const told = tell(fact);
  if (told === null) return [];
  const [what, detail] = told;
  return [{ at: fact.occurredAt, where, what, detail, legajo: fact.by.legajo }];
};

const tell = (fact: JackpotFact): readonly [what: string, detail: string] | null => {
  switch (fact.type) {
    case 'MeterAdjusted': {
      const why = ADJUSTMENT_REASONS[fact.reason];
      return ['Ajuste del pozo', `${amountText(fact.amount)}. ${why}. ${fact.note}`];
    }
    case 'AwardDecided':
      return ['Premio retenido, decidido', `${amountText(fact.amount)}. ${fact.text}`];
    case 'MeterFailed':
      return ['Progresivo fuera de servicio', fact.reason];
    case 'MeterRepaired':
      return ['Progresivo en servicio', ''];
    default:
      return null;
  }
};

/** What the tables say they paid in, against what the meter took. */
const differencesOf = async (
  day: Day,
  { tables, jackpotId }: AnnouncedJackpot,
  { totals }: MeterStatement,
  name: string,
): Promise<DayDifference[]> => {
  const fed: Centavos[] = [];
  for (const { tableId } of tables) {
    const facts = await factsOf<TableFact>(day, streamOf.table(tableId));
    for (const fact of facts)
      if (fact.type === 'MeterFed' && fact.jornada === day.jornada && fact.jackpotId === jackpotId)
        fed.push(fact.contribution);
  }
  if (fed.length === 0 && totals.contribution === 0) return [];
  const expected = sum(fed);
  const found = centavos(totals.contribution);
  const review = expected === found ? 'Conforme' : 'A revisar';
  return [{ what: `${name}, aportes de las mesas y del pozo`, expected, found, review }];
};
