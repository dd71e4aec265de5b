import { derived } from '../../../domain/derived.ts';
import { ZERO } from '../../../domain/money/centavos.ts';
import { regimesOf } from '../../../domain/registry/selectors.ts';
import type { Registry } from '../../../domain/registry/state.ts';
import { splitBenefit } from '../../../domain/settlement/splitBenefit.ts';
import type { EventSettlement, TableSettlement } from '../../../domain/settlement/types.ts';
import type { FactOf, PointOfIssue } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { isSitAndGo } from '../../../domain/tournament/tables.ts';
import { paperNumber } from '../../../reports/format/paperNumber.ts';
import type { LtInput } from '../../../reports/papers/inputs.ts';
import type { Ports } from '../../shared/ports.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { seriesOf } from '../../shared/series.ts';
import { type Event, factsOf, type History, historyUntil } from '../history.ts';
import { profileFor } from '../letterhead.ts';
import { settle } from '../settled.ts';

/** One closing of a tournament: 1, and more when it was opened again and closed anew. */
export type Closing = Event & { readonly closing: number };

export type ClosedEvent = {
  readonly history: History<FactOf<'TournamentClosed'>>;
  readonly settlement: EventSettlement;
  /** What has a settlement paper: also a jornada whose sales all went back. */
  readonly tables: readonly TableSettlement[];
  readonly registry: Registry;
  /** Of the settlements. */
  readonly pointOfIssue: PointOfIssue;
};

/** A tournament as it stood when it was closed, settled. */
export const loadClosing = async (ports: Ports, order: Closing): Promise<ClosedEvent> => {
  const history = await historyUntil(
    ports,
    order,
    'TournamentClosed',
    ({ closing }) => closing === order.closing,
  );
  const registry = await loadRegistry(ports, order.operator);
  const settlement = settledUnder(history.state)(registry);
  return {
    history,
    settlement,
    tables: [...withoutTakings(history, settlement, registry), ...settlement.tables],
    registry,
    pointOfIssue: {
      ...seriesOf(history.state.terms),
      point: profileFor(registry, history.last.jornada).centralPoint,
    },
  };
};

/** Each table of an event asks for the settlement of the whole. */
const settledUnder = derived((state: AnnouncedTournament) =>
  derived((registry: Registry) => settle(state, regimesOf(registry))),
);

/** A nil report, so that every voucher of a Sit & Go is on a settlement. */
const withoutTakings = (
  { facts, state }: History,
  { tables }: EventSettlement,
  registry: Registry,
): TableSettlement[] => {
  const sold = new Set(factsOf(facts, 'EntryPaid').map(({ jornada }) => jornada));
  for (const { jornada } of tables) sold.delete(jornada);
  if (!isSitAndGo(state.terms)) return [];
  const { table } = state.terms;
  const nothing = { byCode: {}, takings: ZERO, benefit: ZERO, prizes: ZERO };
  return [...sold].map((jornada) => {
    const split = splitBenefit(ZERO, jornada, regimesOf(registry));
    return { jornada, table, ...nothing, split };
  });
};

/**
 * Who closed the event, and who since took back a payment: that gives an event that stays closed
 * its next closing, and closes nothing.
 */
export const closedBy = ({
  facts,
  last,
}: ClosedEvent['history']): Pick<LtInput, 'closedAt' | 'closers' | 'corrected'> => {
  const opened = facts.findLastIndex(({ type }) => type === 'ExitUndone');
  const [closed = last] = factsOf(facts.slice(opened + 1), 'TournamentClosed');
  return {
    closedAt: closed.occurredAt,
    closers: closed,
    ...(closed === last ? {} : { corrected: last }),
  };
};

/**
 * What the papers of a later closing replace, and the corrections since the one before: exits undone,
 * mistyped sales voided and payments of prizes taken back, each with who ordered it and why (decision J2).
 */
export const replacing = ({ facts }: Pick<History, 'facts'>, closing: number) => {
  if (closing === 1) return {};
  const version = closing - 1;
  const before = facts.findIndex(
    (fact) => fact.type === 'TournamentClosed' && fact.closing === version,
  );
  const since = facts.slice(before);
  const isFiled = (until: number) =>
    factsOf(since.slice(0, until), 'SettlementFiled').some((filed) => filed.closing === version);
  const corrections = since.flatMap((fact, index): Correction[] => {
    if (fact.type === 'ExitUndone') return [{ ...told(fact), late: fact.late }];
    if (fact.type === 'SaleVoided') return [{ ...told(fact, 'venta anulada'), late: !!fact.late }];
    if (fact.type !== 'PrizePaymentReversed') return [];
    const what = `pago del recibo de premio ${paperNumber(fact.receipt)} revertido`;
    return [{ ...told(fact, what), late: isFiled(index) }];
  });
  const title = corrections.some(({ late }) => late)
    ? 'Corrección posterior a la liquidación'
    : 'Corrección';
  const reasons = corrections.map(({ words }) => words);
  return { replaces: { version, reason: `${title}: ${reasons.join('; ')}.` } };
};

type Correction = { readonly words: string; readonly late: boolean };

const told = (
  { reason, by }: FactOf<'ExitUndone' | 'PrizePaymentReversed' | 'SaleVoided'>,
  what = '',
) => ({
  words: `${what && `${what}, `}${reason} (legajo ${by.legajo})`,
});
