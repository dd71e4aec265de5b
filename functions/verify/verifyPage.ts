import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { look } from './look.ts';
import { means } from './means.ts';
import { pageOf } from './page.ts';
import type { verifyPage as route } from './verify.schema.ts';

const DIGEST = /^[0-9a-f]{16,64}$/;

/** GET /v1/verify/{document}/{digest} — for people; what they typed wrong is no paper of ours. */
export const verifyPage: Handler<typeof route> = async ({ path: { document, digest } }) => {
  const paper = DIGEST.test(digest) ? await look(ports(), document, digest) : null;
  return {
    status: 200,
    body: pageOf(paper, await means()),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  };
};
