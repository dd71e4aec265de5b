import type { Centavos } from '../../domain/money/centavos.ts';
import type { Split } from '../../domain/settlement/types.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { PaperHead } from './inputs.ts';

/** A game of the house and the norm it is settled under, as the report names them. */
export type Game = { readonly name: string; readonly norm: string };

/** What one table earned that jornada, settled. */
export type DayTable = {
  readonly game: Game;
  /** `14-0021`; null where no event is behind the table. */
  readonly event: string | null;
  readonly table: number;
  /** `LM 0001-00000127` */
  readonly paper: string;
  readonly takings: Centavos;
  readonly prizes: Centavos;
  readonly benefit: Centavos;
  readonly split: Split;
};

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

/** What every part of the house contributes to the report of a jornada. */
export type DayPart = {
  readonly tables: readonly DayTable[];
  readonly events: readonly DayEvent[];
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
  };
