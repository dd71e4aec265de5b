import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import type { PublishedData } from '../../events/catalogue.ts';
import { paperVersions } from '../../functions/documents/register.ts';
import { historyNow } from '../../functions/papers/history.ts';
import {
  printCount,
  printRace,
  printReceipt,
  voidReceipt,
} from '../../functions/papers/orders/chipControl.ts';
import { fileKey } from '../../functions/papers/paperRef.ts';
import { entryJob } from '../../functions/papers/printing/entry.ts';
import { eventJob } from '../../functions/papers/printing/event.ts';
import { printPaper } from '../../functions/papers/printing/print.ts';
import { type TablePaper, tableJob } from '../../functions/papers/printing/table.ts';
import { bag, count, low, race, saturday } from '../domain/tournament/bagging.ts';
import { on, underWay } from '../domain/tournament/chips.ts';
import { bySystem, characteristics, move } from '../domain/tournament/multiTable.ts';
import { pay, takeForm } from '../domain/tournament/sitAndGo.ts';
import { factsOf, rowsOf, tableOf } from '../reports/golden/reading.ts';
import { drawnAndPlayed } from './support/exportedDay.ts';
import { OPERATOR, pressAfter } from './support/press.ts';

const event = { operator: OPERATOR, tournamentId: 'T1' };
const there = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8'];
const days = [...characteristics.days, saturday];
const playing = underWay([4, 4], there, { days });
type Room = Awaited<ReturnType<typeof pressAfter>>;

const known = async ({ press }: Room) => ({
  ...event,
  ...(await historyNow(press.ports, event)),
  ports: press.ports,
});
const ofTable = async (room: Room, kind: TablePaper, table: number, forNextCount = false) =>
  printPaper(room.press, OPERATOR, tableJob(kind, { ...(await known(room)), table, forNextCount }));
const said = ({ read }: Room, paper: Awaited<ReturnType<typeof ofTable>>) =>
  read(fileKey(paper, 'model.json'));

describe('The count sheet of a table [R123-IV-7.1.p2]', () => {
  it('is prefilled with seats and player numbers, to be filled in', async () => {
    const room = await pressAfter('T1', playing);
    const paper = await said(room, await ofTable(room, 'CC', 2));
    expect(paper.subtitle).toMatch(/^Mesa 2 · /);
    expect(rowsOf(paper, 'conteo').map((row) => row.slice(0, 2))).toEqual([
      ['1', '5'],
      ['2', '6'],
      ['3', '7'],
      ['4', '8'],
      ['Total', ''],
    ]);
    expect(rowsOf(paper, 'conteo').map((row) => row[3])).toEqual(Array(5).fill('_'.repeat(24)));
    expect(JSON.stringify(paper.blocks)).not.toContain('mesa_control');
  });

  it('is filed at once for each table counted, with the difference [R123-IV-7]', async () => {
    const all = { 1: { 1: 9_500, 2: 10_000, 3: 10_000, 4: 10_000 } };
    const two = { 2: { 1: 20_000, 2: 10_000, 3: 5_000, 4: 5_000 } };
    const room = await pressAfter('T1', [...playing, count({ ...all, ...two })]);
    const blank = await ofTable(await pressAfter('T1', playing), 'CC', 1);
    expect(blank.version).toBe(1);
    const fact = { ...event, countId: 'count 1' } as PublishedData<'ChipsInPlayCounted'>;
    await printCount(room.press, fact);
    await printCount(room.press, fact);
    const paper = await said(room, await ofTable(room, 'CC', 2));
    expect(paper).toMatchObject({ version: 1, number: '0001-00000002' });
    expect(rowsOf(paper, 'conteo').at(-1)).toEqual(['Total', '', '', '40.000']);
    expect(rowsOf(paper, 'mesa_control')).toEqual([
      ['2', '79.500', '80.000', '-500', 'No conforme'],
    ]);
    expect(await paperVersions(room.table, OPERATOR, 'CC-0001-00000003')).toEqual([]);
  });

  it('says that a count of some tables is compared with nothing', async () => {
    const sheet = { 1: { 1: 9_000, 2: 9_000, 3: 9_000, 4: 9_000 } };
    const room = await pressAfter('T1', [...playing, count(sheet)]);
    const paper = await said(room, await ofTable(room, 'CC', 1));
    expect(rowsOf(paper, 'mesa_control')).toEqual([['1', '36.000', '—', '—', 'Recuento parcial']]);
  });

  it('becomes a second sheet for the next count, not a new version of the first', async () => {
    const sheet = { 1: { 1: 9_000, 2: 9_000, 3: 9_000, 4: 9_000 } };
    const room = await pressAfter('T1', [...playing, count(sheet)]);
    const first = await ofTable(room, 'CC', 1);
    const next = await ofTable(room, 'CC', 1, true);
    expect(next.documentId).not.toBe(first.documentId);
    expect(factsOf(await said(room, next))['Recuento de la mesa']).toBe('N.º\u00a02');
  });

  it('is not of a table that nobody sits at', async () => {
    const room = await pressAfter('T1', playing);
    for (const kind of ['CC', 'CR'] as const)
      await expect(ofTable(room, kind, 9)).rejects.toMatchObject({
        code: 'tournament.table-unknown',
      });
  });
});

