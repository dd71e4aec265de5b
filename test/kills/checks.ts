import type { Casino } from '../../infra/client/casino.ts';
import { eventually, type House } from '../support/e2eHouse.ts';
import { papersOf } from '../support/e2ePlan.ts';
import { planOf, TABLE } from './load.ts';

type Paper = {
  readonly documentId: string;
  readonly version: number;
  readonly status: string;
  readonly kind: string;
};
type Proof = { readonly intact: boolean };

/** Everything that is not as it must be, in words. */
export const checkHouse = async (
  house: House,
  { accounting }: Casino,
  events: number,
): Promise<string[]> => {
  const wrong: string[] = [];
  const chain = async (path: string): Promise<void> => {
    if (!(await accounting.get<Proof>(`${path}/proof`)).intact) wrong.push(`${path} is not intact`);
  };
  await chain(`/v1/tables/${TABLE}`);
  for (let event = 1; event <= events; event += 1) {
    const { id } = planOf(event);
    await eventually(`the settlement of ${id}`, async () =>
      JSON.stringify(await accounting.get(`/v1/tournaments/${id}/facts?limit=100`)).includes(
        'SettlementFiled',
      ),
    );
    await chain(`/v1/tournaments/${id}`);
  }
  const papers = await allPapers(accounting);
  for (const { documentId, version, status } of papers)
    if (status !== 'filed' || version !== 1) wrong.push(`${documentId} v${version} is ${status}`);
  wrong.push(...gaps(papers), ...counted(papers, events));
  for (const letter of await house.deadLetters()) wrong.push(JSON.stringify(letter));
  return wrong;
};

const allPapers = async (accounting: Casino['accounting']): Promise<Paper[]> => {
  const papers: Paper[] = [];
  for (let cursor = ''; ; ) {
    const path = `/v1/documents?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page = await accounting.get<{ items: Paper[]; next?: string | null }>(path);
    papers.push(...page.items);
    if (!page.next) return papers;
    cursor = page.next;
  }
};

/** Every series goes 1, 2, 3 …, each number once. */
const gaps = (papers: readonly Paper[]): string[] => {
  const series = new Map<string, number[]>();
  for (const { documentId } of papers) {
    const [, name = '', number = ''] = /^(.+)-(\d{8})$/.exec(documentId) ?? [];
    series.set(name, [...(series.get(name) ?? []), Number(number)]);
  }
  return [...series].flatMap(([name, numbers]) =>
    numbers.sort((one, other) => one - other).every((number, index) => number === index + 1)
      ? []
      : [`the series ${name} is ${numbers.join(', ')}`],
  );
};

/** As many papers of each kind as the events make. */
const counted = (papers: readonly Paper[], events: number): string[] =>
  Object.entries(papersOf(planOf(1), 2)).flatMap(([kind, each]) => {
    const found = papers.filter((paper) => paper.kind === kind).length;
    return found === each * events ? [] : [`${found} papers ${kind} of ${each * events}`];
  });
