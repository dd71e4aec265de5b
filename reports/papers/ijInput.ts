import type { Centavos } from '../../domain/money/centavos.ts';
import type { Split } from '../../domain/settlement/types.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { PaperKind } from '../model/kinds.ts';
import type { PaperHead } from './inputs.ts';

/** A game of the house and the norm it is settled under, as the report names them. */
export type Game = { readonly name: string; readonly norm: string };

/** What one table earned that jornada, settled. */
export type DayTable = {
  readonly game: Game;
  /** `14-0021`; null where no event is behind the table. */
  readonly event: string | null;
  readonly venue: string;
  readonly table: number;
  /** `LM 0001-00000127` */
  readonly paper: string;
  /** Null at a bank table: it wins or loses, nothing is collected for prizes. */
  readonly takings: Centavos | null;
  readonly prizes: Centavos | null;
  readonly benefit: Centavos;
  readonly split: Split;
};

/** The day of a bank table, settled or not yet. */
export type DayBank = {
  readonly table: number;
  /** `LM 0001-00000127`; null while it is not settled. */
  readonly paper: string | null;
  /** `Liquidada`, `Abierta`. */
  readonly state: string;
  readonly opening: Centavos;
  readonly fills: Centavos;
  readonly credits: Centavos;
  readonly drop: Centavos;
  /** Null while the table is open. */
  readonly closing: Centavos | null;
  readonly result: Centavos | null;
};

/** A progressive jackpot that day: opening + starts + contributions + awards + adjustments. */
export type DayJackpot = {
  /** The act that approved it: `Nota 13/2015`. */
  readonly reference: string;
  readonly tables: readonly number[];
  readonly opening: Centavos;
  readonly start: Centavos;
  readonly contribution: Centavos;
  /** Below zero. */
  readonly award: Centavos;
  readonly adjustment: Centavos;
  readonly closing: Centavos;
};

/** A cashier's shift at one desk, all means of payment together. */
export type DayShift = {
  readonly desk: number;
  readonly legajo: string;
  /** The jornada in which it was opened; null for that of the report. */
  readonly since: Jornada | null;
  readonly state: string;
  /** Null until it is rendered. */
  readonly expected: Centavos | null;
  readonly counted: Centavos | null;
  readonly receivedBy: string | null;
};

/** A desk whose money of the jornada is in no rendering, all means of payment together. */
export type DayDesk = {
  readonly desk: number;
  /** Of those who moved it. */
  readonly legajos: readonly string[];
  readonly took: Centavos;
  readonly paid: Centavos;
  /** All of it moved under a shift that is still open, which is listed as such. */
  readonly shiftOpen: boolean;
};

/** What was sold, and given back, in the jornada for an event of another one. */
export type DayOtherSales = {
  readonly event: string;
  readonly name: string;
  /** The first for which it is announced. */
  readonly jornada: Jornada;
  readonly purchases: number;
  readonly sold: Centavos;
  readonly returned: Centavos;
};

/** The state of an event whose tables are all in the report, and of one that has others elsewhere. */
export const SETTLED = 'Liquidado';
export const SETTLED_IN_PART = 'Liquidado, varias jornadas';

/** An event of the jornada, settled or not yet. */
export type DayEvent = {
  readonly game: Game;
  readonly event: string;
  readonly name: string;
  /** `LT 0001-00000044`; null while it is not settled. */
  readonly paper: string | null;
  /** `Liquidado`, `Sin liquidar: en juego`. */
  readonly state: string;
  readonly entries: number;
  readonly takings: Centavos;
  readonly pool: Centavos;
  readonly benefit: Centavos;
};

/** Something that happened and departs from the ordinary course. No names of players. */
export type DayIncident = {
  readonly at: Instant;
  readonly where: string;
  readonly what: string;
  readonly detail: string;
  readonly legajo: string;
};

/** What a fiscalizador entered or counted: actas, consents, coupons, the exports he signed off. */
export type DayFiscalAct = {
  readonly at: Instant;
  /** `Acta 123/14` */
  readonly what: string;
  /** The event or table; null for the whole jornada. */
  readonly about: string | null;
  readonly detail: string;
  readonly legajo: string;
};

/** A figure found in two ways, and what was done about it when they differ. */
export type DayDifference = {
  readonly what: string;
  readonly expected: Centavos;
  readonly found: Centavos;
  readonly review: string;
};

/** A filed paper of the jornada. */
export type DayPaper = {
  readonly paper: string;
  readonly version: number;
  readonly state: string;
  readonly hash: string;
};

/** A chain of commits that the figures come from, as far as the report read it. */
export type DayChain = {
  /** `tournament/<id>` */
  readonly stream: string;
  readonly commits: number;
  /** The first digits of the hash of the last of them. */
  readonly hash: string;
};

/** What every part of the house contributes to the report of a jornada. */
export type DayPart = {
  readonly tables: readonly DayTable[];
  readonly events: readonly DayEvent[];
  readonly otherSales: readonly DayOtherSales[];
  readonly banks: readonly DayBank[];
  readonly jackpots: readonly DayJackpot[];
  readonly shifts: readonly DayShift[];
  readonly fiscal: readonly DayFiscalAct[];
  readonly incidents: readonly DayIncident[];
  readonly differences: readonly DayDifference[];
};

export type IjInput = PaperHead &
  DayPart & {
    readonly jornada: Jornada;
    /** The hour of the room's clock at which the jornada begins and ends. */
    readonly changeHour: number;
    readonly recipient: string;
    readonly papers: readonly DayPaper[];
    /** Filed papers of one player each, which stay with the casino, by kind; none when left out. */
    readonly ofPlayers?: readonly { readonly kind: PaperKind; readonly count: number }[];
    readonly unrendered: readonly DayDesk[];
    readonly chains: readonly DayChain[];
  };
