import type { Centavos } from '../money/centavos.ts';
import type { Chips } from '../money/chips.ts';
import type { PurchaseCode } from '../settlement/types.ts';
import type { Circumstance, PaymentMeans } from './facts.ts';

/** What is bought at a table after the entry: a rebuy or the add-on. */
export const TABLE_CODES = ['RB', 'AD'] as const satisfies readonly PurchaseCode[];
export type TableCode = (typeof TABLE_CODES)[number];

type Fact<Type extends string, Body = object> = { readonly type: Type } & Circumstance &
  Readonly<Body>;

/** What happens to people and money in an event of several tables. */
export type MoneyFact =
  /** The voucher was changed for the control card and the badge (R123-I-36, R123-IV-2). */
  | Fact<'EntryAccredited', { entryId: string; accreditationId: string }>
  /** Entries are sold after the start, to the end of a level (R123-I-34). */
  | Fact<'RegistrationExtended', { extensionId: string; throughLevel: number }>
  /** Said aloud: from here on it is paid or the player is disqualified (R123-I-51). */
  | Fact<
      'PurchaseDeclared',
      { entryId: string; declarationId: string; codes: readonly TableCode[] }
    >
  /** One coupon taken at a table: its number in the card, its price, its chips (R123-IV-4). */
  | Fact<
      'PurchasePaid',
      {
        entryId: string;
        /** The same for a rebuy and an add-on bought together (R123-I-55). */
        purchaseId: string;
        code: TableCode;
        coupon: number;
        table: number;
        price: Centavos;
        benefit: Centavos;
        prizePart: Centavos;
        chips: Chips;
        /** The hand from which the chips play; null is the next to be dealt (R123-I-53). */
        fromHand: number | null;
        means: PaymentMeans;
        desk: number;
      }
    >
  /** Typed by mistake; the coupon is void (`anulado`). */
  | Fact<
      'PurchaseVoided',
      {
        entryId: string;
        purchaseId: string;
        voidId: string;
        amount: Centavos;
        reason: string;
        desk: number;
      }
    >
  /** In the pause after the level announced (R123-I-49). */
  | Fact<'AddOnsOpened'>
  /** Ends rebuys or add-ons; unused coupons are withdrawn beside LNSE's witness (R123-IV-4.p7). */
  | Fact<'PurchasesClosed', { code: TableCode; withdrawn: number; witness: string }>;

export type MoneyFactOf<Type extends MoneyFact['type']> = Extract<MoneyFact, { type: Type }>;
