import type { Centavos } from '../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../domain/time/jornada.ts';
import type { Cell, Formula } from './cell.ts';
import type { PaperKind } from './kinds.ts';

/** A label above its value, on one of the three columns of the sheet. */
export type LabelledFact = {
  readonly label: string;
  readonly value: Cell;
  /** Half a column wide: two such facts share one of the three columns. */
  readonly narrow?: boolean;
};

/** A large figure in the band; `operator` stands to its left when the band is a calculation. */
export type KeyFigure = {
  readonly label: string;
  readonly value: Cell;
  readonly operator?: '−' | '=' | '+';
};

export type Column = {
  /** Name of the column in formulas and ranges: small letters, digits and `_`, in Spanish. */
  readonly key: string;
  readonly heading: string;
  /** Heading that spans neighbouring columns of the same group. */
  readonly group?: string;
  readonly align: 'left' | 'right';
  /** A balance after each row: a sheet carries over the last one, where it adds up other money. */
  readonly running?: true;
  /** Wanted width; what is left over goes to the columns without one. */
  readonly widthMm?: number;
};

export type Row = {
  readonly cells: readonly Cell[];
  /** The workbook lets its reader try other values. */
  readonly input?: true;
  /** `subtotal` is regular between two rules, `total` semibold; two lines end the table. */
  readonly role?: 'subtotal' | 'total' | 'after-total';
};

export type Table = {
  readonly block: 'table';
  /** Name in formulas and ranges, in Spanish as readers meet it there; unique in the paper. */
  readonly key: string;
  readonly heading: string;
  /** What holds for the whole table, at the right end of the heading. */
  readonly remark?: string;
  readonly columns: readonly Column[];
  /** A table without rows prints `Sin movimiento` and its total. */
  readonly rows: readonly Row[];
  /** A long list: rule after each fifth row, amounts without sign, subtotals carried over sheets. */
  readonly list?: { readonly unitSingular: string; readonly unitPlural: string };
  readonly note?: string;
  /** The workbook's sheet; several tables may share one. */
  readonly sheet: string;
};

/** What each body of a coupon says, and what is written on it by hand. */
export type Coupon = {
  /** In the words of the norm: `RE BUY 1 de 2`. */
  readonly option: string;
  /** `37-RB1` */
  readonly code: string;
  readonly holder: string;
  readonly lines: readonly string[];
  readonly toFillIn: string;
};

export type Block =
  | Table
  | { readonly block: 'pair'; readonly left: Table; readonly right: Table }
  | {
      readonly block: 'facts';
      readonly heading: string;
      readonly rows: readonly (readonly LabelledFact[])[];
    }
  | { readonly block: 'note'; readonly text: string }
  /** Coupons one below the other, each in as many bodies as it is cut into. */
  | {
      readonly block: 'coupons';
      readonly bodies: readonly string[];
      readonly coupons: readonly Coupon[];
    }
  /** Lines to be written on by hand, anchored under the signatures. */
  | {
      readonly block: 'fill-in';
      readonly heading: string;
      readonly remark?: string;
      readonly labels: readonly string[];
    };

export type Signature = {
  readonly role: string;
  readonly name: string | null;
  /** `Legajo` for staff, `Documento` for players. */
  readonly idLabel: 'Legajo' | 'Documento';
  readonly id: string | null;
};

export type Letterhead = {
  readonly operator: string;
  /** `Agente operador · Buque Estrella de la Fortuna` */
  readonly roleAndVenue: string;
  /** `Autoridad: Lotería Nacional S.E.` */
  readonly authority: string;
};

/** A parameter of the calculation, a cell of the workbook named as its key. */
export type Parameter = {
  readonly key: string;
  readonly label: string;
  readonly value: Cell;
  /** Facts hang from it that no formula makes again: the workbook does not let it change. */
  readonly fixed?: true;
};

/** A check built into the workbook: its formula must give TRUE. */
export type Check = { readonly label: string; readonly passed: boolean; readonly formula: Formula };

/**
 * What a paper says, knowing nothing of sheets and ink. PDF and workbook render only this; the
 * canonical hash is taken over all of it except `issuedAt`, `hash` and `verifyUrl`.
 */
export type Paper = {
  readonly kind: PaperKind;
  readonly title: string;
  /** What tells the paper from its neighbours in a pile: `Mesa 4 · Jornada 09/05/2014`. */
  readonly subtitle: string;
  /** The same for the head of the second and later sheets: `Torneo 14-0021, mesa 4, jornada …`. */
  readonly continuation?: string;
  /** `0003-00000127` */
  readonly number: string;
  readonly version: number;
  readonly replaces?: { readonly version: number; readonly reason: string };
  readonly jornada: Jornada;
  readonly letterhead: Letterhead;
  readonly facts: readonly (readonly LabelledFact[])[];
  readonly keyFigures: readonly KeyFigure[];
  /** The amount in figures of which `Son pesos …` is printed, below or beside the band. */
  readonly amountInWords?: Centavos;
  readonly blocks: readonly Block[];
  readonly signatures: readonly Signature[];
  /** Citations in full, as printed in the verification strip. */
  readonly norms: readonly string[];
  readonly parameters: readonly Parameter[];
  /** Tables that only the workbook shows: the steps between the facts and the results. */
  readonly workings?: readonly Table[];
  readonly checks: readonly Check[];
  /** Slips, two on a sheet, cut at half height: their subtitles. */
  readonly slips?: readonly string[];
  /** A line above the foot of a slip: how to use it. */
  readonly instructions?: string;
  /** Printed large when the paper is a copy: `Segunda impresión`. */
  readonly copyMark?: string;
};

/** A paper with what identifies this issue of it. */
export type IssuedPaper = Paper & {
  readonly issuedAt: Instant;
  /** SHA-256 of the canonical data, lower-case hex. */
  readonly hash: string;
  /** Where a reader checks it, base address from configuration. */
  readonly verifyUrl: string;
};
