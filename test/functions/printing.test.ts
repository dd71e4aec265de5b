import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { paperVersions } from '../../functions/documents/register.ts';
import { historyNow } from '../../functions/papers/history.ts';
import { fileKey } from '../../functions/papers/paperRef.ts';
import type { Press } from '../../functions/papers/press.ts';
import { type EventPaper, eventJob } from '../../functions/papers/printing/event.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
import type { Scope } from '../../functions/shared/scopes.ts';
import {
  announceEvent,
  by,
  closePurchases,
  having,
  ids,
  openAddOns,
  playing,
} from '../domain/tournament/rebuys.ts';
import { factsOf, rowsOf } from '../reports/golden/reading.ts';
import { call } from './support/api.ts';
import { announce, openCasino } from './support/casino.ts';
import { OPERATOR, pressWith } from './support/press.ts';
import { startTable } from './support/server.ts';

const event = { operator: OPERATOR, tournamentId: 'T1' };
const jobOf = async (press: Press, kind: EventPaper) =>
  eventJob(kind, { ...event, ...(await historyNow(press.ports, event)), ports: press.ports });
const printed = async (press: Press, kind: EventPaper) =>
  printPaper(press, OPERATOR, await jobOf(press, kind));

const announced = having([], announceEvent());
const modified = having(announced, {
  type: 'ModifyEvent',
  interruptionId: 'change 1',
  reason: 'Menos mesas',
  consent: 'Nota 12/14',
  changes: { quota: 90 },
  saleOpensOn: null,
  ...by('director', '12:00'),
});
const evening = by('director');
const seat = (entryId: string, index: number): TournamentFact => ({
  type: 'SeatTaken',
  entryId,
  seatingId: `seating ${entryId}`,
  table: 4,
  seat: index + 1,
  ...by('dealer'),
});

describe('A paper that is asked for', () => {
  it('is numbered, drawn and filed, and the same again when nothing changed', async () => {
    const { press } = await pressWith('T1', announced);
    const first = await printed(press, 'CT');
    expect(first).toMatchObject({
      documentId: 'CT-0001-00000001',
      version: 1,
      status: 'filed',
      replaces: null,
    });
    expect(first.files.map(({ format }) => format)).toEqual(['pdf']);
    expect(await printed(press, 'CT')).toEqual(first);
  });

  it('has a version that names the one it replaces once facts came after it', async () => {
    const { press, read, table } = await pressWith('T1', modified);
    const before = { ...event, facts: announced, ports: press.ports };
    const { state } = await historyNow((await pressWith('T1', announced)).press.ports, event);
    const first = await printPaper(press, OPERATOR, await eventJob('CT', { ...before, state }));
    const second = await printed(press, 'CT');
    expect(second).toMatchObject({
      documentId: first.documentId,
      version: 2,
      replaces: { version: 1 },
    });
    expect(await paperVersions(table, OPERATOR, first.documentId)).toHaveLength(2);
    const paper = await read(fileKey(second, 'model.json'));
    expect(rowsOf(paper, 'cambios')[0]?.slice(1, 4)).toEqual([
      'Cambio',
      'Menos mesas',
      'Nota 12/14',
    ]);
  });

  it('is finished when it was begun and not filed', async () => {
    const { press, table } = await pressWith('T1', announced);
    const broken: Press = {
      ...press,
      archive: {
        ...press.archive,
        putOnce: async (key, body, type) => {
          if (key.endsWith('.pdf')) throw new Error('no room');
          return press.archive.putOnce(key, body, type);
        },
      },
    };
    await expect(printed(broken, 'CT')).rejects.toThrow('no room');
    expect(await printed(press, 'CT')).toMatchObject({ version: 1, status: 'filed' });
    expect(await paperVersions(table, OPERATOR, 'CT-0001-00000001')).toHaveLength(1);
  });

  it('is one paper when several ask at once', async () => {
    const { press } = await pressWith('T1', announced);
    const asked = await Promise.all([1, 2, 3].map(() => printed(press, 'CT')));
    expect(new Set(asked.map(({ documentId, version }) => `${documentId} ${version}`)).size).toBe(
      1,
    );
  });
});

describe('The published characteristics [R123-I-1] [R123-I-2]', () => {
  it('say every point of the announcement in Spanish', async () => {
    const { press, read } = await pressWith('T1', announced);
    const paper = await read(fileKey(await printed(press, 'CT'), 'model.json'));
    expect(paper.title).toBe('Características del torneo');
    expect(factsOf(paper)).toMatchObject({
      Modalidad: 'Multi-mesa con reagrupamiento',
      Mesas: '4, de 9 asientos',
    });
    expect(rowsOf(paper, 'calendario').map(([what]) => what)).toEqual([
      ...['Inscripción', 'Acreditación', 'Día de juego 1'],
    ]);
    expect(rowsOf(paper, 'compras').map((row) => [row[0], row[3], row[6]])).toEqual([
      ['IN', '10.000', '80,00%'],
      ['RB', '10.000', '90,00%'],
      ['AD', '15.000', '100,00%'],
    ]);
    expect(rowsOf(paper, 'niveles')[3]).toEqual([
      ...['4', '100', '200', '25', '20'],
      'Pausa de 15 minutos; se retiran las fichas de 25',
    ]);
    expect(rowsOf(paper, 'escalas')).toHaveLength(3);
  });

  it('tell the pool with the prize of each place once it is fixed [R123-III-2.p6]', async () => {
    const fixed = having(
      [...playing(4), ...ids(8).map(seat)],
      ...[openAddOns, closePurchases('RB'), closePurchases('AD')],
      { type: 'LockPrizes', ...evening },
    );
    const { press, read } = await pressWith('T1', fixed);
    const paper = await read(fileKey(await printed(press, 'CT'), 'model.json'));
    expect(rowsOf(paper, 'premios').map(([place, , prize]) => [place, prize])).toEqual([
      ['1.ª', '$\u00a06.400,00'],
      ['2.ª', '$\u00a03.840,00'],
      ['3.ª', '$\u00a02.560,00'],
      ['Pozo', '$\u00a012.800,00'],
    ]);
  });
});

describe('Who may ask for a paper', () => {
  let server: Awaited<ReturnType<typeof startTable>>;
  let tournamentId = '';
  beforeAll(async () => {
    server = await startTable();
    Object.assign(process.env, { ARCHIVE_BUCKET: 'papers', VERIFY_BASE_URL: 'https://x.example' });
    await openCasino('casino');
    tournamentId = await announce('casino');
  });
  afterAll(() => server.stop());

  const ask = (scopes: readonly Scope[], more: object = {}, body: object = { kind: 'CT' }) =>
    call({ scopes, ...more }, 'POST', `/v1/papers/tournaments/${tournamentId}`, { body });

  it('is nobody without a scope of papers, and no other operator', async () => {
    expect(await ask([])).toMatchObject({ status: 403 });
    expect(await ask(['tapete/admin'])).toMatchObject({ status: 403 });
    expect(await ask(['tapete/fiscal'], { operator: 'otro-casino' })).toMatchObject({
      status: 404,
      body: { code: 'tournament.not-announced' },
    });
  });

  it('names a kind that is drawn of an event', async () => {
    expect(await ask(['tapete/fiscal'], {}, { kind: 'LM' })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });
});
