import type { Jornada } from '../../../domain/time/jornada.ts';
import type { Terms } from '../../../domain/tournament/terms.ts';
import { numberText } from '../../format/document.ts';
import type { PaperKind } from '../../model/kinds.ts';
import type { Paper } from '../../model/paper.ts';
import { head } from '../head.ts';
import type { PaperHead } from '../inputs.ts';
import { kindOfEvent, ofJornadas } from '../wording.ts';

/** A paper of a whole event, as it stood when the paper was asked for. */
export type EventPaperInput = PaperHead & { readonly terms: Terms; readonly jornada: Jornada };

type Opening = ReturnType<typeof head> &
  Pick<Paper, 'subtitle' | 'continuation' | 'jornada' | 'parameters' | 'checks'>;

/** What every paper of an event begins with. */
export const eventHead = (kind: PaperKind, input: EventPaperInput): Opening => {
  const { terms, jornada } = input;
  const event = `${kindOfEvent(terms)} ${numberText(terms.eventNumber)}`;
  const days = ofJornadas(terms, jornada);
  return {
    ...head(kind, input),
    subtitle: `${event} · ${days}`,
    continuation: `${event}, ${days.toLowerCase()}`,
    jornada,
    parameters: [],
    checks: [],
  };
};
