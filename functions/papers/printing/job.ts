import type { Jornada } from '../../../domain/time/jornada.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import type { PaperKind } from '../../../reports/model/kinds.ts';
import type { Paper } from '../../../reports/model/paper.ts';
import { inFormOf } from '../../../reports/papers/clubForm.ts';
import type { PaperHead } from '../../../reports/papers/inputs.ts';
import type { PaperSubject } from '../../documents/paperRecord.ts';
import type { Ports } from '../../shared/ports.ts';
import { seriesOf } from '../../shared/series.ts';
import type { Event, History } from '../history.ts';

/** An event whose papers are asked for, as it stands or as it stood when it was closed. */
export type PrintedEvent = Event & Omit<History, 'last'> & { readonly ports: Ports };

/** What a paper gets when it is issued: the rest of its words are known before. */
export type Numbered = Pick<PaperHead, 'letterhead' | 'number' | 'version' | 'replaces'>;

/** A paper that says how things stand: drawn anew, it is the same one or the next version of it. */
export type PrintJob = {
  readonly kind: PaperKind;
  /** What the paper is of, so that it is numbered once: `CT/<tournament>`. */
  readonly source: string;
  readonly venue: string;
  /** Of the club. */
  readonly series?: 'C';
  readonly subject: PaperSubject;
  readonly build: (numbered: Numbered) => Paper;
};

/** A subject that is a whole event. */
export const ofEvent = (tournamentId: string, jornada: Jornada): PaperSubject => ({
  tournamentId,
  jornada,
  table: null,
  entryId: null,
  desk: null,
});

/** A subject that is one player. */
export const ofEntry = (tournamentId: string, jornada: Jornada, entryId: string): PaperSubject => ({
  ...ofEvent(tournamentId, jornada),
  entryId,
});

/** The papers of an event are of the jornada in which it started; before, of its first day. */
export const jornadaOfEvent = ({ start, terms }: AnnouncedTournament): Jornada =>
  start?.jornada ?? terms.jornada;

/** A paper of an event of the club has its form and a number of its series. */
export const inFormOfEvent = ({ state }: Pick<PrintedEvent, 'state'>, job: PrintJob): PrintJob => ({
  ...job,
  ...seriesOf(state.terms),
  build: (numbered) => inFormOf(state.terms, job.build(numbered)),
});
