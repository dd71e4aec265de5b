import type { Jornada } from '../../domain/time/jornada.ts';
import { deliverExport } from '../exports/deliver.ts';
import { type PreparedExport, prepareExport } from '../exports/prepare.ts';
import type { ExportName } from '../exports/record.ts';
import { sealExport } from '../exports/seal.ts';
import { loadVerifier } from '../exports/verifier.ts';
import { press } from '../papers/press.ts';
import { lastAnchor } from '../proof/anchors.ts';
import { takeAnchor } from '../proof/takeAnchor.ts';
import { mailer } from '../shared/cloud/mailer.ts';
import { signer } from '../shared/cloud/signer.ts';
import { environment } from '../shared/runtime.ts';

type ExportTask =
  | { readonly task: 'take-anchor'; readonly operator: string; readonly day: string }
  | { readonly task: 'prepare-export'; readonly operator: string; readonly jornada: Jornada }
  | ({ readonly task: 'seal-export' | 'deliver-export' } & ExportName);

/** The tasks that sign and send. Each may run again: it finds what it did before. */
export const handler = async (order: ExportTask): Promise<object> => {
  switch (order.task) {
    case 'take-anchor':
      return anchorNight(order);
    case 'prepare-export':
      return prepare(order);
    case 'seal-export':
      return seal(order);
    case 'deliver-export':
      return deliver(order);
  }
};

/** The anchor of a night, unless one was taken since its day began. */
const anchorNight = async ({ operator, day }: { operator: string; day: string }) => {
  const { ports, archive } = press();
  const last = await lastAnchor(ports.table, operator);
  if (last && last.day >= day) return { number: last.number };
  const { number } = await takeAnchor({ ports, archive, signer: signer() }, operator);
  return { number };
};

const prepare = ({
  operator,
  jornada,
}: {
  operator: string;
  jornada: Jornada;
}): Promise<PreparedExport> => prepareExport(press(), operator, jornada);

const seal = async ({ operator, jornada, edition }: ExportName) => {
  const sealer = { ...press(), signer: signer(), verifier: loadVerifier() };
  const { manifestSha256 } = await sealExport(sealer, { operator, jornada, edition });
  return { operator, jornada, edition, manifestSha256 };
};

const deliver = async ({ operator, jornada, edition }: ExportName) => {
  const courier = {
    ...press(),
    signer: signer(),
    mailer: mailer(),
    from: environment('MAIL_FROM'),
    apiBaseUrl: environment('API_BASE_URL'),
  };
  const { deliveries } = await deliverExport(courier, { operator, jornada, edition });
  return { operator, jornada, edition, deliveries: deliveries.length };
};
