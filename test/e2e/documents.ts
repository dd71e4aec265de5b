import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../../functions/routes.ts';
import { SCOPES } from '../../functions/shared/scopes.ts';
import { type Desk, deskWith, openDesk, type Role } from '../../infra/client/client.ts';
import type { ListedPaper } from '../../infra/demo/papers.ts';
import { DEMO_PLAN } from '../../infra/demo/plan.ts';
import { BODIES, PARAMETERS } from '../functions/support/samples.ts';
import type { House } from '../support/e2eHouse.ts';
import { linkTo } from '../support/e2ePapers.ts';

const OTHER_OPERATOR = { operator: 'casino-otro', venue: 'sala-otra', sub: 'casino-otro-all' };
const LINK_SECONDS = 60;

/** What was settled before: the demo's event, and vouchers of another one a jornada later. */
export type Settled = {
  readonly house: House;
  readonly papers: readonly ListedPaper[];
  readonly later: { readonly jornada: string; readonly vouchers: number };
};

type Page = { readonly items: readonly ListedPaper[]; readonly next?: string };

const list = (desk: Desk, query: string): Promise<Page> => desk.get(`/v1/documents?${query}`);
const idsOf = ({ items }: Page): string[] => items.map(({ documentId }) => documentId).sort();

/** Who may list, read and download the papers, on the machine that settled them. */
export const documentTests = (settled: () => Settled): void => {
  const ids = (...kinds: string[]): string[] =>
    settled()
      .papers.filter(({ kind }) => kinds.includes(kind))
      .map(({ documentId }) => documentId)
      .sort();
  const every = () =>
    settled()
      .papers.map(({ documentId }) => documentId)
      .sort();

  describe('The list of papers', () => {
    it('is of an event, of a jornada, of a kind or of a desk', async () => {
      const { accounting } = settled().house.casino;
      expect(idsOf(await list(accounting, `tournamentId=${DEMO_PLAN.id}`))).toEqual(every());
      expect(idsOf(await list(accounting, 'jornada=2014-05-09'))).toEqual(every());
      const { later } = settled();
      const other = await list(accounting, `jornada=${later.jornada}`);
      expect(other.items.map(({ kind }) => kind)).toEqual(
        Array.from({ length: later.vouchers }, () => 'VC'),
      );
      expect(idsOf(await list(accounting, `tournamentId=${DEMO_PLAN.id}&kind=CL`))).toEqual(
        ids('CL'),
      );
      expect(idsOf(await list(accounting, `tournamentId=${DEMO_PLAN.id}&desk=3`))).toEqual(
        ids('VC', 'RP'),
      );
      expect(idsOf(await list(accounting, 'jornada=2014-05-11'))).toEqual([]);
      const all = [...every(), ...idsOf(other)].sort();
      expect(idsOf(await list(accounting, 'limit=100'))).toEqual(all);
    });

    it.each([`tournamentId=${DEMO_PLAN.id}`, 'jornada=2014-05-09'])(
      'comes in pages that miss and repeat nothing: %s',
      async (filter) => {
        const found: ListedPaper[] = [];
        let cursor = '';
        for (let page = 0; page < 10; page += 1) {
          const { items, next } = await list(
            settled().house.casino.accounting,
            `${filter}&limit=4${cursor}`,
          );
          expect(items.length).toBeLessThanOrEqual(4);
          found.push(...items);
          if (next === undefined) break;
          cursor = `&cursor=${next}`;
        }
        expect(found.map(({ documentId }) => documentId).sort()).toEqual(every());
      },
    );

    it('is of an event or a desk for those who work at one', async () => {
      for (const desk of [
        settled().house.casino.cage,
        settled().house.casino.floor,
        settled().house.casino.director,
      ])
        expect(await desk.call('GET', '/v1/documents')).toMatchObject({
          status: 400,
          body: { code: 'request.filter-needed' },
        });
    });
  });

  describe('A venue that the operator never had', () => {
    it.each([
      '/v1/documents?venue=nowhere',
      '/v1/document-archive?from=2014-05-09&until=2014-05-09&venue=nowhere',
      '/v1/accounting/ledger?from=2014-05-09&until=2014-05-09&venue=nowhere',
      '/v1/accounting/entries/2014-05-09?venue=nowhere',
    ])('is refused, not an empty answer: %s', async (path) => {
      expect(await settled().house.casino.accounting.call('GET', path)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', errors: [{ in: 'query', pointer: '#/venue' }] },
      });
    });
  });

  /** Which papers of the event each role reads; none for the roles that are not named. */
  const READS: Readonly<Partial<Record<Role, readonly string[]>>> = {
    cage: ['VC', 'CL', 'RP'],
    floor: ['VC', 'CL', 'AS'],
    director: ['VC', 'CL', 'RP', 'LM', 'LT', 'AS', 'GIC', 'SO'],
    supervisor: ['VC', 'CL', 'RP', 'LM', 'LT', 'AS', 'GIC', 'SO'],
    accounting: ['VC', 'CL', 'RP', 'LM', 'LT', 'AS', 'GIC', 'SO'],
    fiscal: ['VC', 'CL', 'RP', 'LM', 'LT', 'AS', 'GIC', 'SO'],
  };

  describe('The ZIP of a period', () => {
    const zipped = async (query: string): Promise<string> => {
      const { accounting } = settled().house.casino;
      const { status, body } = await accounting.call('GET', `/v1/document-archive?${query}`);
      expect([status, body]).toEqual([302, expect.any(String)]);
      const response = await fetch(String(body));
      expect(response.headers.get('content-type')).toBe('application/zip');
      return Buffer.from(await response.arrayBuffer()).toString('latin1');
    };

    it('has every file of its papers and their index, of a kind when it is named', async () => {
      const zip = await zipped('from=2014-05-09&until=2014-05-09');
      for (const { files, kind } of settled().papers)
        for (const { filename, sha256 } of files) {
          expect(zip).toContain(`2014-05-09/${kind}/${filename}`);
          expect(zip).toContain(sha256);
        }
      const one = await zipped('from=2014-05-01&until=2014-05-31&kind=LM');
      expect(one).toContain('LM-0001-00000001_v1.xlsx');
      expect(one).not.toContain('VC-0003');
    });

    it('is of a month at most, and of who reads all papers', async () => {
      const { accounting, cage } = settled().house.casino;
      const path = '/v1/document-archive?from=2014-05-01&until=2014-06-30';
      expect(await accounting.call('GET', path)).toMatchObject({
        status: 400,
        body: { code: 'request.range-invalid' },
      });
      expect((await cage.call('GET', path)).status).toBe(403);
    });
  });

  describe('A role', () => {
    it.each(Object.entries(READS) as [Role, string[]][])('%s reads %s', async (role, kinds) => {
      const desk = await openDesk(settled().house.machine, role);
      expect(idsOf(await list(desk, `tournamentId=${DEMO_PLAN.id}`))).toEqual(ids(...kinds));
      for (const { documentId, kind } of settled().papers) {
        const expected = kinds.includes(kind) ? [200, 302] : [404, 404];
        const { status } = await desk.call('GET', `/v1/documents/${documentId}`);
        const file = await desk.call('GET', `/v1/documents/${documentId}/file`);
        expect([documentId, status, file.status]).toEqual([documentId, ...expected]);
      }
    });

    it('admin reads none', async () => {
      const desk = await openDesk(settled().house.machine, 'admin');
      const asked = await desk.call('GET', `/v1/documents?tournamentId=${DEMO_PLAN.id}`);
      expect(asked.status).toBe(403);
    });
  });

  describe('The link to a file', () => {
    it('works for a minute and for that file', async () => {
      const { accounting } = settled().house.casino;
      const link = new URL(await linkTo(accounting, ids('LM')[0]!, 'pdf'));
      expect(link.searchParams.get('X-Amz-Expires')).toBe(String(LINK_SECONDS));
      expect((await fetch(link)).status).toBe(200);
      // On one machine the link is of the same host, so that a client sends its token along.
      const follows = { headers: { authorization: 'Bearer of-the-api' } };
      expect((await fetch(link, follows)).headers.get('content-type')).toBe('application/pdf');
      const longer = new URL(link);
      longer.searchParams.set('X-Amz-Expires', '3600');
      expect((await fetch(longer)).status).toBe(403);
      const other = new URL(link);
      other.pathname = other.pathname.replaceAll('LM-0001', 'LT-0001');
      expect((await fetch(other)).status).toBe(403);
    });

    it('is refused once it has expired', async () => {
      const { accounting } = settled().house.casino;
      const [, Bucket = '', ...key] = new URL(
        await linkTo(accounting, ids('LM')[0]!, 'pdf'),
      ).pathname.split('/');
      const client = new S3Client({ ...settled().house.machine.access, forcePathStyle: true });
      const command = new GetObjectCommand({ Bucket, Key: key.join('/') });
      const signed = (secondsAgo: number) =>
        getSignedUrl(client, command, {
          expiresIn: LINK_SECONDS,
          signingDate: new Date(Date.now() - secondsAgo * 1000),
        });
      expect((await fetch(await signed(LINK_SECONDS - 20))).status).toBe(200);
      const late = await fetch(await signed(LINK_SECONDS + 1));
      expect(late.status).toBe(403);
      expect(await late.text()).toContain('expired');
    });
  });

  describe('Another operator', () => {
    const named = ROUTES.filter(({ path }) => /\{(tournamentId|documentId)\}/.test(path));
    let foreign: Desk;
    beforeAll(async () => {
      const token = await settled().house.machine.issueToken({ ...OTHER_OPERATOR, scopes: SCOPES });
      foreign = deskWith(settled().house.machine.baseUrl, token);
    });

    it('has routes to try', () => expect(named.length).toBeGreaterThan(25));

    it.each(named)('finds nothing at $method $path', async (route) => {
      const known: Readonly<Record<string, string>> = {
        ...PARAMETERS,
        tournamentId: DEMO_PLAN.id,
        documentId: ids('LM')[0]!,
        entryId: `${DEMO_PLAN.id}-entry-01`,
      };
      const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '');
      const body = route.body && BODIES[route.operationId];
      const reply = await foreign.call(route.method, path, {
        ...(body ? { body } : {}),
        ...(route.method === 'GET' ? {} : { key: `of-another-${route.operationId}` }),
        ...(route.ifMatch ? { ifMatch: '"1"' } : {}),
      });
      const { results = [] } = reply.body as { results?: { status: number }[] };
      expect(results[0]?.status ?? reply.status).toBe(404);
      expect(JSON.stringify(reply.body)).not.toMatch(/Ejemplo|Muestra|DNI/);
    });

    it('lists nothing', async () => {
      for (const filter of [
        `tournamentId=${DEMO_PLAN.id}`,
        'jornada=2014-05-09',
        'desk=3',
        'limit=9',
      ])
        expect(await list(foreign, filter)).toEqual({ items: [] });
      expect(await foreign.get('/v1/tournaments')).toMatchObject({ tournaments: [] });
    });
  });
};
