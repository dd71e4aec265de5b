import type { Chart, RecordedDeposit } from '../../domain/accounts/accounts.ts';
import { type LedgerLine, linesOf } from '../../domain/accounts/entry.ts';
import {
  depositLines,
  jackpotLines,
  overlayLines,
  prizeLines,
} from '../../domain/accounts/movements.ts';
import { regimesOf } from '../../domain/registry/selectors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import { ACCOUNTS } from '../shared/accounts.ts';
import { jornadasOf } from '../shared/jornadas.ts';
import type { Ports } from '../shared/ports.ts';
import { loadRegistry } from '../shared/registry.ts';
import { streamOf } from '../shared/streams.ts';
import { assertVenue } from '../shared/venues.ts';
import { jackpotMovements } from './jackpotMovements.ts';
import { type Asked, settledTables } from './settledTables.ts';

export type Ledger = { readonly lines: readonly LedgerLine[]; readonly chart: Chart };

/**
 * Every line of a range of jornadas, by jornada: settled tables, prizes paid, what the operator
 * adds to a guaranteed pool, meters of jackpots and deposits. Deposits are of the operator, so one venue has none.
 *
 * @throws {Refusal} `request.range-invalid`, or `request.invalid` for a venue never had
 */
export const ledgerOf = async (ports: Ports, operator: string, asked: Asked): Promise<Ledger> => {
  await assertVenue(ports, operator, asked.venue);
  const { tables, payments, overlays } = await settledTables(ports, operator, asked);
  const jackpots = await jackpotMovements(ports, operator, asked);
  const { state } = await ports.store.load(ACCOUNTS, operator, streamOf.accounts);
  const registry = await loadRegistry(ports, operator);
  const deposits = asked.venue === undefined ? state.deposits : [];
  const asksFor = new Set<string>(jornadasOf(asked));
  const lines = [
    ...tables.flatMap(linesOf),
    ...payments.flatMap(prizeLines),
    ...overlays.flatMap(overlayLines),
    ...jackpots.flatMap(jackpotLines),
    ...deposits.flatMap((one) => depositLines(one, nameIn(registry, one))),
  ].filter(({ jornada }) => asksFor.has(jornada));
  return { lines: inOrder(lines), chart: state.chart };
};

/** As the regime of its jornadas names the beneficiary. */
const nameIn =
  (registry: Registry, { from }: RecordedDeposit) =>
  (beneficiary: string): string => {
    const shares = regimesOf(registry)
      .filter((regime) => regime.from <= from)
      .flatMap((regime) => regime.shares);
    return shares.findLast((share) => share.beneficiary === beneficiary)?.name ?? beneficiary;
  };

const inOrder = (lines: readonly LedgerLine[]): LedgerLine[] =>
  lines.toSorted((one, other) =>
    one.jornada < other.jornada ? -1 : Number(one.jornada > other.jornada),
  );
