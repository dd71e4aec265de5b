import type { RulingFactOf } from './facts.ts';
import type { Outcome } from './vocabulary.ts';

/** A ruling as it stands: what was made, and what became of it. */
export type LoggedRuling = {
  readonly made: RulingFactOf<'RulingMade'>;
  readonly appeal: RulingFactOf<'RulingAppealed'> | null;
  readonly decided: RulingFactOf<'AppealDecided'> | null;
};

/** The rulings of one event, table or jornada by id, in the order in which they were made. */
export type RulingLog = { readonly rulings: Readonly<Record<string, LoggedRuling>> };

export const initialState = (): RulingLog => ({ rulings: {} });

export type RulingStatus = 'in-force' | 'appealed' | 'confirmed' | 'modified' | 'revoked';

/** How a ruling stands now. @see R123-III-3.p4 */
export const statusOf = ({ appeal, decided }: LoggedRuling): RulingStatus => {
  if (!decided) return appeal ? 'appealed' : 'in-force';
  const statuses = { confirm: 'confirmed', modify: 'modified', revoke: 'revoked' } as const;
  return statuses[decided.decision];
};

/** What holds now: the appeal before the departure, the departure before the article. */
export const holdingOutcome = ({ made, decided }: LoggedRuling): Outcome | null => {
  if (decided?.decision === 'revoke') return null;
  return decided?.outcome ?? made.departure?.outcome ?? made.answer.outcome;
};
