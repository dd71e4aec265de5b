import fc from 'fast-check';
import { openapiDocument } from '../../functions/openapi.ts';
import { ROUTES } from '../../functions/routes.ts';
import { openSitAndGo } from '../../infra/client/sitAndGo.ts';
import { dice } from '../domain/hand/playAtRandom.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { smallPlan } from '../support/e2ePlan.ts';
import { type FuzzRequest, requestsTo } from '../support/fuzz/requests.ts';
import type { Known } from '../support/fuzz/values.ts';
import { disturbed } from './disturbed.ts';
import type { FuzzAsked, FuzzSeen, Judged } from './fuzz.ts';
import { openGate } from './gate.ts';
import { strangers } from './strangers.ts';

const PLAN = smallPlan('fuzz-2014-05-09-000001');
const AT_A_TIME = 4;
const FINDINGS_MAX = 40;
/** What travels instead of a body now and then: no JSON, no text, or far too much. */
const RAW: readonly (string | Uint8Array)[] = [
  '{"by":',
  '[1,2',
  'null',
  '\u0000',
  Uint8Array.of(0xff, 0xfe, 0x00, 0xc3, 0x28),
  `{"by":"${'x'.repeat(300_000)}"}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  '{"__proto__":{"by":1},"by":{"legajo":"0101"},"by":2}',
];
const RAW_ONE_IN = 25;

/** The same over real HTTP, to the system on one machine with its gateway and its tokens. */
export const fuzzOverHttp = async ({ requests, seed }: FuzzAsked): Promise<FuzzSeen> => {
  const house = await openHouse({ timeScale: 0.05 });
  try {
    await openSitAndGo(house.casino, PLAN);
    return await sendAll(house, { requests, seed });
  } finally {
    await house.close();
  }
};

const sendAll = async (house: House, { requests, seed }: FuzzAsked): Promise<FuzzSeen> => {
  const send = await openGate(house.machine);
  const before = await strangers(house.casino, new Set());
  const accepted = new Set(before);
  const statuses: Record<number, number> = {};
  const codes = new Set<string>();
  const findings: Judged[] = [];
  const roll = dice(seed);
  const one = async (request: FuzzRequest): Promise<void> => {
    const raw = roll(RAW_ONE_IN) === 0 ? RAW[roll(RAW.length)] : undefined;
    const reply = await send(request, raw);
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    codes.add(reply.code);
    if (reply.status < 400) accepted.add(reply.requestId);
    if (reply.wrong) findings.push({ wrong: reply.wrong, request, reply, log: [] });
  };
  const waiting = requestsFor(requests, seed);
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      if (findings.length < FINDINGS_MAX) await one(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lane));
  for (const requestId of await strangers(house.casino, accepted)) {
    const wrong = `a commit of ${requestId}, which was refused`;
    findings.push({ wrong, request: null, reply: null, log: [] });
  }
  return { requests, statuses, codes: codes.size, findings };
};

const requestsFor = (count: number, seed: number): FuzzRequest[] => {
  const document = openapiDocument();
  const asked = fc.oneof(...ROUTES.map((route) => requestsTo(route, document, KNOWN)));
  return disturbed(fc.sample(asked, { numRuns: count, seed }), KNOWN, seed);
};

const KNOWN: Known = {
  tournamentId: [PLAN.id],
  entryId: PLAN.players.map(({ entry }) => `${PLAN.id}-entry-${String(entry).padStart(2, '0')}`),
  legajo: ['0101', '0337', '0352', '1042', '2201'],
  occurredAt: ['2014-05-09T21:00:00-03:00', '2014-05-09T23:30:00-03:00'],
  jornada: ['2014-05-09', '2014-05-10'],
  desk: [3, 4],
  voucher: ['0003-00000001', '0003-00000004'],
  number: PLAN.players.map(({ document }) => document.number),
  reason: ['Se cargó mal'],
  ifMatch: Array.from({ length: 40 }, (_, version) => `"${version}"`),
};
