import type { EventSettlement } from '../../../domain/settlement/types.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { chipReconciliation } from '../../../domain/tournament/chipReconciliation.ts';
import type { Circumstance } from '../../../domain/tournament/facts.ts';
import { reconciliationOf } from '../../../domain/tournament/reconciliation.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { isSitAndGo } from '../../../domain/tournament/tables.ts';
import type { PaperKind } from '../../../reports/model/kinds.ts';
import { buildAs } from '../../../reports/papers/as.ts';
import { inFormOf } from '../../../reports/papers/clubForm.ts';
import type { LtInput } from '../../../reports/papers/inputs.ts';
import { buildLt } from '../../../reports/papers/lt.ts';
import type { PaperRecord } from '../../documents/paperRecord.ts';
import { issueOnce } from '../../documents/register.ts';
import { actsOfEvent } from '../fiscalActs.ts';
import { factsOf } from '../history.ts';
import { letterheadOn } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import { type People, peopleOf } from '../people.ts';
import type { Press } from '../press.ts';
import { receiverOf, renderedShifts } from '../renderings.ts';
import { bookedPrizes, ledgerOf } from '../settled.ts';
import { type ClosedEvent, type Closing, closedBy, loadClosing, replacing } from './closing.ts';
import { tableRecord } from './tableSettlement.ts';

export type EventPapers = {
  readonly settlement: PaperRef;
  /** Only a Sit & Go has one. */
  readonly acta: PaperRef | null;
  readonly figures: EventSettlement;
  /** When it was closed, and the jornada that its papers are of. */
  readonly closedAt: Pick<Circumstance, 'occurredAt' | 'jornada'>;
};

/** With everybody who bought an entry. */
type Named = ClosedEvent & { readonly people: People };

/** The settlement of the event and the data for its acta. */
export const issueEventPapers = async (press: Press, order: Closing): Promise<EventPapers> => {
  const loaded = await loadClosing(press.ports, order);
  const people = await peopleOf(press.ports, order.operator, loaded.history.state);
  const closed = { ...loaded, people };
  return {
    settlement: await issueSettlement(press, order, closed),
    acta: await issueActa(press, order, closed),
    figures: closed.settlement,
    closedAt: { occurredAt: closed.history.last.occurredAt, jornada: jornadaOf(closed) },
  };
};

const issueSettlement = async (press: Press, order: Closing, closed: Named) => {
  const { history, settlement, people } = closed;
  const record = await recordOf(press, order, closed, 'LT');
  const purchases = ledgerOf(history, people);
  const places = purchases.flatMap(({ paid, reversal }) => [paid, reversal ?? paid]);
  const shifts = await renderedShifts(press.ports, order.operator, places);
  const jornadas = new Set([
    ...settlement.tables.map(({ jornada }) => jornada),
    ...[jornadaOf(closed), history.last.jornada],
  ]);
  const paper = buildLt({
    ...headOf(order, closed, record),
    jornada: jornadaOf(closed),
    ...closedBy(history),
    settlement,
    locked: history.state.lock,
    ...resolutionIn(history.state),
    persons: [...people.values()],
    prizes: bookedPrizes(history, settlement.classification),
    tablePapers: await tablePapers(press, order, closed),
    headCashier: receiverOf(shifts, closed.registry, jornadaOf(closed)),
    acts: await actsOfEvent(press.ports, order, jornadas),
    fiscalizador: startOf(closed).acta?.fiscalizador ?? null,
    chips: chipReconciliation(history.state, history.facts, null),
    ...(isSitAndGo(history.state.terms)
      ? {}
      : { reconciled: { tables: reconciliationOf(history.state), purchases, shifts } }),
  });
  const inForm = inFormOf(history.state.terms, paper);
  return fileModel(press.archive, record, inForm, press.verifyBaseUrl);
};

const resolutionIn = ({ ended }: AnnouncedTournament): Pick<LtInput, 'resolution'> =>
  ended ? { resolution: { text: ended.resolution, consent: ended.consent } } : {};

const issueActa = async (press: Press, order: Closing, closed: Named) => {
  const { history, people } = closed;
  const { terms } = history.state;
  if (!isSitAndGo(terms)) return null;
  const record = await recordOf(press, order, closed, 'AS');
  const { lock } = history.state;
  if (!lock) throw new Error('A tournament is settled with its prizes locked.');
  const paper = buildAs({
    ...headOf(order, closed, record),
    terms,
    started: startOf(closed),
    locked: lock,
    players: ledgerOf(history, people)
      .filter(({ reversal }) => reversal === null)
      .flatMap(({ person, paid: { voucher } }) => (voucher ? [{ person, voucher }] : [])),
  });
  return fileModel(press.archive, record, paper, press.verifyBaseUrl);
};

const recordOf = (
  { ports }: Press,
  { operator, tournamentId, closing }: Closing,
  closed: ClosedEvent,
  kind: PaperKind,
): Promise<PaperRecord> =>
  issueOnce(ports, {
    operator,
    kind,
    source: `${kind}/${tournamentId}`,
    numbering: closed.pointOfIssue,
    version: closing,
    ...replacing(closed.history, closing),
    subject: {
      tournamentId,
      jornada: jornadaOf(closed),
      table: null,
      entryId: null,
      desk: null,
    },
  });

const headOf = ({ closing }: Closing, closed: ClosedEvent, { number }: PaperRecord) => {
  const { history, registry } = closed;
  const { terms } = history.state;
  const letterhead = letterheadOn(registry, jornadaOf(closed), terms.venue);
  return { letterhead, number, version: closing, ...replacing(history, closing), terms };
};

/** The settlements of the tables have their numbers: they are issued before the event's. */
const tablePapers = ({ ports }: Press, order: Closing, closed: ClosedEvent) =>
  Promise.all(
    closed.settlement.tables.map(async ({ jornada, table }) => {
      const { number } = await tableRecord(ports, { ...order, jornada, table }, closed);
      return { jornada, table, number };
    }),
  );

const startOf = ({ history }: ClosedEvent) => {
  const started = factsOf(history.facts, 'TournamentStarted').at(-1);
  if (!started) throw new Error('A tournament that closed had started.');
  return started;
};

/** The event is of the jornada it was played in, whenever it was closed or closed again. */
const jornadaOf = (closed: ClosedEvent): Jornada => startOf(closed).jornada;
