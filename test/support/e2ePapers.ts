import { createHash } from 'node:crypto';
import exceljs, { type Workbook } from 'exceljs';
import type { Desk } from '../../infra/client/client.ts';
import { type ListedPaper, listPapers } from '../../infra/demo/papers.ts';
import { eventually } from './e2eHouse.ts';

/** A file as the browser of a reader gets it. */
export type Downloaded = {
  readonly body: Uint8Array;
  readonly sha256: string;
  readonly contentType: string | null;
  readonly disposition: string | null;
};

/** The address that the API hands out for a file. */
export const linkTo = async (desk: Desk, documentId: string, format: string): Promise<string> => {
  const path = `/v1/documents/${documentId}/file?format=${format}`;
  const { status, body } = await desk.call('GET', path);
  if (status !== 302) throw new Error(`${path} answered ${status}`);
  return String(body);
};

export const download = async (link: string): Promise<Downloaded> => {
  const response = await fetch(link);
  if (!response.ok) throw new Error(`The link answered ${response.status}`);
  const body = new Uint8Array(await response.arrayBuffer());
  return {
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
    contentType: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
  };
};

export const readWorkbook = async (body: Uint8Array): Promise<Workbook> => {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(body as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  return workbook;
};

/** The texts and numbers of a sheet by rows; a formula is its result. */
export const rowsOf = (workbook: Workbook, sheet: string): (string | number)[][] => {
  const rows: (string | number)[][] = [];
  const found = workbook.getWorksheet(sheet);
  if (!found) throw new Error(`The workbook has no sheet ${sheet}.`);
  found.eachRow((row) => {
    const cells: (string | number)[] = [];
    row.eachCell((cell) => {
      const value = cell.formula ? cell.result : cell.value;
      if (typeof value === 'number' || typeof value === 'string') cells.push(value);
    });
    rows.push(cells);
  });
  return rows;
};

/** Waits for a paper of an event to be filed or void; answers it and how long that took. */
export const timeUntil = async (
  accounting: Desk,
  tournamentId: string,
  isIt: (paper: ListedPaper) => boolean,
): Promise<{ paper: ListedPaper; milliseconds: number }> => {
  const since = Date.now();
  const paper = await eventually('a paper', async () =>
    (await listPapers(accounting, tournamentId)).find(isIt),
  );
  return { paper, milliseconds: Date.now() - since };
};
