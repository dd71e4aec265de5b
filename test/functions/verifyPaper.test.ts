import { describe, expect, it } from 'vitest';
import { voidPaper } from '../../functions/documents/register.ts';
import { readModel } from '../../functions/papers/paperRef.ts';
import { look } from '../../functions/verify/look.ts';
import { pageOf } from '../../functions/verify/page.ts';
import { runExport, settledDay } from './support/exportedDay.ts';
import { OPERATOR } from './support/press.ts';

const MEANS = {
  key: { fingerprint: 'f'.repeat(64), pem: '-----BEGIN PUBLIC KEY-----\n' },
  verifier: { file: 'verify.mjs', sha256: 'e'.repeat(64) },
};

const exported = async () => {
  const { sealer } = await settledDay();
  const { report } = await runExport(sealer);
  const { hash, verifyUrl } = await readModel(sealer.archive, report.modelKey);
  const [document = '', digest = ''] = verifyUrl.split('/').slice(-2);
  return { ports: sealer.ports, report, hash, document, digest };
};

describe('Who holds a paper asks whether it is authentic', () => {
  it('by the address under its QR, and learns its version and who issued it', async () => {
    const { ports, hash, document, digest } = await exported();
    const paper = await look(ports, document, digest);
    expect(paper).toMatchObject({
      documentId: 'IJ-0001-00000001',
      version: 1,
      status: 'current',
      replacedBy: null,
      issuer: 'Casino de Prueba S.A.',
      authority: 'Lotería Nacional Sociedad del Estado',
      hash,
      lastAnchor: { number: 1 },
    });
    expect(await look(ports, document, hash)).toEqual(paper);
    const page = pageOf(paper, MEANS);
    expect(page).toContain('<h1>Auténtico y vigente</h1>');
    for (const said of [
      hash,
      MEANS.key.fingerprint,
      MEANS.verifier.sha256,
      'Casino de Prueba S.A.',
    ])
      expect(page).toContain(said);
    expect(JSON.stringify(paper) + page).not.toMatch(/legajo|Muñoz|30000100|tournamentId|T1/i);
  });

  it('and learns nothing with a number alone, another hash or another operator’s key', async () => {
    const { ports, hash, document, digest } = await exported();
    expect(await look(ports, document, '0'.repeat(16))).toBeNull();
    expect(await look(ports, 'IJ-0001-00000002', digest)).toBeNull();
    expect(await look(ports, document, `${digest}${'0'.repeat(48)}`)).toBeNull();
    expect(hash.startsWith(digest)).toBe(true);
    expect(pageOf(null, MEANS)).toContain('<h1>No es auténtico</h1>');
  });

  it('and that it is void', async () => {
    const { ports, report, document, digest } = await exported();
    const voided = { reason: 'A nombre de Muñoz', at: '2014-05-11T12:00:00.000Z' as never };
    await voidPaper(ports.table, { ...report, operator: OPERATOR }, voided);
    const paper = await look(ports, document, digest);
    expect(pageOf(paper, MEANS)).toContain('<h1>Auténtico, anulado</h1>');
    expect(JSON.stringify(paper)).not.toContain('Muñoz');
  });

  it('on a page where nothing that was typed becomes markup', async () => {
    const { ports, document, digest } = await exported();
    const paper = await look(ports, document, digest);
    const page = pageOf({ ...paper!, issuer: '<script>"&' }, MEANS);
    expect(page).toContain('&lt;script&gt;&quot;&amp;');
    expect(page).not.toContain('<script');
  });
});
