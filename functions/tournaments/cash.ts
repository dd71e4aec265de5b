import { assertShiftOpen } from '../../domain/cage/desk.ts';
import type { Movement } from '../../domain/cage/movements.ts';
import { centavos } from '../../domain/money/centavos.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { entryOf } from '../../domain/tournament/entries.ts';
import type { FactOf, TournamentFact } from '../../domain/tournament/facts.ts';
import { thresholdPassed } from '../../domain/tournament/prizeThresholds.ts';
import type { AnnouncedTournament, Tournament } from '../../domain/tournament/state.ts';
import type { Outcome } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Table, Write } from '../shared/table.ts';
import { readTill, type Till } from '../shared/till.ts';

const MOVES_MONEY: ReadonlySet<TournamentCommand['type']> = new Set([
  'PayEntry',
  'RefundEntry',
  'VoidSale',
  'PayPurchase',
  'VoidPurchase',
  'PayPrize',
  'ReversePrizePayment',
]);

/** The drawer that a command opens; null when it moves no money. */
export const tillOf = async (
  table: Table,
  operator: string,
  command: TournamentCommand,
): Promise<Till | null> =>
  MOVES_MONEY.has(command.type) && 'desk' in command
    ? readTill(table, operator, command.desk)
    : null;

/**
 * A row for each fact that moved money, under the shift open at the desk (R123-IV-1.4.p3).
 *
 * @throws {Rejection} `cage.no-open-shift`
 */
export const movementRows = (
  operator: string,
  till: Till | null,
  { state, facts, sequence }: Outcome<Tournament, TournamentFact>,
): Write[] => {
  if (!till || state.status === 'unannounced') return [];
  const moved = facts.flatMap((fact) => movementsOf(state, fact));
  if (moved.length > 0) assertShiftOpen(till);
  const pk = keys.movements(operator, till.desk, till.shiftId);
  return moved.map((movement, index) => {
    const sk = keys.movementSk(movement.at, state.tournamentId, sequence, index);
    return { put: { pk, sk, ...movement }, when: 'absent' as const };
  });
};

/** None for a fact that moves no money; one for each line that a void takes back. */
export const movementsOf = (state: AnnouncedTournament, fact: TournamentFact): Movement[] => {
  if (!('entryId' in fact)) return [];
  const { entryId, by, jornada, occurredAt: at } = fact;
  const place = { tournamentId: state.tournamentId, entryId, legajo: by.legajo, jornada, at };
  const moved = fact.type === 'PurchaseVoided' ? voidedLines(state, fact) : [moneyOf(state, fact)];
  return moved.flatMap((money) => (money ? [{ ...money, ...place }] : []));
};

const voidedLines = (
  state: AnnouncedTournament,
  { entryId, purchaseId }: FactOf<'PurchaseVoided'>,
): Money[] =>
  (entryOf(state, entryId)?.purchases ?? [])
    .filter((one) => one.purchaseId === purchaseId)
    .map(({ code, price, means }) => ({ kind: 'voided', code, amount: less(price), means }));

type Money = Pick<Movement, 'kind' | 'code' | 'amount' | 'means'>;

const moneyOf = (state: AnnouncedTournament, fact: TournamentFact): Money | null => {
  switch (fact.type) {
    case 'EntryPaid':
      return { kind: 'sale', code: 'IN', amount: fact.price, means: fact.means };
    case 'EntryRefunded':
      return { kind: 'refunded', code: 'IN', amount: less(fact.amount), means: fact.means };
    case 'SaleVoided': {
      // Typed by mistake, it goes back by the means it was typed with.
      const means = entryOf(state, fact.entryId)?.sale?.means ?? 'cash';
      return { kind: 'voided', code: 'IN', amount: less(fact.amount), means };
    }
    case 'PurchasePaid':
      return { kind: 'sale', code: fact.code, amount: fact.price, means: fact.means };
    case 'PrizePaid': {
      const { amount, withheld = 0, means } = fact;
      return { kind: 'prize', code: null, amount: less(amount - withheld), means };
    }
    case 'PrizePaymentReversed': {
      const payment = entryOf(state, fact.entryId)?.reversedPayments.at(-1);
      const { means = 'cash', withheld = 0 } = payment ?? {};
      const amount = centavos(fact.amount - withheld);
      return { kind: 'prize-reversed', code: null, amount, means };
    }
    default:
      return null;
  }
};

const less = (amount: number) => centavos(-amount);

/** The month's list of prizes above the threshold, and of those taken back (R123-I-66). */
export const largePrizeRows = (
  operator: string,
  { state, facts, sequence }: Outcome<Tournament, TournamentFact>,
): Write[] =>
  facts.flatMap((fact, index) => {
    if (state.status === 'unannounced') return [];
    if (fact.type !== 'PrizePaid' && fact.type !== 'PrizePaymentReversed') return [];
    const { jornada, entryId, amount, occurredAt: at, receipt } = fact;
    if (!thresholdPassed(amount, jornada)) return [];
    const pk = keys.largePrizes(operator, jornada.slice(0, MONTH_LENGTH));
    const sk = keys.movementSk(at, state.tournamentId, sequence, index);
    const kind = fact.type === 'PrizePaid' ? 'paid' : 'reversed';
    const { personId } = entryOf(state, entryId) ?? {};
    const pep = fact.type === 'PrizePaid' ? (fact.statement?.pep ?? null) : null;
    const row = { kind, jornada, at, entryId, personId, amount, receipt, pep };
    return [{ put: { pk, sk, tournamentId: state.tournamentId, ...row }, when: 'absent' as const }];
  });

const MONTH_LENGTH = 'YYYY-MM'.length;
