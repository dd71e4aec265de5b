import { ZERO } from '../../../domain/money/centavos.ts';
import { regimesOf } from '../../../domain/registry/selectors.ts';
import type { Registry } from '../../../domain/registry/state.ts';
import { splitBenefit } from '../../../domain/settlement/splitBenefit.ts';
import type { EventSettlement, TableSettlement } from '../../../domain/settlement/types.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import { isSitAndGo } from '../../../domain/tournament/tables.ts';
import type { Ports } from '../../shared/ports.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { type Event, factsOf, type History, historyUntil } from '../history.ts';
import { profileFor } from '../letterhead.ts';
import { type People, peopleOf } from '../people.ts';
import { settle } from '../settled.ts';

/** One closing of a tournament: 1, and more when it was opened again and closed anew. */
export type Closing = Event & { readonly closing: number };

export type ClosedEvent = {
  readonly history: History<FactOf<'TournamentClosed'>>;
  readonly settlement: EventSettlement;
  /** What has a settlement paper: also a jornada whose sales all went back. */
  readonly tables: readonly TableSettlement[];
  readonly people: People;
  readonly registry: Registry;
  /** Point of issue of the settlements. */
  readonly centralPoint: number;
};

/** A tournament as it stood when it was closed, settled, with its people. */
export const loadClosing = async (ports: Ports, order: Closing): Promise<ClosedEvent> => {
  const history = await historyUntil(
    ports,
    order,
    'TournamentClosed',
    ({ closing }) => closing === order.closing,
  );
  const registry = await loadRegistry(ports, order.operator);
  const people = await peopleOf(ports, order.operator, history.state);
  const settlement = settle(history.state, regimesOf(registry));
  return {
    history,
    settlement,
    tables: [...withoutTakings(history, settlement, registry), ...settlement.tables],
    people,
    registry,
    centralPoint: profileFor(registry, history.last.jornada).centralPoint,
  };
};

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
 * What the papers of a later closing replace, and the corrections that opened the event again:
 * only an exit undone does, with who ordered it and why (decision J2).
 */
export const replacing = ({ facts }: Pick<History, 'facts'>, closing: number) => {
  if (closing === 1) return {};
  const version = closing - 1;
  const before = facts.findIndex(
    (fact) => fact.type === 'TournamentClosed' && fact.closing === version,
  );
  const undone = factsOf(facts.slice(before), 'ExitUndone');
  const title = undone.some(({ late }) => late)
    ? 'Corrección posterior a la liquidación'
    : 'Corrección';
  const reasons = undone.map(({ reason, by }) => `${reason} (legajo ${by.legajo})`);
  return { replaces: { version, reason: `${title}: ${reasons.join('; ')}.` } };
};
