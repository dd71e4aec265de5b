import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSitAndGo, playSitAndGo, settleSitAndGo } from '../../infra/client/sitAndGo.ts';
import { listPapers, waitForPapers } from '../../infra/demo/papers.ts';
import { addsUp, type ShownSettlement } from '../../infra/demo/summary.ts';
import { watchStatuses } from '../support/e2eFetch.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { papersOf, smallPlan } from '../support/e2ePlan.ts';

const PLAN = smallPlan('faults-2014-05-09');
const FAULTS = { conflictRate: 0.2, throttleRate: 0.05, indexLagMs: 400 };
const PATH = `/v1/tournaments/${PLAN.id}`;

let house: House;
beforeAll(async () => {
  house = await openHouse({ timeScale: 0.05 });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => house?.close());

describe('With 20 % of conflicts, 5 % of throttles and indexes that lag', () => {
  it('a Sit & Go is posted and settled as without them, and nobody sees a 5xx', async () => {
    const { casino, machine } = house;
    machine.setFaults(FAULTS);
    const statuses = watchStatuses();
    await openSitAndGo(casino, PLAN);
    await playSitAndGo(casino, PLAN);
    const standings = await settleSitAndGo(casino, PLAN);
    const papers = papersOf(PLAN, 2);
    await waitForPapers(casino.accounting, PLAN.id, papers, 240_000);
    expect(statuses.length).toBeGreaterThan(45);
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
    const settlement = await casino.accounting.get<ShownSettlement>(`${PATH}/settlement`);
    expect(addsUp(settlement, standings)).toEqual([]);
  });

  it('no series has a gap or a number twice, and the chain holds [R123-IV-11.2]', async () => {
    house.machine.setFaults({});
    const { accounting } = house.casino;
    const papers = await listPapers(accounting, PLAN.id);
    const ids = papers.map(({ documentId }) => documentId).sort();
    const series = (prefix: string, total: number) =>
      Array.from(
        { length: total },
        (_, index) => `${prefix}-${String(index + 1).padStart(8, '0')}`,
      );
    expect(ids).toEqual([
      ...series('AS-0001', 1),
      ...series('CL-0004', 2),
      ...series('GIC-0001', 1),
      ...series('LM-0001', 1),
      ...series('LT-0001', 1),
      ...series('RP-0003', 2),
      ...series('SO-0001', 1),
      ...series('VC-0003', 7),
    ]);
    expect(papers.every(({ version }) => version === 1)).toBe(true);
    expect(await accounting.get(`${PATH}/proof`)).toMatchObject({ intact: true });
    expect(await house.deadLetters()).toEqual([]);
  });
});
