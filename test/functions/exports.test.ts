import { describe, expect, it } from 'vitest';
import type { CageFactOf } from '../../domain/cage/facts.ts';
import type { FiscalFact } from '../../domain/fiscal/fiscal.ts';
import { ZERO } from '../../domain/money/centavos.ts';
import type { Instant } from '../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { GENESIS_HASH } from '../../events/commit.ts';
import { gatherDay } from '../../functions/exports/day/gatherDay.ts';
import { editionsOf } from '../../functions/exports/record.ts';
import type { Sealer } from '../../functions/exports/seal.ts';
import { fileKey, readModel } from '../../functions/papers/paperRef.ts';
import { monthJob } from '../../functions/papers/printing/month.ts';
import { IN_EXPORT } from '../../functions/proof/exportFormat.ts';
import { verifyFolder } from '../../functions/proof/verify/verifyFolder.ts';
import { keys } from '../../functions/shared/keys.ts';
import { loadRegistry } from '../../functions/shared/registry.ts';
import { commitAfter } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { changeShift, readTill } from '../../functions/shared/till.ts';
import type { PaperKind } from '../../reports/model/kinds.ts';
import { announce, by, sell } from '../domain/tournament/sitAndGo.ts';
import { LETTERHEAD } from '../reports/fixtures/letterhead.ts';
import { factsOf, rowsOf, tableOf } from '../reports/golden/reading.ts';
import {
  drawnAndPlayed,
  folderOf,
  JORNADA,
  runExport,
  settledDay,
  T,
} from './support/exportedDay.ts';
import { commitOf, OPERATOR, recordShift } from './support/press.ts';
import { standIn } from './support/standIn.ts';

