import { buildPe } from '../../../reports/papers/event/pe.ts';
import { peopleOf, personOf } from '../people.ts';
import { jornadaOfEvent, ofEvent, type PrintedEvent, type PrintJob } from './job.ts';

/** Every penalty of an event, the annulled ones too, and its disqualifications (R123-II-41). */
export const penalties = async (event: PrintedEvent): Promise<PrintJob> => {
  const { ports, operator, tournamentId, state } = event;
  const people = await peopleOf(ports, operator, state);
  const jornada = jornadaOfEvent(state);
  const imposed = state.penalties.map((penalty) => ({
    ...penalty,
    person: personOf(people, penalty.entryId),
  }));
  const disqualified = state.exits.flatMap((exit) =>
    exit.type === 'EntriesDisqualified'
      ? exit.out.map(({ entryId }) => ({
          person: personOf(people, entryId),
          ...{ hand: exit.hand, norm: exit.norm, reason: exit.reason },
          ...{ by: exit.by, at: exit.occurredAt },
        }))
      : [],
  );
  const { terms } = state;
  return {
    kind: 'PE',
    source: `PE/${tournamentId}`,
    venue: terms.venue,
    subject: ofEvent(tournamentId, jornada),
    build: (numbered) => buildPe({ ...numbered, terms, jornada, penalties: imposed, disqualified }),
  };
};
