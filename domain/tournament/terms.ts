import type { BasisPoints, Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { Instant, Jornada } from '../time/jornada.ts';

/** One level of the blind structure (R123-I-1.11). */
export type Level = {
  readonly level: number;
  readonly smallBlind: Chips;
  readonly bigBlind: Chips;
  readonly ante: Chips;
  readonly minutes: number;
};

/** Shares of the pool by place, for a number of entries; they add to 10000 (R123-I-26, I-65). */
export type PrizeScale = {
  readonly entriesMin: number;
  readonly entriesMax: number;
  readonly sharesBps: readonly BasisPoints[];
};

/** What allows a Sit & Go to be played (decision T13, R123-I-25, R123-IV-11). */
export type Authorisation =
  | { readonly kind: 'stand-alone' }
  | { readonly kind: 'within-event'; readonly event: string; readonly reference: string };

/** The published characteristics, frozen when announced (R123-I-1). */
export type SitAndGoTerms = {
  readonly modality: 'sit-and-go';
  /** The operator's number of the event, as papers print it: `14-0021`. */
  readonly eventNumber: string;
  readonly name: string;
  readonly venue: string;
  readonly table: number;
  readonly jornada: Jornada;
  readonly startsAt: Instant;
  readonly price: Centavos;
  /** Benefit of one purchase and its prize part: together the price (decision M1). */
  readonly benefit: Centavos;
  readonly prizePart: Centavos;
  /** The share as announced; null when the benefit was announced in centavos. */
  readonly prizeBps: BasisPoints | null;
  readonly quota: number;
  readonly startingStack: Chips;
  readonly levels: readonly Level[];
  readonly scales: readonly PrizeScale[];
  readonly prizeUnit: Centavos;
  /** Entries of one person in the whole event; null is no cap (R123-I-32). */
  readonly entriesPerPersonMax: number | null;
  readonly authorisation: Authorisation;
  /** The Director answers for the event (R123-III-1). */
  readonly director: { readonly legajo: string; readonly name: string };
};
