import { describe, expect, it } from 'vitest';
import type { RegistryFact } from '../../domain/registry/facts.ts';
import { deliverExport } from '../../functions/exports/deliver.ts';
import type { Mail } from '../../functions/exports/mime.ts';
import { keys } from '../../functions/shared/keys.ts';
import { commitAfter } from '../../functions/shared/store.ts';
import { occurredAt } from '../domain/tournament/sitAndGo.ts';
import { JORNADA, runExport, settledDay } from './support/exportedDay.ts';
import { OPERATOR } from './support/press.ts';

const fiscalizer = (fiscalizerId: string): RegistryFact => ({
  type: 'FiscalizerRegistered',
  by: '1001',
  occurredAt,
  jornada: JORNADA,
  fiscalizer: {
    fiscalizerId,
    name: 'Fiscal',
    email: `${fiscalizerId}@lnse.example`,
    from: JORNADA,
    until: null,
  },
});

const exported = async () => {
  const { sealer, table } = await settledDay();
  const registry = await table.get(keys.commit(OPERATOR, 'registry', 1));
  const facts = [fiscalizer('uno'), fiscalizer('dos')];
  const rest = { operator: OPERATOR, stream: 'registry', recordedAt: occurredAt };
  const loaded = { state: null, sequence: 1, hash: String(registry?.['hash']) };
  const made = { ...rest, client: 'test', requestId: 'r', idempotencyKey: 'k' };
  await table.write([commitAfter(loaded, facts, made)]);
  const record = await runExport(sealer);
  const sent: Mail[] = [];
  const refused = new Set<string>();
  const mailer = {
    send: async (mail: Mail) => {
      if (refused.has(mail.to)) throw new Error('MessageRejected');
      sent.push(mail);
      return `id-${sent.length}`;
    },
  };
  const from = 'exportaciones@casino.example';
  const courier = { ...sealer, mailer, from, apiBaseUrl: 'https://api.example' };
  return { courier, record, sent, refused, archive: sealer.archive };
};

describe('The export reaches each fiscalizador', () => {
  it('once, with the report and the whole folder, in words that say the result', async () => {
    const { courier, record, sent } = await exported();
    const delivered = await deliverExport(courier, record);
    await deliverExport(courier, record);
    expect(delivered).toMatchObject({ delivered: true });
    expect(sent.map(({ to }) => to)).toEqual(['uno@lnse.example', 'dos@lnse.example']);
    const [mail] = sent;
    expect(mail?.subject).toBe(
      'Jornada 09/05/2014, edición 1: informe IJ 0001-00000001, Casino de Prueba S.A.',
    );
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([
      'IJ-0001-00000001_v1.pdf',
      'exportacion-2014-05-09-1.zip',
    ]);
    expect(mail?.text).toMatch(/Beneficio líquido a informar\s+\$/);
    expect(mail?.text).toContain(record.manifestSha256);
    expect(mail?.text).not.toContain('https://api.example');
    expect(mail?.text).not.toContain('Qué hay de nuevo');
    expect(mail?.html).toContain(record.manifestSha256);
  });

  it('also when another cannot be reached, who gets it at the next try', async () => {
    const { courier, record, sent, refused } = await exported();
    refused.add('uno@lnse.example');
    await expect(deliverExport(courier, record)).rejects.toThrow('did not reach uno: Error');
    expect(sent.map(({ to }) => to)).toEqual(['dos@lnse.example']);
    refused.clear();
    const { deliveries } = await deliverExport(courier, record);
    expect(sent.map(({ to }) => to)).toEqual(['dos@lnse.example', 'uno@lnse.example']);
    expect(deliveries.map(({ fiscalizerId }) => fiscalizerId)).toEqual(['dos', 'uno']);
  });

  it('as a link that asks for a login when it is too large', async () => {
    const { courier, record, sent } = await exported();
    const large = async (key: string) =>
      key.endsWith('.zip') ? Buffer.alloc(7_000_000) : courier.archive.read(key);
    await deliverExport({ ...courier, archive: { ...courier.archive, read: large } }, record);
    expect(sent[0]?.attachments).toEqual([]);
    expect(sent[0]?.text).toContain('https://api.example/v1/exports/2014-05-09/file?edition=1');
  });
});
