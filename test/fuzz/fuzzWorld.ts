import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { RejectionCode } from '../../domain/errors.ts';
import { openapiDocument } from '../../functions/openapi.ts';
import { ROUTES } from '../../functions/routes.ts';
import type { Reply } from '../functions/support/api.ts';
import { type House, openHouse } from '../simulation/world/house.ts';
import { takeLog } from '../simulation/world/log.ts';
import { type FuzzRequest, requestsTo } from '../support/fuzz/requests.ts';
import { disturbed } from './disturbed.ts';
import { knownIn, openEvening } from './evening.ts';
import type { FuzzAsked, FuzzSeen, Judged } from './fuzz.ts';

const BATCH = 1_000;
const HANGS_MILLISECONDS = 10_000;
const FINDINGS_MAX = 40;

/**
 * Sends requests made from the OpenAPI document to the Lambdas of all routes, in process. Every
 * request that is refused must leave the table as it was, to the last item.
 */
export const fuzzWorld = async ({ requests, seed }: FuzzAsked): Promise<FuzzSeen> => {
  const house = openHouse(seed);
  await openEvening(house);
  const statuses: Record<number, number> = {};
  const findings: Judged[] = [];
  const codes = new Set<string>();
  const writes: string[] = [];
  house.world.onWrite((rows) => writes.push(...rows.map(({ pk, sk }) => `${pk} ${sk}`)));
  for (let sent = 0; sent < requests && findings.length < FINDINGS_MAX; sent += BATCH) {
    const size = Math.min(BATCH, requests - sent);
    for (const request of batchOf(house, size, seed + sent)) {
      writes.length = 0;
      const reply = await send(house, request);
      statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
      codes.add(String(reply.body['code'] ?? ''));
      const wrong = judge(reply, writes);
      if (house.pending() > 0) await house.finish();
      if (wrong) findings.push({ wrong, request, reply: shortened(reply), log: logged() });
    }
    await house.finish();
  }
  for (const { what, error } of house.findings)
    findings.push({ wrong: what, request: null, reply: null, log: [String(error)] });
  return { requests, statuses, findings, codes: codes.size };
};

const batchOf = (house: House, size: number, seed: number): FuzzRequest[] => {
  const document = openapiDocument();
  const known = knownIn(house);
  const asked = fc.oneof(...ROUTES.map((route) => requestsTo(route, document, known)));
  return disturbed(fc.sample(asked, { numRuns: size, seed }), known, seed);
};

const send = ({ world }: House, request: FuzzRequest): Promise<Reply> => {
  const { method, path, scopes, operator, query, key, ifMatch, body } = request;
  const ask = {
    query,
    key,
    ...(ifMatch === undefined ? {} : { ifMatch }),
    ...(body === undefined ? {} : { body }),
  };
  return Promise.race([
    world.ask({ scopes, operator }, method, path, ask),
    setTimeout(
      HANGS_MILLISECONDS,
      { status: 599, headers: {}, body: { code: 'hang' } },
      { ref: false },
    ),
  ]);
};

/** What a refusal may leave: a secret that is made at its first use and tells nothing. */
const SECRET = /#(DOCUMENTSECRET|SECRET|SEED)[# ]/;

/** The one refusal that is itself a fact: who is barred is on record, with what is due to him (R123-I-27.b2). */
const RECORDED_REFUSAL: RejectionCode = 'tournament.person-barred';

const judge = ({ status, body, headers }: Reply, writes: readonly string[]): string | null => {
  if (status >= 500) return `answered ${status}`;
  if (status < 400) return null;
  const isProblem = headers['content-type'] === 'application/problem+json';
  if (!isProblem || body['status'] !== status) return 'a refusal is no problem document';
  if (body['code'] === RECORDED_REFUSAL) return null;
  const left = writes.filter((one) => !SECRET.test(one));
  return left.length === 0 ? null : `refused with ${status} and wrote ${left.join(', ')}`;
};

const shortened = ({ status, body }: Reply) => ({ status, code: String(body['code'] ?? '') });

const logged = (): string[] =>
  takeLog().map(({ message, error }) => `${message}: ${(error as Error)?.stack ?? String(error)}`);
