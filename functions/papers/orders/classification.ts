import type { Standing } from '../../../domain/settlement/types.ts';
import { entryIdOf, entryOf } from '../../../domain/tournament/entries.ts';
import { outOf, rankedExits } from '../../../domain/tournament/exits.ts';
import type { FactOf } from '../../../domain/tournament/facts.ts';
import { dealOf, standingOf, standingsOf } from '../../../domain/tournament/prizes.ts';
import type { AnnouncedTournament, ExitFact } from '../../../domain/tournament/state.ts';
import { tablesOf } from '../../../domain/tournament/tables.ts';
import { buildCl } from '../../../reports/papers/cl.ts';
import { inFormOf } from '../../../reports/papers/clubForm.ts';
import type { ClInput, PlaceCause } from '../../../reports/papers/inputs.ts';
import { issueOnce } from '../../documents/register.ts';
import { loadRegistry } from '../../shared/registry.ts';
import { type Event, historyUntil } from '../history.ts';
import { letterheadOn } from '../letterhead.ts';
import { fileModel, type PaperRef } from '../paperRef.ts';
import { holderOf } from '../people.ts';
import type { Press } from '../press.ts';

export type ClassificationOrder = Event & {
  readonly entryId: string;
  readonly confirmation: number;
};

/**
 * The receipt of a confirmed prize, under the number that the first confirmation took; a later
 * confirmation of the same entry is a new version of it.
 *
 * @see R123-IV-9.1, R123-IV-9.1.p2, R123-IV-9.1.p4
 */
export const issueClassification = async (
  { ports, archive, verifyBaseUrl }: Press,
  order: ClassificationOrder,
): Promise<{ paper: PaperRef; confirmed: FactOf<'PrizeConfirmed'> }> => {
  const { operator, tournamentId, entryId, confirmation } = order;
  const history = await historyUntil(
    ports,
    order,
    'PrizeConfirmed',
    (fact) => fact.entryId === entryId && fact.confirmation === confirmation,
  );
  const { last: confirmed, state } = history;
  if (!state.lock) throw new Error('A prize is confirmed under a lock.');
  const head = { number: confirmed.classification, version: confirmation, ...replaces(confirmed) };
  const record = await issueOnce(ports, {
    operator,
    kind: 'CL',
    source: `CL/${tournamentId}/${entryId}`,
    numbering: { number: confirmed.classification },
    ...head,
    subject: {
      tournamentId,
      jornada: confirmed.jornada,
      table: lastTable(state, entryId),
      entryId,
      desk: confirmed.desk,
    },
  });
  const standing = standingOf(state, entryId);
  if (!standing) throw new Error(`The entry ${entryId} was confirmed before it finished.`);
  const tied = standingsOf(state).filter(
    ({ position, disqualified }) => position === standing.position && !disqualified,
  );
  const registry = await loadRegistry(ports, operator);
  const paper = buildCl({
    ...head,
    letterhead: letterheadOn(registry, confirmed.jornada, state.terms.venue),
    terms: state.terms,
    person: await holderOf(ports, operator, entryOf(state, entryId)),
    standing,
    tied,
    ...agreedFor(state, standing),
    locked: state.lock,
    confirmed,
    exit: exitOf(state, confirmed, tied),
  });
  return {
    paper: await fileModel(archive, record, inFormOf(state.terms, paper), verifyBaseUrl),
    confirmed,
  };
};

const agreedFor = (state: AnnouncedTournament, { entry }: Standing): Pick<ClInput, 'agreed'> => {
  const shares = state.deal ? dealOf(state.deal, state).shares : [];
  const share = shares.find((one) => one.entry === entry);
  return share ? { agreed: share.amount } : {};
};

const replaces = ({ confirmation, reissue }: FactOf<'PrizeConfirmed'>) =>
  confirmation === 1
    ? {}
    : {
        replaces: {
          version: confirmation - 1,
          reason: reissue ?? 'La eliminación o el pozo se corrigieron después de emitida.',
        },
      };

/** How the entry came to its place; the winner by the exit that left him alone. */
const exitOf = (
  state: AnnouncedTournament,
  { entryId, occurredAt }: FactOf<'PrizeConfirmed'>,
  tied: readonly Standing[],
): ClInput['exit'] => {
  const exit = state.exits.find((one) => outOf(one).includes(entryId));
  const table = lastTable(state, entryId);
  if (!exit && state.ended)
    return { cause: 'resolution', table, hand: null, occurredAt: state.ended.occurredAt };
  if (!exit) {
    const last = rankedExits(state).at(-1) ?? { hand: null, occurredAt };
    return { cause: 'winner', table, hand: last.hand, occurredAt: last.occurredAt };
  }
  const ids = new Set(tied.map(({ entry }) => entryIdOf(state, entry)));
  const cause = causeOf(exit, ids, state);
  return { cause, table, hand: exit.hand, occurredAt: exit.occurredAt };
};

/** Equal chips share a place also in simultaneous hands, when both sat at one table (M7). */
const causeOf = (
  exit: ExitFact,
  tied: ReadonlySet<string>,
  { exits }: AnnouncedTournament,
): PlaceCause => {
  if (exit.type === 'EntryWithdrawn') return 'withdrawal';
  if (exit.type !== 'EntriesEliminated' || !exit.simultaneous) return 'elimination';
  // Each table of a round may have reported its own.
  const out = exits.flatMap((one) => (one.type === 'EntriesEliminated' ? one.out : []));
  const tables = new Set(out.flatMap(({ entryId, table }) => (tied.has(entryId) ? [table] : [])));
  return tied.size > 1 && tables.size === 1 ? 'elimination' : exit.simultaneous;
};

/** Where the entry sat when it left, or before it waited for another seat. */
const lastTable = (state: AnnouncedTournament, entryId: string): number => {
  const entry = entryOf(state, entryId);
  const before = entry?.seating?.table ?? entry?.assigned?.table;
  const table = entry?.table ?? before ?? (state.ended && tablesOf(state.terms)[0]);
  if (!table) throw new Error(`The entry ${entryId} was confirmed and never had a seat.`);
  return table;
};
