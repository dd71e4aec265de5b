import { type Centavos, centavos } from '../money/centavos.ts';

/** The five amounts that make the result of a bank table in a day. Chips count at face value. */
export type TableFigures = {
  readonly opening: Centavos;
  readonly fills: Centavos;
  readonly credits: Centavos;
  /** Cash and vouchers in the box. */
  readonly drop: Centavos;
  readonly closing: Centavos;
};

/**
 * What a bank table won, negative when it lost: what came in beyond the chips that went out
 * (decision B5). No text states this identity; it is the one that auditors use.
 */
export const tableResult = ({ opening, fills, credits, drop, closing }: TableFigures): Centavos =>
  centavos(drop + closing + credits - opening - fills);
