import type { Command } from './commands.ts';
import type { ItemKind, ItemPhase } from './conductFacts.ts';

/** What can be asked about things at the table and about errors that players report. */
export type ConductCommand =
  | Command<
      'AuthoriseItem',
      {
        authorisationId: string;
        entryId: string;
        kind: ItemKind;
        description: string;
        /** It communicates, films or takes pictures. */
        communicates: boolean;
      }
    >
  | Command<'RuleItem', { rulingId: string; item: string; allowed: boolean; phase: ItemPhase }>
  | Command<
      'OpenClaim',
      {
        claimId: string;
        table: number;
        hand: number;
        entryId: string;
        about: string;
        /** The dealer had begun the next hand when it was said. */
        nextHandDealt: boolean;
      }
    >;
