import type { Fact } from './facts.ts';

/** What needs leave at the table (R123-I-80). */
export const ITEM_KINDS = ['music-player', 'sponsor-clothing', 'other'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** From when the Direction allows or forbids an item: always, at the final table, from a level. */
export type ItemPhase = 'event' | 'final-table' | { readonly fromLevel: number };

/** Things brought to the table, and what players report. */
export type ConductFact =
  /** Shown at the table and allowed to one player (R123-I-80.b1, R123-I-80.b4). */
  | Fact<
      'ItemAuthorised',
      { authorisationId: string; entryId: string; kind: ItemKind; description: string }
    >
  /** For everybody, in all or part of the event (R123-I-82). */
  | Fact<'ItemRuled', { rulingId: string; item: string; allowed: boolean; phase: ItemPhase }>
  /** `late`: the next hand had begun, so the hand stands and this is only information. */
  | Fact<
      'ClaimOpened',
      {
        claimId: string;
        table: number;
        hand: number;
        /** Who reports. */
        entryId: string;
        about: string;
        late: boolean;
      }
    >;
