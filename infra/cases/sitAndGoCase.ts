import { SEATS_MAX } from '../../domain/hand/setup.ts';
import type { PlannedExit, Player, SitAndGoPlan } from '../client/plan.ts';
import type { CaseExit, SettlementCase } from './settlementCase.ts';

const STARTING_STACK = 10_000;

/** Why a case is no Sit & Go, the one modality that can be posted; undefined when it is one. */
export const whyNoSitAndGo = ({
  terms,
  entries,
  purchases,
  exits,
}: SettlementCase): string | undefined => {
  const sold = purchases.filter(isSold);
  if (Object.keys(terms).some((code) => code !== 'IN')) return 'it sells rebuys or add-ons';
  if (new Set(sold.map(({ table }) => table)).size > 1) return 'it has several tables';
  if (entries.length > SEATS_MAX) return `it has more than ${SEATS_MAX} entries`;
  if (new Set(sold.map(({ entry }) => entry)).size < sold.length) return 'an entry buys twice';
  if (!exits.every(isAtOneTable)) return 'its exits are those of several tables';
  return undefined;
};

const isSold = ({ refunded }: SettlementCase['purchases'][number]): boolean => !refunded;

const isAtOneTable = (exit: CaseExit): boolean =>
  exit.kind === 'elimination' ? 'table' in exit : exit.kind !== 'move';

/**
 * What a casino posts so that the case happens.
 *
 * @param ordinal 1, 2, 3 … names the event, whose id no two cases share
 */
export const planOf = (given: SettlementCase, ordinal: number): SitAndGoPlan => {
  const { terms, purchases, payoutBps, prizeUnit } = given;
  const { price, prizeBps } = terms.IN ?? { price: 0, prizeBps: 0 };
  const jornada = purchases.map((one) => one.jornada).reduce(later);
  const number = String(ordinal).padStart(6, '0');
  return {
    id: `case-${number}-sit-and-go`,
    eventNumber: `C-${number}`,
    name: `Caso de aceptación ${ordinal}`,
    table: purchases.find(isSold)?.table ?? 1,
    jornada,
    priceCentavos: price,
    prizeBps,
    prizeUnitCentavos: prizeUnit,
    sharesBps: payoutBps,
    startingStack: STARTING_STACK,
    players: playersOf(given, jornada),
    exits: exitsOf(given.exits),
  };
};

// Dates of this shape sort as time passes.
const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * Sales go in the order of entry, so that the numbers of the event are the entries'. When the
 * returned ones would find the table full they go first: the others keep their order.
 */
const playersOf = ({ purchases }: SettlementCase, jornada: string): Player[] => {
  const inOrder = purchases.toSorted((one, other) => one.entry - other.entry);
  const full = inOrder.length > SEATS_MAX;
  const returned = inOrder.filter((one) => !isSold(one));
  const sales = full ? [...returned, ...inOrder.filter(isSold)] : inOrder;
  return sales.map((sale) => ({
    ...personOf(sale.entry),
    ...(sale.jornada === jornada ? {} : { soldOn: sale.jornada }),
    ...(sale.refunded ? { returns: true } : {}),
  }));
};

/** The invented person of an entry. */
export const personOf = (entry: number): Player => ({
  entry,
  surnames: `Ejemplo ${entry}`,
  givenNames: 'Persona',
  birthDate: '1970-01-01',
  document: { kind: 'DNI', number: String(20_000_000 + entry) },
});

/**
 * Who leaves without a hand leaves in that of the exit before. Hands begin at 2, so that whoever
 * leaves before the first of them has one too.
 */
const exitsOf = (exits: readonly CaseExit[]): PlannedExit[] => {
  const planned: PlannedExit[] = [];
  for (const exit of exits) planned.push(...plannedOf(exit, planned.at(-1)?.hand ?? 1));
  return planned;
};

const plannedOf = (exit: CaseExit, handBefore: number): PlannedExit[] => {
  switch (exit.kind) {
    case 'move':
      return [];
    case 'elimination':
      return [{ kind: exit.kind, hand: exit.hand + 1, out: exit.out }];
    case 'withdrawal':
      return [{ kind: exit.kind, hand: handBefore, entry: exit.entry }];
    case 'disqualification':
      return [{ kind: exit.kind, hand: handBefore, entries: [exit.entry] }];
  }
};
