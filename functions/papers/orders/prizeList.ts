import { meterValue } from '../../../domain/jackpot/state.ts';
import type { ShownMeter } from '../../../domain/madero/payTables.ts';
import type { TableTerms } from '../../../domain/tableDay/terms.ts';
import { buildPrizeList } from '../../../reports/papers/bank/prizeList.ts';
import { issueOnce } from '../../documents/register.ts';
import { JACKPOT } from '../../shared/jackpot.ts';
import type { Ports } from '../../shared/ports.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { streamOf } from '../../shared/streams.ts';
import { type DayName, dayHistory } from '../../shared/tableDays.ts';
import { letterheadOn, profileFor } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import type { Press } from '../press.ts';

/** The card of prizes that a table displays on the jornada that was opened. */
export const issuePrizeList = async (
  { ports, archive, verifyBaseUrl }: Press,
  order: DayName,
): Promise<PaperRef> => {
  const { operator, tableId } = order;
  const history = await dayHistory(ports.table, order);
  if (!history) throw new Error(`Day ${order.day} of ${tableId} was never opened.`);
  const { terms, jornada } = history.day;
  const registry = await loadRegistry(ports, operator);
  const record = await issueOnce(ports, {
    operator,
    kind: 'PM',
    source: `PM/${tableId}/${jornada}`,
    numbering: { point: profileFor(registry, jornada).centralPoint },
    version: 1,
    subject: {
      tournamentId: null,
      tableId,
      jornada,
      table: terms.table,
      entryId: null,
      desk: null,
    },
  });
  const paper = buildPrizeList({
    letterhead: letterheadOn(registry, jornada, terms.venue),
    number: record.number,
    version: 1,
    terms,
    meter: await meterOf(ports, operator, terms),
    jornada,
  });
  return fileModel(archive, record, paper, verifyBaseUrl);
};

const meterOf = async (
  { store }: Ports,
  operator: string,
  { jackpot }: TableTerms,
): Promise<ShownMeter | null> => {
  if (jackpot.kind !== 'progressive') return null;
  const { state } = await store.load(JACKPOT, operator, streamOf.jackpot(jackpot.jackpotId));
  if (state.status === 'unannounced') return null;
  return { value: meterValue(state), prizeBps: state.terms.prizeBps };
};
