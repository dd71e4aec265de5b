import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { StaffMember } from '../../../domain/tournament/facts.ts';
import type { Terms } from '../../../domain/tournament/terms.ts';
import type { PaperHead, PaperPerson } from '../inputs.ts';

/** A paper of one player in one event. */
export type EntryPaperInput = PaperHead & {
  readonly terms: Terms;
  readonly jornada: Jornada;
  readonly person: PaperPerson;
};

/** Who did it and when, as it is printed. */
export type Act = { readonly by: StaffMember; readonly at: Instant };
