import { createHash } from 'node:crypto';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { fileOnce } from '../../../functions/documents/register.ts';
import { exportKey } from '../../../functions/exports/contents.ts';
import { prepareExport } from '../../../functions/exports/prepare.ts';
import type { ExportRecord } from '../../../functions/exports/record.ts';
import { type Sealer, sealExport } from '../../../functions/exports/seal.ts';
import { issueEventPapers } from '../../../functions/papers/orders/eventSettlement.ts';
import { issueTableSettlement } from '../../../functions/papers/orders/tableSettlement.ts';
import { fileKey, type PaperRef, readModel } from '../../../functions/papers/paperRef.ts';
import type { Press } from '../../../functions/papers/press.ts';
import { IN_EXPORT, type Manifest } from '../../../functions/proof/exportFormat.ts';
import { keys } from '../../../functions/shared/keys.ts';
import { expandSeed } from '../../../functions/shared/seeds.ts';
import { PAPER_KINDS, type PaperKind } from '../../../reports/model/kinds.ts';
import {
  bustDownTo,
  close,
  confirm,
  disqualify,
  lock,
  settlementFiled,
  start,
} from '../../domain/tournament/inPlay.ts';
import { announce, draw, entryIds, sell, takeSeat } from '../../domain/tournament/sitAndGo.ts';
import { history } from '../../support/given.ts';
import { OPERATOR, pressAfter } from './press.ts';
import { memorySigner } from './signer.ts';
import { standIn } from './standIn.ts';

export const T = 'T1';
export const JORNADA = '2014-05-09' as Jornada;
const SEED = 'ab'.repeat(32);

/** A Sit & Go whose seats were drawn from a seed, up to its settlement. */
export const drawnAndPlayed = (): TournamentCommand[] => [
  ...drawn(),
  ...seatsDrawn().map(({ entryId, seat }) => takeSeat(entryId, seat)),
  start(),
  lock(),
  ...bustDownTo(3, 7),
  disqualify(60, { E2: 20_000 }),
  close(),
  confirm('E1'),
  settlementFiled(),
];

const drawn = (): TournamentCommand[] => [
  announce({}, { seedHash: createHash('sha256').update(SEED).digest('hex') }),
  ...sell(...entryIds(7)),
  draw('draw 1', {
    draw: {
      method: 'system',
      seed: SEED,
      nextSeedHash: 'hash-2',
      seedMatches: true,
      words: expandSeed(SEED, 64),
    },
  }),
];

const seatsDrawn = () => {
  const fact = history(...drawn()).at(-1);
  return fact?.type === 'SeatsDrawn' ? fact.seats : [];
};

/** The house after that evening, its papers filed, ready to export. */
export const settledDay = async (commands: readonly TournamentCommand[] = drawnAndPlayed()) => {
  const { press, table, items } = await pressAfter(T, commands);
  await table.write([{ put: summary(commands[0]), when: 'absent' }]);
  const order = { operator: OPERATOR, tournamentId: T, closing: 1 };
  if (commands.some(({ type }) => type === 'CloseTournament')) {
    const { paper } = await issueTableSettlement(press, { ...order, jornada: JORNADA, table: 20 });
    const { settlement, acta } = await issueEventPapers(press, order);
    for (const one of [paper, settlement, ...(acta ? [acta] : [])]) await filePaper(press, one);
  }
  const verifier = Buffer.from('// the verifier\n'.repeat(100));
  const sealer: Sealer = { ...press, signer: memorySigner(), verifier };
  return { sealer, table, items };
};

/** The view by which lists find the event. */
const summary = (announced: TournamentCommand | undefined) => {
  if (announced?.type !== 'AnnounceTournament') throw new Error('The first command announces.');
  const { characteristics } = announced;
  const { venue } = characteristics;
  const jornada =
    'days' in characteristics ? characteristics.days[0]?.jornada : characteristics.jornada;
  if (jornada === undefined) throw new Error('It has a day.');
  return {
    ...keys.tournamentSummary(OPERATOR, T),
    gsi1pk: keys.tournamentsIndex(OPERATOR),
    gsi1sk: keys.tournamentsIndexSk(jornada, T),
    tournamentId: T,
    venue,
  };
};

/** Files a paper with files that stand for the drawn ones. */
export const filePaper = async ({ archive, ports }: Press, ref: PaperRef): Promise<void> => {
  const { issuedAt } = await readModel(archive, ref.modelKey);
  const files = await Promise.all(
    PAPER_KINDS[kindOf(ref)].formats.map(async (format) => {
      const body = await standIn(format, { ...ref, issuedAt });
      const key = fileKey(ref, `file.${format}`);
      return { format, ...(await archive.putOnce(key, body, 'application/octet-stream')) };
    }),
  );
  await fileOnce(ports.table, ref, ref.hash, files);
};

const kindOf = ({ documentId }: PaperRef) => documentId.split('-')[0] as PaperKind;

/** Runs the export of the day as its state machine does. */
export const runExport = async (sealer: Sealer): Promise<ExportRecord> => {
  const prepared = await prepareExport(sealer, OPERATOR, JORNADA);
  if (!prepared.sealed) await filePaper(sealer, prepared.paper);
  return sealExport(sealer, prepared);
};

/** The folder of an export as its reader has it. */
export const folderOf = async (
  { archive }: Sealer,
  record: ExportRecord,
): Promise<Map<string, Uint8Array>> => {
  const read = (path: string) => archive.read(exportKey(record, `folder/${path}`));
  const manifest = await read(IN_EXPORT.manifest);
  const { files } = JSON.parse(Buffer.from(manifest).toString()) as Manifest;
  const folder = new Map<string, Uint8Array>([
    [IN_EXPORT.manifest, manifest],
    [IN_EXPORT.signature, await read(IN_EXPORT.signature)],
  ]);
  for (const { path } of files) folder.set(path, await fileOf(path));
  return folder;

  async function fileOf(path: string): Promise<Uint8Array> {
    const [, documentId, version, format] = /\/(.+)_v(\d+)\.(\w+)$/.exec(path) ?? [];
    if (!documentId || path.startsWith('prueba/')) return read(path);
    return archive.read(
      fileKey({ operator: OPERATOR, documentId, version: Number(version) }, `file.${format}`),
    );
  }
};
