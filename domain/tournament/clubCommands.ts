import type { Centavos } from '../money/centavos.ts';
import type { Command } from './commands.ts';

/** What all who are left agree to take, and what the winner still plays for (CLUB-T27). */
export type ClubCommand = Command<
  'RecordDeal',
  {
    dealId: string;
    shares: readonly { readonly entryId: string; readonly amount: Centavos }[];
    left: Centavos;
    /** Entries that consent. */
    consents: readonly string[];
    /** Why the Director lets an agreement leave nothing to play for (CLUB-T28). */
    override: string | null;
  }
>;