describe('The export of a jornada', () => {
  it('tells every table and event settled, incidents and differences [R123-IV-6.p4]', async () => {
    const { sealer } = await settledDay();
    const { report } = await runExport(sealer);
    const paper = await readModel(sealer.archive, report.modelKey);
    expect(paper).toMatchObject({ kind: 'IJ', number: '0001-00000001', version: 1 });
    expect(factsOf(paper)).toMatchObject({
      Liquidaciones: '1 mesa, 1 evento',
      Conciliación: 'Sin diferencias',
      'Sin liquidar': '0 eventos',
    });
    expect(rowsOf(paper, 'mesas')[0]?.slice(0, 4)).toEqual([
      ...['Sit & Go', '14-0021', '20', 'LM 0001-00000001'],
    ]);
    expect(rowsOf(paper, 'eventos')[0]?.[3]).toBe('Liquidado');
    expect(rowsOf(paper, 'incidencias')[0]?.slice(2, 3)).toEqual(['Descalificación']);
    expect(rowsOf(paper, 'diferencias')).toHaveLength(4);
    // The acta with which it was started [R123-IV-11].
    expect(rowsOf(paper, 'fiscalizacion')[0]?.slice(1)).toEqual([
      ...['Acta 44/2014, al iniciar', '14-0021', 'Fiscalizador: Rossi, Carla', '1001'],
    ]);
    expect(JSON.stringify(paper)).not.toMatch(/Muñoz|30000100/);
  });

  it('holds what its reader needs to prove it, and proves it', async () => {
    const { sealer } = await settledDay();
    const folder = await folderOf(sealer, await runExport(sealer));
    expect([...folder.keys()].sort()).toEqual([
      'LEAME.txt',
      'informe/IJ-0001-00000001_v1.pdf',
      'informe/IJ-0001-00000001_v1.xlsx',
      'libros/LM-0001-00000001_v1.xlsx',
      'libros/LT-0001-00000001_v1.xlsx',
      'manifest.json',
      'manifest.sig',
      'papeles/AS-0001-00000001_v1.pdf',
      'papeles/LM-0001-00000001_v1.pdf',
      'papeles/LT-0001-00000001_v1.pdf',
      'prueba/anchor.json',
      'prueba/anchor.sig',
      'prueba/commits/tournament_T1.json',
      'prueba/informe.json',
      'prueba/paths.json',
      'public-key.pem',
      'verify.mjs',
    ]);
    const { problems, counts } = verifyFolder(folder);
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ files: 15, draws: 1 });
  });

  it('is found by a rerun, and a late fact makes a numbered supplement', async () => {
    const { sealer, table } = await settledDay();
    const first = await runExport(sealer);
    const later = { ...sealer.ports, now: () => '2014-05-12T12:00:00.000Z' as Instant };
    const again = await runExport({ ...sealer, ports: later });
    expect(again).toEqual(first);

    await fileLate(sealer);
    const second = await runExport({ ...sealer, ports: later });
    expect(second).toMatchObject({
      edition: 2,
      report: { documentId: 'IJ-0001-00000001', version: 2 },
    });
    const paper = await readModel(sealer.archive, second.report.modelKey);
    expect(paper.replaces).toEqual({
      version: 1,
      reason: 'Suplemento: hechos posteriores a la exportación anterior.',
    });
    expect(verifyFolder(await folderOf(sealer, second)).problems).toEqual([]);
    expect(await editionsOf(table, OPERATOR, JORNADA)).toHaveLength(2);
  });

  it.each(['LD', 'IM'] as const)(
    'has no %s of the operator, which makes no supplement',
    async (kind) => {
      const { sealer } = await settledDay();
      const first = await runExport(sealer);
      await fileLate(sealer, kind);
      expect(await runExport(sealer)).toEqual(first);
      const { papers, said } = await gatherDay(sealer.ports, OPERATOR, JORNADA);
      expect(papers.map((paper) => paper.kind)).not.toContain(kind);
      expect(JSON.stringify(said.papers)).not.toContain(`${kind} 0001`);
    },
  );

  it('counts the papers of one player, which it does not hold', async () => {
    const { sealer } = await settledDay();
    await fileLate(sealer, 'VC', 'E1');
    const record = await runExport(sealer);
    const paper = await readModel(sealer.archive, record.report.modelKey);
    const { note } = tableOf(paper, 'papeles');
    expect(note).toContain('No va en la exportación un papel de un jugador (1 VC)');
    const folder = await folderOf(sealer, record);
    expect([...folder.keys()].join()).not.toContain('VC-');
    expect(verifyFolder(folder).problems).toEqual([]);
  });

  it('is signed off without another edition; the next one tells who signed off which', async () => {
    const { sealer, table } = await settledDay();
    const { manifestSha256 } = await runExport(sealer);
    const signedOff: FiscalFact = {
      type: 'SignedOff',
      of: JORNADA,
      signOff: {
        ...{ signOffId: 's1', edition: 1, manifestSha256: manifestSha256 ?? '' },
        remark: 'Sin observaciones',
      },
      by: { legajo: 'F-77', name: 'F. Iscal', role: 'fiscalizador' },
      occurredAt: '2014-05-10T15:00:00.000Z' as Instant,
      jornada: JORNADA,
    };
    const start = { state: null, sequence: 0, hash: GENESIS_HASH };
    const stream = streamOf.fiscal(JORNADA);
    await table.write([commitAfter(start, [signedOff], commitOf(stream))]);
    expect((await runExport(sealer)).edition).toBe(1);
    await fileLate(sealer);
    expect(await replacedInMonth(sealer)).toEqual([false]);
    const { report, edition } = await runExport(sealer);
    expect(await replacedInMonth(sealer)).toEqual([true]);
    const paper = await readModel(sealer.archive, report.modelKey);
    expect(edition).toBe(2);
    expect(rowsOf(paper, 'fiscalizacion')[1]?.slice(1)).toEqual([
      'Conformidad con la edición 1 reemplazada',
      '—',
      `Manifiesto ${manifestSha256?.slice(0, 16)}. Sin observaciones`,
      'F-77',
    ]);
  });

  it('of a jornada without movement is a report of zeros', async () => {
    const { sealer } = await settledDay([announce({ jornada: '2014-05-11' as never })]);
    const record = await runExport(sealer);
    const paper = await readModel(sealer.archive, record.report.modelKey);
    expect(factsOf(paper)['Liquidaciones']).toBe('Sin movimiento');
    expect(verifyFolder(await folderOf(sealer, record)).problems).toEqual([]);
  });

  it('tells what was sold for an event of another, and the desk that rendered none', async () => {
    const later = announce({ jornada: '2014-05-11' as never });
    const { sealer, table } = await settledDay([later, ...sell('E1', 'E2'), refund('E2')]);
    const sold = { desk: 3, legajo: 'L-1', jornada: JORNADA, tournamentId: T, code: 'IN' };
    const row = (at: string, amount: number, more: object = {}) => ({
      ...{ pk: keys.movements(OPERATOR, 3, null), sk: keys.movementSk(at, T, 1, 0) },
      ...{ ...sold, kind: 'sale', means: 'cash', entryId: 'E1', at, amount, ...more },
    });
    const rows = [
      row('2014-05-09T23:00:00.000Z', 1_250_010),
      row('2014-05-10T01:00:00.000Z', -937_510, { legajo: 'L-2' }),
      row('2014-05-10T12:00:00.000Z', 5_000, { jornada: '2014-05-10' }),
    ];
    for (const put of rows) await table.write([{ put, when: 'absent' }]);
    const record = await runExport(sealer);
    const paper = await readModel(sealer.archive, record.report.modelKey);
    expect(factsOf(paper)).toMatchObject({
      Liquidaciones: 'Sin liquidaciones; 2 compras para otros eventos',
      Conciliación: '1 caja sin rendición',
    });
    const [first] = rowsOf(paper, 'otras');
    expect([first?.[0], ...(first ?? []).slice(2, 4)]).toEqual(['14-0021', '11/05/2014', '2']);
    expect(rowsOf(paper, 'cajas')[0]?.slice(0, 3)).toEqual(['3', 'L-1, L-2', 'Sin rendición']);
    expect(rowsOf(paper, 'diferencias')[0]?.[0]?.replaceAll('\u00a0', ' ')).toBe(
      'Caja 3, cobró $ 12.500,10 y pagó $ 9.375,10',
    );
    expect(rowsOf(paper, 'incidencias')[0]?.[2]).toBe('Devolución');
    expect(verifyFolder(await folderOf(sealer, record)).problems).toEqual([]);
  });

  it('has the shifts under which money moved, however long ago they began [R123-IV-1.4.p3]', async () => {
    const later = announce({ jornada: '2014-05-11' as never });
    const { sealer, table } = await settledDay([later]);
    const opened = (shiftId: string, day: number, desk = 3) => ({
      ...{ type: 'ShiftOpened' as const, shiftId, desk, float: ZERO, by: by('cashier').by },
      ...{ occurredAt: `2014-05-0${day}T23:00:00.000Z` as Instant, jornada: `2014-05-0${day}` },
    });
    for (const [shiftId, day, desk] of [
      ['before', 5, 3],
      ['long', 6, 3],
      ['day', 9, 4],
      ...Array.from({ length: 120 }, (_, index) => [`other ${index}`, 8, 9] as const),
    ] as const)
      await recordShift(table, shiftId, [opened(shiftId, day, desk) as CageFactOf<'ShiftOpened'>]);
    const at = '2014-05-09T23:00:00.000Z';
    const moved = (shiftId: string) => ({
      ...{ pk: keys.movements(OPERATOR, 3, shiftId), sk: keys.movementSk(at, T, 1, 0) },
      ...{ desk: 3, legajo: 'L-1', jornada: JORNADA, tournamentId: T, code: 'IN', at },
      ...{ kind: 'sale', means: 'cash', entryId: 'E1', amount: 70_000 },
    });
    for (const desk of [3, 4])
      await table.write([changeShift(await readTill(table, OPERATOR, desk), 'long')]);
    await table.write([{ put: moved('long'), when: 'absent' }]);
    const paper = await readModel(sealer.archive, (await runExport(sealer)).report.modelKey);
    const { legajo } = by('cashier').by;
    expect(rowsOf(paper, 'cajas').map((row) => row.slice(0, 3))).toEqual([
      ['3', legajo, 'Abierto, del 06/05/2014'],
      ['4', legajo, 'Abierto'],
      ['Sin rendir, 1 caja («Diferencias y su revisión»)', '', ''],
    ]);
    expect(factsOf(paper)['Conciliación']).toBe('1 caja sin rendición');
  });

  it('says of an event sold in several jornadas that not all of its tables are here [R123-IV-6.p4]', async () => {
    const eve = {
      jornada: '2014-05-08' as never,
      occurredAt: '2014-05-08T23:00:00.000Z' as Instant,
    };
    const presold = drawnAndPlayed().map((one) =>
      one.type === 'AnnounceTournament' ||
      ('entryId' in one &&
        one.entryId === 'E1' &&
        (one.type === 'TakeEntryForm' || one.type === 'PayEntry'))
        ? { ...one, ...eve }
        : one,
    );
    const { sealer } = await settledDay(presold);
    const paper = await readModel(sealer.archive, (await runExport(sealer)).report.modelKey);
    expect(rowsOf(paper, 'eventos')[0]?.[3]).toBe('Liquidado, varias jornadas');
    expect(rowsOf(paper, 'eventos')[0]?.[5]).not.toBe(rowsOf(paper, 'mesas').at(-1)?.[4]);
    expect(paper.checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  it('says which events are not settled yet', async () => {
    const { sealer } = await settledDay(drawnAndPlayed().slice(0, 27));
    const record = await runExport(sealer);
    const paper = await readModel(sealer.archive, record.report.modelKey);
    expect(rowsOf(paper, 'eventos')[0]?.slice(2, 4)).toEqual(['—', 'Sin liquidar: en juego']);
    expect(factsOf(paper)['Sin liquidar']).toBe('1 evento');
  });

  it('takes up where a run was cut off', async () => {
    const { sealer } = await settledDay();
    const cut = { ...sealer, signer: { ...sealer.signer, sign: failAfter(1, sealer.signer.sign) } };
    await expect(runExport(cut)).rejects.toThrow('no signature');
    const later = { ...sealer.ports, now: () => '2014-05-12T12:00:00.000Z' as Instant };
    const record = await runExport({ ...sealer, ports: later });
    expect(record).toMatchObject({ edition: 1, anchor: 1 });
    expect(verifyFolder(await folderOf(sealer, record)).problems).toEqual([]);
  });

  it('is not sent off when it does not hold', async () => {
    const { sealer } = await settledDay();
    const bad = async () => Buffer.from('3006020101020101', 'hex');
    await runExport(sealer);
    const other = await settledDay();
    const first = failAfter(1, other.sealer.signer.sign, bad);
    await expect(
      runExport({ ...other.sealer, signer: { ...other.sealer.signer, sign: first } }),
    ).rejects.toThrow(`${IN_EXPORT.manifest}: su firma`);
  });
});

/** Whether the report of the month marks each sign-off as one of an edition replaced since. */
const replacedInMonth = async ({ ports }: Sealer): Promise<boolean[]> => {
  const registry = await loadRegistry(ports, OPERATOR);
  const order = { operator: OPERATOR, month: JORNADA.slice(0, 7), venue: undefined };
  const { build } = await monthJob(ports, registry, order);
  const number = { point: 1, number: 1 };
  const paper = build({ letterhead: LETTERHEAD, number, version: 1 });
  return rowsOf(paper, 'conformidades')
    .slice(0, -1)
    .map((row) => row[4]?.includes('Edición 1 reemplazada') ?? false);
};

const refund = (entryId: string): TournamentCommand => ({
  ...{ type: 'RefundEntry', entryId, refundId: 'refund', means: 'cash', desk: 3 },
  ...by('cashier'),
});

/** Works so many times; then it fails, or answers something else. */
const failAfter = <Answer>(
  times: number,
  work: (bytes: Uint8Array) => Promise<Answer>,
  otherwise: () => Promise<Answer> = () => Promise.reject(new Error('no signature')),
) => {
  let done = 0;
  return (bytes: Uint8Array) => (++done > times ? otherwise() : work(bytes));
};

const fileLate = async (
  { archive, ports }: Sealer,
  kind: PaperKind = 'CR',
  entryId: string | null = null,
): Promise<void> => {
  const paper = { ...latePaper(kind), entryId };
  const body = await standIn('pdf', { ...paper, issuedAt: '2014-05-10T15:00:00.000Z' });
  const file = await archive.putOnce(fileKey(paper, 'file.pdf'), body, 'application/pdf');
  const put = { ...paper, files: [{ format: 'pdf', ...file }] };
  await ports.table.write([{ put, when: 'absent' }]);
};

const latePaper = (kind: PaperKind) => ({
  ...keys.paper(OPERATOR, `${kind}-0001-00000001`, 1),
  ...keys.paperIndexes({
    operator: OPERATOR,
    tournamentId: null,
    jornada: JORNADA,
    documentId: `${kind}-0001-00000001`,
    version: 1,
  }),
  operator: OPERATOR,
  documentId: `${kind}-0001-00000001`,
  kind,
  number: { point: 1, number: 1 },
  version: 1,
  copy: 1,
  tournamentId: null,
  jornada: JORNADA,
  entryId: null,
  status: 'filed',
  hash: 'c'.repeat(64),
  voided: null,
  revision: 1,
});
