import { ScanCommand } from '@aws-sdk/client-dynamodb';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../functions/openapi.ts';
import { type Resource, ROUTES } from '../../functions/routes.ts';
import { type FuzzRequest, requestsTo } from '../support/fuzz/requests.ts';
import type { Known } from '../support/fuzz/values.ts';
import { call, type Reply } from './support/api.ts';
import { AT, announce, JORNADA, openCasino, sell } from './support/casino.ts';
import { startTable } from './support/server.ts';

/** `FUZZ_REQUESTS=100000 npx vitest run test/functions/fuzz` asks for as long as it takes. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const MS_PER_REQUEST = 200;
/** What needs the archive or the signing key is not of this test. */
const BEHIND: readonly Resource[] = ['documents', 'exports', 'printing', 'verify'];
const routes = ROUTES.filter(({ resource }) => !BEHIND.includes(resource));

let table: Awaited<ReturnType<typeof startTable>>;
let known: Known;
beforeAll(async () => {
  table = await startTable();
  await openCasino();
  const open = await announce();
  const full = await announce('casino', { eventNumber: '14-0022', table: 5 });
  const entries: string[] = [];
  for (let player = 1; player <= 3; player += 1) entries.push(await sell(open, player));
  for (let player = 4; player <= 13; player += 1) entries.push(await sell(full, player));
  known = {
    tournamentId: [open, full],
    entryId: entries,
    legajo: ['L-1', 'L-2', 'L-3', 'L-4', 'L-5', 'L-7'],
    occurredAt: [AT, '2014-05-09T23:30:00-03:00', '2014-05-10T10:00:00-03:00'],
    jornada: [JORNADA, '2014-05-10'],
    desk: [3, 4, 2],
    number: ['30.000.101', '30.000.105'],
    reason: ['Se cargó mal'],
  };
});
afterAll(() => table.stop());

const send = ({ method, path, scopes, operator, query, key, body }: FuzzRequest): Promise<Reply> =>
  call({ scopes, operator }, method, path, { query, key, body });

const COMMITS = {
  TableName: 'tapete',
  Select: 'COUNT',
  FilterExpression: 'attribute_exists(previousHash)',
} as const;

/** How many commits there are: a refused request adds none. */
const recorded = async (): Promise<number> => {
  let count = 0;
  let from: Record<string, never> | undefined;
  do {
    const page = await table.client.send(new ScanCommand({ ...COMMITS, ExclusiveStartKey: from }));
    count += page.Count ?? 0;
    from = page.LastEvaluatedKey as typeof from;
  } while (from);
  return count;
};

describe('Whatever is sent', () => {
  it(
    'is answered, never with a fault of ours, and a refusal records nothing',
    async () => {
      const document = openapiDocument();
      const requests = fc.oneof(...routes.map((route) => requestsTo(route, document, known)));
      const seen = new Map<number, number>();
      let before = await recorded();
      const property = fc.asyncProperty(requests, async (request) => {
        const { status, body, headers } = await send(request);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        const after = await recorded();
        expect({ status, body }).toSatisfy(() => status < 500 || status === 503);
        if (status >= 400) {
          expect(headers['content-type']).toBe('application/problem+json');
          expect(body).toMatchObject({ status, code: expect.stringMatching(/^[a-z]+\.[a-z-]+$/) });
          expect(after).toBe(before);
        }
        before = after;
      });
      await fc.assert(property, { numRuns: REQUESTS, endOnFailure: true });
      expect([...seen.keys()].sort()).toEqual(expect.arrayContaining([200, 201, 400, 403, 404]));
    },
    REQUESTS * MS_PER_REQUEST + 30_000,
  );
});
