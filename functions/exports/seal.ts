import type { PaperRecord } from '../documents/paperRecord.ts';
import { findPaper } from '../documents/register.ts';
import type { Press } from '../papers/press.ts';
import { anchorKeys } from '../proof/anchors.ts';
import { IN_EXPORT, type ListedFile, type Manifest, paperPath } from '../proof/exportFormat.ts';
import { fingerprintOf } from '../proof/signing.ts';
import { bytesOf, sha256 } from '../proof/statement.ts';
import { type Notary, takeAnchor } from '../proof/takeAnchor.ts';
import { verifyFolder } from '../proof/verify/verifyFolder.ts';
import { zipOf } from '../shared/zip.ts';
import { exportKey, readContents } from './contents.ts';
import { evidenceOf } from './evidence.ts';
import { readmeOf } from './readme.ts';
import { changeExport, type ExportName, type ExportRecord, readExport } from './record.ts';

/** What sealing needs of the world. */
export type Sealer = Press & Pick<Notary, 'signer'> & { readonly verifier: Uint8Array };

/** The one file that is the whole folder, beside it in the archive. */
export const EXPORT_ZIP = 'export.zip';

/**
 * Fills the folder of an edition, signs its manifest and files everything under the lock of the
 * archive. It is verified as its reader will before it is signed off. Done again, it finds what
 * is filed: the first bytes of each file stand.
 *
 * @throws {Error} when what would be sent does not hold
 */
export const sealExport = async (sealer: Sealer, name: ExportName): Promise<ExportRecord> => {
  const { table } = sealer.ports;
  const record = await anchored(sealer, await readExport(table, name));
  if (record.manifestSha256 !== null) return record;
  const folder = await fill(sealer, record);
  const manifest = bytesOf(await manifestOf(sealer, record, folder));
  const filed = await keep(sealer, record, IN_EXPORT.manifest, manifest);
  if (!filed.equals(manifest)) throw new Error(`Another manifest of ${record.jornada} is filed.`);
  folder.set(IN_EXPORT.manifest, filed);
  const signature = Buffer.from(await sealer.signer.sign(filed));
  folder.set(IN_EXPORT.signature, await keep(sealer, record, IN_EXPORT.signature, signature));
  const { problems } = verifyFolder(folder, Buffer.from(await sealer.signer.publicKeyPem()));
  if (problems.length > 0) throw new Error(`The export does not hold: ${problems.join(' ')}`);
  await sealer.archive.putOnce(
    exportKey(record, EXPORT_ZIP),
    await zipOf(folder),
    'application/zip',
  );
  return changeExport(table, name, (now) => ({ ...now, manifestSha256: sha256(filed) }));
};

/** The anchor that an edition hangs from is taken once, with its papers and streams for sure. */
const anchored = async (sealer: Sealer, record: ExportRecord): Promise<ExportRecord> => {
  if (record.anchor !== null) return record;
  const { papers, streams } = await readContents(sealer.archive, record);
  const { documentId, version } = record.report;
  const surely = { streams, papers: [...papers, { documentId, version }] };
  const { number } = await takeAnchor(sealer, record.operator, surely);
  return changeExport(sealer.ports.table, record, (now) => ({
    ...now,
    anchor: now.anchor ?? number,
  }));
};

/** Every file but manifest and signature, by path. */
const fill = async (sealer: Sealer, record: ExportRecord): Promise<Map<string, Buffer>> => {
  const { archive, signer } = sealer;
  const contents = await readContents(archive, record);
  const report = await filedPaper(sealer, record, record.report);
  const papers = await Promise.all(
    contents.papers.map((paper) => filedPaper(sealer, record, paper)),
  );
  const pem = await signer.publicKeyPem();
  const at = anchorKeys(record.operator, record.anchor ?? 0);
  const evidence = await evidenceOf(sealer, record, contents, [report, ...papers]);
  const readme = readmeOf(record, fingerprintOf(pem), sealer.verifyBaseUrl);
  const own: [string, Uint8Array][] = [
    ...evidence,
    [IN_EXPORT.anchor, await archive.read(at.statement)],
    [IN_EXPORT.anchorSignature, await archive.read(at.signature)],
    [IN_EXPORT.key, Buffer.from(pem)],
    [IN_EXPORT.verifier, sealer.verifier],
    [IN_EXPORT.readme, Buffer.from(readme, 'utf8')],
  ];
  const folder = new Map<string, Buffer>();
  for (const paper of [report, ...papers])
    for (const { format, key } of paper.files)
      folder.set(paperPath(paper, format), Buffer.from(await archive.read(key)));
  for (const [path, body] of own) folder.set(path, await keep(sealer, record, path, body));
  return new Map([...folder].sort(([one], [other]) => (one < other ? -1 : 1)));
};

/** @throws {Error} when the paper is not filed */
const filedPaper = async (
  { ports }: Sealer,
  { operator }: ExportName,
  { documentId, version }: Pick<PaperRecord, 'documentId' | 'version'>,
): Promise<PaperRecord> => {
  const paper = await findPaper(ports.table, operator, documentId, version);
  if (paper?.status !== 'filed') throw new Error(`The paper ${documentId} is not filed.`);
  return paper;
};

/** Files one file of the folder, and gives the bytes that then lie there. */
const keep = async (
  { archive }: Sealer,
  name: ExportName,
  path: string,
  body: Uint8Array,
): Promise<Buffer> => {
  const key = exportKey(name, `folder/${path}`);
  await archive.putOnce(key, body, 'application/octet-stream');
  return Buffer.from(await archive.read(key));
};

const manifestOf = async (
  { signer }: Sealer,
  record: ExportRecord,
  folder: ReadonlyMap<string, Uint8Array>,
): Promise<Manifest> => {
  const { operator, jornada, edition, report, preparedAt } = record;
  const { documentId, version, hash } = report;
  const anchor = JSON.parse(String(folder.get(IN_EXPORT.anchor)));
  const files: ListedFile[] = [...folder].map(([path, bytes]) => ({
    path,
    bytes: bytes.byteLength,
    sha256: sha256(bytes),
  }));
  return {
    format: 'tapete-export/1',
    operator,
    jornada,
    edition,
    report: { documentId, version, hash },
    issuedAt: preparedAt,
    key: fingerprintOf(await signer.publicKeyPem()),
    anchor: { number: anchor.number, root: anchor.root },
    files,
  };
};