describe('The sheet of a chip race [R123-IV-7.2] [R123-II-14]', () => {
  const rows = [low(1, 7, 0), low(2, 2), low(3, 1, 0), low(4, 1, 500, false)];
  const dealt = '1Ks 1Qd 1Jd 2Kh 2Td 39d 48d';
  const structure = {
    retirements: [{ denomination: 25 as never, afterLevel: 1 }],
    levels: [
      { level: 1, smallBlind: 25, bigBlind: 50, ante: 0, minutes: 20 },
      { level: 2, smallBlind: 100, bigBlind: 200, ante: 0, minutes: 20 },
      { level: 3, smallBlind: 200, bigBlind: 400, ante: 0, minutes: 20 },
    ] as never,
    breaks: [],
  };
  const raced = [...underWay([4, 4], there, structure), race(1, rows, dealt)];

  it('has exchange, odd chips, cards, winners and who was given a chip [R123-II-15]', async () => {
    const room = await pressAfter('T1', raced);
    await printRace(room.press, {
      ...event,
      raceId: 'race 1',
      table: 1,
    } as PublishedData<'ChipsRaced'>);
    const paper = await said(room, await ofTable(room, 'CR', 1));
    expect(paper.version).toBe(1);
    expect(rowsOf(paper, 'cambio')).toEqual([
      ['1', '1', '7', '1', '3', 'K♠ Q♦ J♦', 'Gana una de 100', '25'],
      ['2', '2', '2', '0', '2', 'K♥ 10♦', 'Gana una de 100', '50'],
      ['3', '3', '1', '0', '1', '9♦', 'Ficha mínima de 100', '75'],
      ['4', '4', '1', '0', '1', '8♦', 'No gana. Ausente', '-25'],
      ['Total', '', '11', '1', '7', '', '', '125'],
    ]);
    expect(paper.keyFigures.map(({ value }) => value)).toMatchObject([
      { value: 400 },
      { value: 275 },
      { value: 125 },
    ]);
    expect(JSON.stringify(paper.blocks)).toContain('nadie más de una ficha');
  });

  it('is a nil sheet before, and the same paper once it is held', async () => {
    const before = await pressAfter('T1', playing);
    const paper = await said(before, await ofTable(before, 'CR', 1));
    expect(JSON.stringify(paper.blocks)).toContain('Sin movimiento');
  });
});

