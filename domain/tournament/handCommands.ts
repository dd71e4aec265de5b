import type { Card } from '../cards/card.ts';
import type { PostedHand } from '../hand/postedHand.ts';
import type { Chips } from '../money/chips.ts';
import type { NormId } from '../regulation/norms.ts';
import type { Command } from './commands.ts';

/** What can be asked about hands that tables record whole. */
export type PlayedHandCommand =
  | Command<
      'RecordHand',
      {
        handId: string;
        table: number;
        hand: number;
        /** Told where the record does not say it; null leaves it to the record. */
        button: number | null;
        /** Face-up cards that drew the button, in the order dealt (R123-II-32). */
        buttonCards: readonly { readonly seat: number; readonly card: Card }[];
        /** Where they were dealt, when that was at another table than this one (R123-II-34). */
        buttonTable?: number | undefined;
        /** Of every seat before the obligations, as counted; null leaves them to the record. */
        stacks: readonly { readonly seat: number; readonly chips: Chips }[] | null;
        /** Why the stacks are not those of the record; null when they are. */
        recounted: string | null;
        posted: PostedHand;
      }
    >
  | Command<
      'VoidHand',
      {
        voidId: string;
        handId: string;
        /** The article of the ruling that voids it. */
        norm: NormId;
        reason: string;
        /** The settlement is filed: what changes makes new versions of its papers (J2). */
        late: boolean;
      }
    >;

export type PlayedHandCommandOf<Type extends PlayedHandCommand['type']> = Extract<
  PlayedHandCommand,
  { type: Type }
>;
