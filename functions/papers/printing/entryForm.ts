import { buildFi } from '../../../reports/papers/event/fi.ts';
import { readPerson } from '../../shared/persons.ts';
import { factsOf } from '../history.ts';
import type { PrintedEntry } from './entry.ts';
import { ofEntry, type PrintJob } from './job.ts';

/** The form of an entry as it was taken, with the number of the player once he paid. */
export const entryForm = async (printed: PrintedEntry): Promise<PrintJob> => {
  const { operator, tournamentId, state, entry, facts, ports } = printed;
  const { entryId, sale } = entry;
  const form = factsOf(facts, 'EntryFormTaken').find((one) => one.entryId === entryId);
  if (!form) throw new Error(`The entry ${entryId} has no form.`);
  const person = await readPerson(ports.table, operator, entry.personId);
  const { surnames, givenNames, birthDate, document } = person;
  const { jornada, by, occurredAt: at } = form;
  return {
    kind: 'FI',
    source: `FI/${tournamentId}/${entryId}`,
    venue: state.terms.venue,
    subject: ofEntry(tournamentId, jornada, entryId),
    build: (numbered) =>
      buildFi({
        ...numbered,
        terms: state.terms,
        jornada,
        person: { personName: { surnames, givenNames }, birthDate, document },
        sale: sale && { entryNumber: sale.entryNumber, voucher: sale.voucher },
        otherDocumentReason: form.otherDocumentReason ?? null,
        taken: { by, at },
      }),
  };
};
