import { createHash, randomBytes } from 'node:crypto';
import type { CageFact, CageFactOf } from '../../../domain/cage/facts.ts';
import type { RegistryFact } from '../../../domain/registry/facts.ts';
import type { PersonData } from '../../../domain/registry/personForm.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { initialState, type Tournament } from '../../../domain/tournament/state.ts';
import { GENESIS_HASH } from '../../../events/commit.ts';
import type { Archive } from '../../../functions/documents/archive.ts';
import { readModel } from '../../../functions/papers/paperRef.ts';
import type { Press } from '../../../functions/papers/press.ts';
import { KEY_BYTES } from '../../../functions/shared/cipher.ts';
import { keys } from '../../../functions/shared/keys.ts';
import { firstWrites } from '../../../functions/shared/persons.ts';
import type { Ports } from '../../../functions/shared/ports.ts';
import { commitAfter, createStore } from '../../../functions/shared/store.ts';
import { streamOf } from '../../../functions/shared/streams.ts';
import type { Table } from '../../../functions/shared/table.ts';
import { viewsOf } from '../../../functions/tournaments/views.ts';
import { occurredAt } from '../../domain/tournament/sitAndGo.ts';
import { history } from '../../support/given.ts';
import { memoryTable } from '../../support/memoryTable.ts';

/** A press whose table holds one event as commands made it, its people and the operator. */
export const pressAfter = (tournamentId: string, commands: readonly TournamentCommand[]) =>
  pressWith(tournamentId, history(...commands));

/** The same with facts, of a game whose seats matter to nobody. */
export const pressWith = async (tournamentId: string, facts: readonly TournamentFact[]) => {
  const { table, items } = memoryTable();
  await recordEvent(table, tournamentId, facts);
  const start = { state: null, sequence: 0, hash: GENESIS_HASH };
  await table.write([commitAfter(start, [PROFILE], commitOf(streamOf.registry))]);
  for (const fact of facts)
    if (fact.type === 'EntryFormTaken') await table.write(personWrites(fact.personId));
  const store = createStore({ table, release: 'test', nowSeconds: () => 0 });
  const ports = { table, store, randomBytes, now: () => occurredAt } as unknown as Ports;
  const archive = memoryArchive();
  const press: Press = { ports, archive, verifyBaseUrl: 'https://papeles.example' };
  const read = (modelKey: string) => readModel(archive, modelKey);
  return { press, read, table, items };
};

/** Writes the facts of an event, a commit each, and the jornadas in whose books they are. */
export const recordEvent = async (
  table: Table,
  tournamentId: string,
  facts: readonly TournamentFact[],
): Promise<void> => {
  let loaded = { state: null, sequence: 0, hash: GENESIS_HASH };
  let state: Tournament = initialState();
  for (const fact of facts) {
    const write = commitAfter(loaded, [fact], commitOf(streamOf.tournament(tournamentId)));
    state = evolve(state, fact);
    const outcome = { state, facts: [fact], sequence: loaded.sequence + 1 };
    const views = viewsOf(OPERATOR, tournamentId, outcome).filter(({ put }) => isBooked(put));
    await table.write([write, ...views]);
    loaded = { ...loaded, sequence: loaded.sequence + 1, hash: String(write.put['hash']) };
  }
};

const isBooked = ({ pk }: { readonly pk: string }): boolean => pk.includes('#BOOKED#');

/** Writes the facts of a shift and its line in the list of shifts. */
export const recordShift = async (
  table: Table,
  shiftId: string,
  facts: readonly [CageFactOf<'ShiftOpened'>, ...CageFact[]],
) => {
  const start = { state: null, sequence: 0, hash: GENESIS_HASH };
  await table.write([commitAfter(start, facts, commitOf(streamOf.shift(shiftId)))]);
  const [{ desk, jornada }] = facts;
  const key = keys.shiftSummary(OPERATOR, shiftId);
  const gsi1pk = keys.shiftsIndex(OPERATOR);
  const gsi1sk = keys.shiftsIndexSk(jornada, desk, shiftId);
  await table.write([{ put: { ...key, gsi1pk, gsi1sk, shiftId, desk, jornada }, when: 'absent' }]);
};

export const OPERATOR = 'casino';

export const commitOf = (stream: string) => ({
  operator: OPERATOR,
  stream,
  recordedAt: occurredAt,
  client: 'test',
  requestId: 'request',
  idempotencyKey: 'key',
});

const PROFILE: RegistryFact = {
  type: 'ProfileSet',
  by: '1001',
  occurredAt,
  jornada: '2014-05-09' as Jornada,
  profile: {
    from: '2013-12-23' as Jornada,
    legalName: 'Casino de Prueba S.A.',
    roleLine: 'Agente operador',
    venues: [{ id: 'anexo', name: 'Anexo sin juego' }],
    jornadaChangeHour: 6,
    controlDesk: 2,
    centralPoint: 1,
    cageDesks: [3, 4],
  },
};

const personWrites = (personId: string) =>
  firstWrites({ randomBytes }, OPERATOR, {
    personId,
    data: {
      surnames: 'Muñoz',
      givenNames: personId,
      birthDate: '1980-03-15',
      document: { kind: 'DNI', number: '30000100' } as PersonData['document'],
    },
    salt: '',
    personHash: '',
    sequence: 1,
    key: randomBytes(KEY_BYTES).toString('base64'),
    seenOn: '2014-05-09' as Jornada,
  });

const memoryArchive = (): Archive => {
  const files = new Map<string, Uint8Array>();
  return {
    async putOnce(key, body) {
      const kept = files.get(key) ?? body;
      files.set(key, kept);
      const sha256 = createHash('sha256').update(kept).digest('hex');
      return { key, sha256, bytes: kept.byteLength };
    },
    read: async (key) => files.get(key) as Uint8Array,
    link: async (key) => key,
  };
};

/** A moment of a later jornada, for commands that are varied. */
export const onDay = (day: string) => ({
  occurredAt: `${day}T15:00:00.000Z` as Instant,
  jornada: day as Jornada,
});
