import { ZERO } from '../../../domain/money/centavos.ts';
import { addSplits } from '../../../domain/settlement/addSplits.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { splitBenefit } from '../../../domain/settlement/splitBenefit.ts';
import type { EventSettlement } from '../../../domain/settlement/types.ts';
import type { ChipReconciliation } from '../../../domain/tournament/chipReconciliation.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import type {
  AsInput,
  ClInput,
  LmInput,
  LtInput,
  RpInput,
  VcInput,
} from '../../../reports/papers/inputs.ts';
import {
  at,
  booked,
  JORNADA,
  LETTERHEAD,
  lmInput,
  locked,
  ltInput,
  paid,
  person,
  STAFF,
  settle,
  TERMS,
} from './sitAndGo.ts';

export const vcInput = (copy = 1): VcInput => ({
  letterhead: LETTERHEAD,
  number: paid(3).voucher,
  version: 1,
  terms: TERMS,
  person: person(3),
  paid: paid(3),
  copy,
});

/** The receipt of an entry that collects. */
export const clInput = (entry: number, settlement: EventSettlement = settle()): ClInput => {
  const standing = settlement.classification.find((one) => one.entry === entry)!;
  const tied = settlement.classification.filter((one) => one.position === standing.position);
  const confirmed: FactOf<'PrizeConfirmed'> = {
    type: 'PrizeConfirmed',
    by: STAFF.desk,
    occurredAt: at('23:41'),
    jornada: JORNADA,
    entryId: `entry-${entry}`,
    confirmation: 1,
    classification: { point: 4, number: 18 },
    position: standing.position,
    sharedThrough: standing.sharedThrough,
    prize: standing.prize,
    supervisor: STAFF.supervisor,
    desk: 4,
  };
  return {
    letterhead: LETTERHEAD,
    number: confirmed.classification,
    version: 1,
    terms: TERMS,
    person: person(entry),
    standing,
    tied,
    locked: locked(settlement),
    confirmed,
    exit: {
      cause: standing.position === 1 ? 'winner' : 'elimination',
      table: TERMS.table,
      hand: 20,
      occurredAt: at('23:40'),
    },
  };
};

export const rpInput = (settlement: EventSettlement = settle()): RpInput => {
  const prize = booked(settlement)[0]!;
  return {
    letterhead: LETTERHEAD,
    number: prize.paid!.receipt,
    version: 1,
    terms: TERMS,
    person: person(prize.standing.entry),
    standing: prize.standing,
    paid: prize.paid!,
    classification: prize.classification!,
  };
};

export const asInput = (): AsInput => ({
  letterhead: LETTERHEAD,
  number: { point: 1, number: 31 },
  version: 1,
  terms: TERMS,
  started: {
    type: 'TournamentStarted',
    by: STAFF.director,
    occurredAt: at('23:05'),
    jornada: JORNADA,
    acta: { number: '118/2014', fiscalizador: 'Rosa Ejemplo' },
    reason: 'full',
  },
  locked: locked(settle()),
  players: Array.from({ length: 10 }, (_, index) => ({
    person: person(index + 1),
    voucher: paid(index + 1).voucher,
  })),
});

const NONE = { count: 0, chips: 0 };
/** Nobody bought, raced or counted anything. */
const NO_CHIPS: ChipReconciliation = {
  event: {
    ...{ IN: NONE, RB: NONE, AD: NONE, reduced: NONE },
    ...{ unbought: NONE, removed: NONE, raced: NONE, explained: NONE },
  },
  table: null,
  count: null,
};

export const nilLm = (): LmInput => ({
  ...lmInput(),
  settlement: {
    jornada: JORNADA,
    table: TERMS.table,
    byCode: {},
    takings: ZERO,
    benefit: ZERO,
    prizes: ZERO,
    split: splitBenefit(ZERO, JORNADA, LEGAL_REGIMES),
  },
  purchases: [],
  prizes: [],
  chips: NO_CHIPS,
});

export const nilLt = (): LtInput => ({
  ...ltInput(),
  settlement: {
    byCode: {},
    takings: ZERO,
    benefit: ZERO,
    pool: ZERO,
    tables: [],
    split: addSplits([]),
    placePrizes: [],
    classification: [],
  },
  locked: null,
  persons: [],
  prizes: [],
  tablePapers: [],
  chips: NO_CHIPS,
});
