import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multiTablePlan } from '../../infra/cases/multiTableCase.ts';
import { SettlementCase } from '../../infra/cases/settlementCase.ts';
import { DIRECTOR, SUPERVISOR } from '../../infra/client/bodies.ts';
import { openDesk } from '../../infra/client/client.ts';
import { multiEntryId, openMultiTable } from '../../infra/client/multiTable.ts';
import { playMultiTable } from '../../infra/client/multiTableActs.ts';
import { type ListedPaper, waitForPapers } from '../../infra/demo/papers.ts';
import { type House, openHouse } from '../support/e2eHouse.ts';
import { download, linkTo } from '../support/e2ePapers.ts';

const WAIT_MS = 90_000;
const [line = ''] = readFileSync('test/cases/tournament-settlement.jsonl', 'utf8')
  .split('\n')
  .filter((one) => one.includes('"mtt-hand-for-hand-two-tables"'));
const plan = multiTablePlan(SettlementCase.parse(JSON.parse(line)), 901);

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await playMultiTable(await openMultiTable(house.casino, plan));
  await countAndClose();
});
afterAll(() => house?.close());

/** Every body of every coupon is found, and the Director closes. */
const countAndClose = async (): Promise<void> => {
  const { admin, director } = house.casino;
  const fiscal = await openDesk(house.machine, 'fiscal');
  const inspector = { by: DIRECTOR, name: 'F. Iscal', role: 'fiscalizador', from: '2009-01-01' };
  await admin.put('/v1/registry/staff/9001', { ...inspector, until: null });
  const path = `/v1/tournaments/${plan.id}`;
  const { tables } = await director.get<Reconciliation>(`${path}/reconciliation`);
  for (const { jornada, table, rows } of tables) {
    const counts = Object.fromEntries(rows.map(({ code, gic, absent }) => [code, gic - absent]));
    const counted = { jornada, table, counts };
    const key = `count-${jornada}-${table}`;
    for (const body of ['operator', 'drop'])
      await director.post(`${path}/coupon-counts`, `${key}-${body}`, {
        ...{ by: SUPERVISOR, body },
        ...counted,
      });
    const lnse = { by: { legajo: '9001' }, ...counted };
    await fiscal.post(`${path}/inspector-coupon-counts`, `${key}-lnse-of-all`, lnse);
  }
  const { version } = await director.get<{ version: number }>(`${path}/reconciliation`);
  const signed = { by: DIRECTOR, second: SUPERVISOR };
  await director.post(`${path}/closing`, `close-${plan.id}`, signed, `"${version}"`);
};

type Reconciliation = {
  readonly tables: readonly {
    readonly jornada: string;
    readonly table: number;
    readonly rows: readonly {
      readonly code: string;
      readonly gic: number;
      readonly absent: number;
    }[];
  }[];
};

const print = (kind: string, entry?: number) => {
  const ofEntry = entry === undefined ? '' : `/entries/${multiEntryId(plan, entry)}`;
  const path = `/v1/papers/tournaments/${plan.id}${ofEntry}`;
  return house.casino.director.post<ListedPaper>(path, `print-${kind}-0000001`, { kind });
};

describe('The papers of an event of several tables', () => {
  it('are drawn and filed by its closing, one of each [R123-IV-1.3] [R123-IV-4.p7]', async () => {
    const kinds = { LT: 1, CT: 1, GIC: 1, RC: 1, CU: 1, PE: 1, ST: 1 };
    const papers = await waitForPapers(house.casino.accounting, plan.id, kinds, WAIT_MS);
    const found = papers.filter(({ kind }) => kind in kinds);
    expect(found.map(({ kind, version, status }) => [kind, version, status]).sort()).toEqual(
      Object.keys(kinds)
        .sort()
        .map((kind) => [kind, 1, 'filed']),
    );
    const account = found.find(({ kind }) => kind === 'GIC');
    expect(account?.files.map(({ format }) => format)).toEqual(['pdf', 'xlsx']);
    expect(await print('GIC')).toMatchObject({ documentId: account?.documentId, version: 1 });
  });

  it.each(['FI', 'TC', 'TP'])('print %s of a player who asks', async (kind) => {
    const paper = await print(kind, 1);
    expect(paper).toMatchObject({ kind, version: 1, status: 'filed' });
    const { body } = await download(await linkTo(house.casino.accounting, paper.documentId, 'pdf'));
    expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('are verified by anybody, with the hash that they print', async () => {
    const { documentId, hash } = await print('GIC');
    const { baseUrl } = house.machine;
    const answer = await fetch(`${baseUrl}/v1/verify/${documentId}?hash=${hash}`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ authentic: true, paper: { hash, version: 1 } });
  });

  it('stand beside the acta and the rulings of the night [R123-IV-11] [R123-III-3]', async () => {
    const fiscal = await openDesk(house.machine, 'fiscal');
    const supervisor = await openDesk(house.machine, 'supervisor');
    const acta = { kind: 'acta', number: 'A-901', text: 'Evento de dos mesas' };
    const jornada = plan.jornadas.at(-1) ?? '';
    const entered = { by: { legajo: '9001' }, ...acta };
    await fiscal.post(`/v1/fiscal/${jornada}/acts`, 'acta-of-the-event-1', entered);
    const facts = { ordinal: 7, exposed: 1, dealFinished: false, contributed: 450 };
    const ruling = await supervisor.post<{ outcome: string }>(
      '/v1/rulings',
      'ruling-of-the-night',
      {
        by: SUPERVISOR,
        ruleset: 'R123',
        tournamentId: plan.id,
        ...{ table: 1, hand: 31, seats: [4] },
        situation: { code: 'hole-card-exposed', facts },
      },
    );
    expect(ruling.outcome).toBe('card-next-burn');
  });
});