describe('The receipt of chips in safekeeping [R123-IV-7.3.2.p3] [R123-IV-7.3.2.p5]', () => {
  const bagged = [...playing, bag('E1', { 1000: 10, 500: 6, 100: 5 })];
  const order = { ...event, entryId: 'E1', receipt: 1 };
  const asked = async (room: Room) =>
    printPaper(room.press, OPERATOR, await entryJob('CF', { ...(await known(room)) }, 'E1'));

  it('is in triplicate, with the detail of the chips and who keeps each copy', async () => {
    const room = await pressAfter('T1', bagged);
    await printReceipt(room.press, order);
    const paper = await said(room, await asked(room));
    expect(paper.version).toBe(1);
    expect(paper.slips).toEqual([
      expect.stringMatching(/^Original, de la bolsa/),
      expect.stringMatching(/^Duplicado, del jugador/),
      expect.stringMatching(/^Triplicado, del croupier/),
    ]);
    expect(factsOf(paper)).toMatchObject({
      'Nombre completo': 'Muñoz, player E1',
      'Mesa y asiento': '1/1',
      Comprobante: 'N.º\u00a01',
      Precinto: 'P-E1',
      'Fichas de 1.000': '10',
      'Fichas de 500': '6',
      'Fichas de 100': '5',
    });
    expect(paper.keyFigures[0]?.value).toMatchObject({ value: 13_500 });
  });

  it('is marked as void with its bag, which has another one then', async () => {
    const void_ = {
      type: 'VoidBag',
      voidId: 'void 1',
      entryId: 'E1',
      reason: 'Mal contada',
      ...on('supervisor'),
    } as const;
    const room = await pressAfter('T1', [...bagged, void_]);
    await voidReceipt(room.press, order);
    const [paper] = await paperVersions(room.table, OPERATOR, 'CF-0001-00000001');
    expect(paper?.voided?.reason).toBe('Mal contada');
    await expect(asked(room)).rejects.toMatchObject({ code: 'tournament.bag-unknown' });
  });
});

describe('Draws and moves of seats [R123-IV-8] [R123-I-88] [R123-I-92]', () => {
  it('have mechanism, outcome and the order in which tables break', async () => {
    const order = {
      type: 'ChangeBreakOrder',
      changeId: 'order 1',
      order: [2, 1, 3, 4],
      reason: 'Mesa 2 sin luz',
      ...on('director', 5),
    } as const;
    const room = await pressAfter('T1', [...playing, order]);
    const job = await eventJob('SO', await known(room));
    const paper = await said(room, await printPaper(room.press, OPERATOR, job));
    expect(rowsOf(paper, 'actos').map((row) => row.slice(2, 5))).toEqual([
      ['Sorteo inicial', 'Por tarjetas de posición', '8'],
    ]);
    expect(JSON.stringify(paper.blocks)).not.toContain('Se abre');
    expect(rowsOf(paper, 'posiciones_1').map((row) => row.slice(0, 5))).toEqual([
      ['1', '1', '2', '3', '4'],
      ['2', '5', '6', '7', '8'],
    ]);
    expect(rowsOf(paper, 'orden_mesas').at(-1)).toEqual([
      expect.any(String),
      ...['2, 1, 3, 4', 'Mesa 2 sin luz', expect.any(String)],
    ]);
    expect(tableOf(paper, 'orden_mesas').remark).toBe('1 cambio');
  });

  it('name the tables opened for who came late [R123-I-43]', async () => {
    const late: TournamentCommand[] = [
      takeForm('E9', on('cashier', 5)),
      pay('E9', on('cashier', 5)),
      move({ cause: 'late-entry', draw: bySystem(), tables: [3] }, on('director', 6)),
    ];
    const room = await pressAfter('T1', [...playing, ...late]);
    const job = await eventJob('SO', await known(room));
    const paper = await said(room, await printPaper(room.press, OPERATOR, job));
    expect(rowsOf(paper, 'actos').at(-1)?.[2]).toBe('Inscripción tardía. Se abre la mesa 3');
  });

  it('say what text the seed is hashed as, and name the fiscalizador of the acta [R123-IV-8.1]', async () => {
    const before = drawnAndPlayed();
    const room = await pressAfter('T1', before);
    const job = await eventJob('SO', await known(room));
    const paper = await said(room, await printPaper(room.press, OPERATOR, job));
    const { note } = tableOf(paper, 'semillas');
    expect(note).toContain('SHA-256 del texto hexadecimal de la semilla, tal como está impreso');
    const [[, , published], [, , seed]] = rowsOf(paper, 'semillas') as [string[], string[]];
    expect(createHash('sha256').update(seed!, 'utf8').digest('hex')).toBe(published);
    expect(paper.signatures.at(-1)).toMatchObject({ role: 'Fiscalizador', name: 'Rossi, Carla' });
    const unstarted = await pressAfter(
      'T1',
      before.slice(
        0,
        before.findIndex(({ type }) => type === 'StartTournament'),
      ),
    );
    const early = await eventJob('SO', await known(unstarted));
    const first = await said(unstarted, await printPaper(unstarted.press, OPERATOR, early));
    expect(first.signatures.at(-1)?.name).toBeNull();
  });
});
