import type { Centavos } from '../money/centavos.ts';
import type { Circumstance } from '../tournament/facts.ts';
import type { ByCode, ByMeans } from './facts.ts';
import type { Movement } from './movements.ts';

type Command<Type extends string, Body> = { readonly type: Type } & Circumstance & Readonly<Body>;

/** Everything that can be asked of a shift. Ids are the idempotency keys of the requests. */
export type CageCommand =
  | Command<
      'OpenShift',
      {
        shiftId: string;
        desk: number;
        /** Cash in the drawer at the start. */
        float: Centavos;
        /** The shift that is open at the desk, if there is one. */
        occupiedBy: string | null;
      }
    >
  | Command<
      'RenderShift',
      {
        renderingId: string;
        /** Every act at the desk since the shift was opened. */
        movements: readonly Movement[];
        movementsHash: string;
        counted: ByMeans;
        couponsCounted: ByCode;
        explanation: string | null;
      }
    >
  | Command<'ReceiveRendering', { receiptId: string; remark: string | null }>;

export type CageCommandOf<Type extends CageCommand['type']> = Extract<CageCommand, { type: Type }>;
