import type { Handler } from '../shared/operation.ts';
import { ports } from '../shared/runtime.ts';
import { look } from './look.ts';
import { means } from './means.ts';
import type { verifyPaper as route } from './verify.schema.ts';

/** GET /v1/verify/{document} — for programs. */
export const verifyPaper: Handler<typeof route> = async ({ path, query }) => {
  const paper = await look(ports(), path.document, query.hash);
  return { status: 200, body: { authentic: paper !== null, paper, ...(await means()) } };
};
