import type { Movement } from '../../../domain/tableDay/state.ts';
import { buildSlip } from '../../../reports/papers/bank/slip.ts';
import { issueOnce } from '../../documents/register.ts';
import type { Ports } from '../../shared/ports.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { type DayName, dayHistory } from '../../shared/tableDays.ts';
import { letterheadOn } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import type { Press } from '../press.ts';

/** What names a movement of chips at a bank table. */
export type SlipOrder = DayName & { readonly movementId: string };

/** The slip of a fill or a credit, under the number that its fact took. */
export const issueSlip = async (press: Press, order: SlipOrder): Promise<PaperRef> => {
  const { ports, archive, verifyBaseUrl } = press;
  const { operator, tableId } = order;
  const movement = await loadMovement(ports, order);
  if (movement.kind === 'drop') throw new Error('The count of a box has no slip.');
  const { terms, jornada } = movement.ofDay;
  const record = await issueOnce(ports, {
    operator,
    kind: movement.kind === 'fill' ? 'RF' : 'DF',
    source: order.movementId,
    numbering: { number: movement.slip },
    version: 1,
    subject: {
      tournamentId: null,
      tableId,
      jornada,
      table: terms.table,
      entryId: null,
      desk: movement.desk,
    },
  });
  const registry = await loadRegistry(ports, operator);
  const paper = buildSlip({
    letterhead: letterheadOn(registry, jornada, terms.venue),
    number: record.number,
    version: 1,
    movement,
    table: terms.table,
    jornada,
  });
  return fileModel(archive, record, paper, verifyBaseUrl);
};

type Loaded = Movement & { readonly ofDay: { terms: DayTerms; jornada: Day['jornada'] } };
type Day = NonNullable<Awaited<ReturnType<typeof dayHistory>>>['day'];
type DayTerms = Day['terms'];

/** A movement of a day as it stands now. @throws {Error} when the day does not have it */
export const loadMovement = async ({ table }: Ports, order: SlipOrder): Promise<Loaded> => {
  const history = await dayHistory(table, order);
  const movement = history?.day.movements.find((one) => one.movementId === order.movementId);
  if (!history || !movement) throw new Error(`${order.tableId} has no such movement.`);
  const { terms, jornada } = history.day;
  return { ...movement, ofDay: { terms, jornada } };
};
