import { fiscalizersOn } from '../../domain/registry/selectors.ts';
import type { Fiscalizer } from '../../domain/registry/state.ts';
import { formatDay } from '../../domain/time/calendar.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { readModel } from '../papers/paperRef.ts';
import type { Press } from '../papers/press.ts';
import { IN_EXPORT } from '../proof/exportFormat.ts';
import { fingerprintOf, type Signer } from '../proof/signing.ts';
import { sha256 } from '../proof/statement.ts';
import { loadRegistry } from '../shared/registry.ts';
import { localTime } from '../shared/time.ts';
import { attachmentsOf } from './attachments.ts';
import { exportKey } from './contents.ts';
import { letterOf } from './letter.ts';
import type { Mailer } from './mailer.ts';
import { changeExport, type ExportName, type ExportRecord, readExport } from './record.ts';

/** What delivering needs of the world. */
export type Courier = Press & {
  readonly signer: Signer;
  readonly mailer: Mailer;
  readonly from: string;
  /** Where who receives a link signs in. */
  readonly apiBaseUrl: string;
};

/**
 * Sends an edition to every fiscalizador registered today who does not have it yet. One that cannot
 * be reached keeps none of the others back.
 *
 * @throws {Error} when somebody was not reached, so that the task comes again, and then alarms
 */
export const deliverExport = async (courier: Courier, name: ExportName): Promise<ExportRecord> => {
  const { ports } = courier;
  const record = await readExport(ports.table, name);
  const registry = await loadRegistry(ports, name.operator);
  const today = formatDay(localTime(ports.now())) as Jornada;
  const waiting = fiscalizersOn(registry, today).filter(
    ({ fiscalizerId }) => !record.deliveries.some((one) => one.fiscalizerId === fiscalizerId),
  );
  const failures: string[] = [];
  if (waiting.length > 0) {
    const letter = await write(courier, record);
    for (const fiscalizer of waiting)
      await send(courier, record, fiscalizer, letter).catch((error: Error) =>
        failures.push(`${fiscalizer.fiscalizerId}: ${error.name}`),
      );
  }
  if (failures.length > 0)
    throw new Error(`The export of ${name.jornada} did not reach ${failures.join(', ')}.`);
  return changeExport(ports.table, name, (now) => ({ ...now, delivered: true }));
};

type Letter = Awaited<ReturnType<typeof write>>;

const write = async (courier: Courier, record: ExportRecord) => {
  const { archive, ports, signer, verifyBaseUrl, apiBaseUrl } = courier;
  const attachments = await attachmentsOf(archive, ports.table, record);
  return {
    attachments,
    ...letterOf({
      record,
      paper: await readModel(archive, record.report.modelKey),
      before: await reportBefore(courier, record),
      fingerprint: fingerprintOf(await signer.publicKeyPem()),
      verifier: sha256(await archive.read(exportKey(record, `folder/${IN_EXPORT.verifier}`))),
      attached: attachments.length > 0,
      verifyBaseUrl,
      apiBaseUrl,
    }),
  };
};

const reportBefore = async ({ archive, ports }: Courier, record: ExportRecord) => {
  if (record.edition === 1) return null;
  const { report } = await readExport(ports.table, { ...record, edition: record.edition - 1 });
  return readModel(archive, report.modelKey);
};

const send = async (
  { mailer, from, ports }: Courier,
  record: ExportRecord,
  { fiscalizerId, email }: Fiscalizer,
  letter: Letter,
): Promise<void> => {
  const at = ports.now();
  const messageId = await mailer.send({ from, to: email, at, ...letter });
  const delivery = { fiscalizerId, at, messageId };
  await changeExport(ports.table, record, (now) => ({
    ...now,
    deliveries: [...now.deliveries, delivery],
  }));
};
