import type { MultiTablePlan, PlannedAct, PlannedCode } from '../client/multiTablePlan.ts';
import type { CaseExit, SettlementCase } from './settlementCase.ts';
import { personOf } from './sitAndGoCase.ts';

const STARTING_STACK = 10_000;

/**
 * What a casino posts so that a case of several tables happens. Sales go in the order of entry, so
 * that the numbers of the event are the entries'.
 *
 * @param ordinal 1, 2, 3 … names the event, whose id no two cases share
 */
export const multiTablePlan = (given: SettlementCase, ordinal: number): MultiTablePlan => {
  const { terms, purchases, payoutBps, prizeUnit, exits } = given;
  const number = String(ordinal).padStart(6, '0');
  const kept = purchases.filter(({ refunded }) => !refunded);
  const sales = purchases.filter(({ code }) => code === 'IN');
  return {
    id: `case-${number}-tables`,
    eventNumber: `C-${number}`,
    name: `Caso de aceptación ${ordinal}`,
    jornadas: [...new Set(kept.map(({ jornada }) => jornada))].toSorted(),
    prices: Object.fromEntries(
      Object.entries(terms).map(([code, { price, prizeBps }]) => [
        code as PlannedCode,
        { priceCentavos: price, prizeBps },
      ]),
    ),
    prizeUnitCentavos: prizeUnit,
    sharesBps: payoutBps,
    startingStack: STARTING_STACK,
    players: sales
      .toSorted((one, other) => one.entry - other.entry)
      .map(({ entry, refunded }) => ({ ...personOf(entry), ...(refunded && { returns: true }) })),
    coupons: kept.map(({ entry, code, table, jornada }) => ({
      entry,
      code,
      table: table ?? 0,
      jornada,
    })),
    acts: actsOf(exits),
  };
};

/** Moves that follow each other are one step. */
const actsOf = (exits: readonly CaseExit[]): PlannedAct[] => {
  const acts: PlannedAct[] = [];
  for (const exit of exits) {
    const last = acts.at(-1);
    if (exit.kind !== 'move') acts.push(actOf(exit));
    else if (last?.kind === 'moves')
      acts.splice(-1, 1, { ...last, moves: [...last.moves, moveOf(exit)] });
    else acts.push({ kind: 'moves', moves: [moveOf(exit)] });
  }
  return acts;
};

type CaseMove = Extract<CaseExit, { kind: 'move' }>;

const moveOf = ({ entry, toTable }: CaseMove) => ({ entry, toTable });

const actOf = (exit: Exclude<CaseExit, CaseMove>): PlannedAct => {
  if (exit.kind !== 'elimination') return exit;
  const simultaneous =
    'handForHand' in exit ? 'hand-for-hand' : 'orderUnknown' in exit ? 'order-unknown' : null;
  const out = exit.out.map(({ entry, chipsAtStart }) => ({ entry, chipsAtStart }));
  return { kind: 'elimination', hand: exit.hand, simultaneous, out };
};
