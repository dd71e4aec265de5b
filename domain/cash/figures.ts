import { type Centavos, centavos, sum, ZERO } from '../money/centavos.ts';
import { CASH_MEANS } from './facts.ts';
import type { CashDay, Session, SessionOfDay } from './state.ts';

/** The amounts of a day of a cash table as they stand. */
export type CashFigures = {
  readonly stacksAtStart: Centavos;
  readonly purchases: Centavos;
  readonly cashOuts: Centavos;
  readonly consumption: Centavos;
  readonly hands: number;
  readonly voided: number;
  readonly pots: number;
  readonly potTotal: Centavos;
  readonly rake: Centavos;
  /** Chips in play that follow from the others. @see R40-27 */
  readonly stacksAtEnd: Centavos;
};

/** Chips are conserved: what came in is what went out, what the house took and what is in play. */
export const figuresOf = (day: CashDay): CashFigures => {
  const { sessions, stacksAtStart } = day;
  const total = (of: (session: SessionOfDay) => number): number =>
    sessions.reduce((all, session) => all + of(session), 0);
  const purchases = centavos(total(purchasesOf));
  const cashOuts = centavos(total((one) => one.cashOuts));
  const consumption = centavos(total((one) => one.consumption));
  const rake = centavos(total((one) => one.rake));
  return {
    stacksAtStart,
    purchases,
    cashOuts,
    consumption,
    hands: total((one) => one.hands),
    voided: total((one) => one.voided),
    pots: total((one) => one.pots),
    potTotal: centavos(total((one) => one.potTotal)),
    rake,
    stacksAtEnd: centavos(stacksAtStart + purchases - cashOuts - consumption - rake),
  };
};

export const purchasesOf = ({ purchases }: SessionOfDay): Centavos =>
  sum(CASH_MEANS.map((means) => purchases[means]));

/** All chips on the table: stacks, rebuys that wait, and what a split left for the next pot. */
export const chipsInPlay = (session: Session | null): Centavos =>
  session === null
    ? ZERO
    : centavos(
        session.places.reduce((total, { stack, queued }) => total + stack + queued, 0) +
          session.carried,
      );
