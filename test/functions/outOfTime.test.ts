import type { Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { httpApi } from '../../functions/shared/httpApi.ts';
import { get } from '../../functions/shared/route.ts';
import { askLambda, type Lambda } from './support/api.ts';

const routes = {
  wait: get({
    path: '/v1/wait',
    summary: 'Never answers',
    scopes: 'public',
    reply: { status: 200, schema: z.object({}) },
  }),
};

describe('A request that outlasts its function', () => {
  it('is answered as one that can be sent again, before the gateway gives up', async () => {
    const handler = httpApi(routes, { wait: () => new Promise(() => {}) }) as unknown as Lambda;
    const context = { getRemainingTimeInMillis: () => 15 } as Context;
    const reply = await askLambda(handler, 'nobody', 'GET', '/v1/wait', {}, context);
    expect(reply).toMatchObject({ status: 503, body: { code: 'server.busy' } });
    expect(reply.headers['retry-after']).toBe('1');
  });
});
