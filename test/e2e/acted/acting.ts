import type { Casino } from '../../../infra/client/casino.ts';
import type { Desk } from '../../../infra/client/client.ts';
import { Notebook } from './notebook.ts';
import { EVENT, PATH } from './programme.ts';

/** The desks that post the event, and what they know of it on paper. */
export type Acting = {
  readonly casino: Casino;
  readonly fiscal: Desk;
  readonly floor: Notebook;
  /** By entry number. */
  readonly vouchers: Map<number, string>;
  /** Coupons taken, as the cashier bundles them: by table. */
  readonly coupons: { readonly table: number; readonly code: 'IN' | 'RB' | 'AD' }[];
  /** Coupons and prizes of the running shift of the cashier; prizes in centavos. */
  readonly till: { IN: number; RB: number; AD: number; paid: number };
  /** Where those were awaited who bought and never came: their entry belongs there. */
  readonly noShowTables: number[];
  /** Waits until a classification receipt is filed: a prize is paid against it. */
  readonly receiptFiled: (classification: string) => Promise<void>;
  /** The hand that is dealt next. */
  hand: number;
};

/** One command of a bulk request. */
export type Command = {
  readonly operation: string;
  readonly idempotencyKey: string;
  readonly entryId?: string;
  readonly body: object;
};

type Result = { readonly status: number | string; readonly body: unknown };

export const COMMANDS_MAX = 100;

export const keyOf = (act: string): string => `${EVENT}-${act}`;

/** The id of an entry is the Idempotency-Key of its form. */
export const entryId = (entry: number): string => keyOf(`entry-${String(entry).padStart(2, '0')}`);

/** One act of the event. */
export const post = <Body>(
  desk: Desk,
  resource: string,
  act: string,
  body: object,
): Promise<Body> => desk.post<Body>(`${PATH}/${resource}`, keyOf(act), body);

/** Many acts in order, up to a hundred in one request; what its time did not reach goes again. */
export const postAll = async <Body>(desk: Desk, commands: readonly Command[]): Promise<Body[]> => {
  const done: Body[] = [];
  while (done.length < commands.length) {
    const part = commands.slice(done.length, done.length + COMMANDS_MAX);
    const reply = await desk.call('POST', `${PATH}/commands`, { body: { commands: part } });
    const { results } = reply.body as { results?: Result[] };
    if (!results) throw new Error(`A bulk request answered ${JSON.stringify(reply)}`);
    for (const [index, { status, body }] of results.entries()) {
      if (status === 'not-attempted') break;
      if (status !== 201)
        throw new Error(`${part[index]?.idempotencyKey}: ${status} ${JSON.stringify(body)}`);
      done.push(body as Body);
    }
  }
  return done;
};

/** `00-45` of the instant 00:45Z, for the key of what happens more than once. */
export const minuteOf = (occurredAt: string): string => occurredAt.slice(11, 16).replace(':', '-');

/** From 1 on. */
export const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Before anything is posted. */
export const newActing = (
  casino: Casino,
  fiscal: Desk,
  receiptFiled: Acting['receiptFiled'],
): Acting => ({
  casino,
  fiscal,
  receiptFiled,
  floor: new Notebook(),
  vouchers: new Map(),
  coupons: [],
  till: { IN: 0, RB: 0, AD: 0, paid: 0 },
  noShowTables: [],
  hand: 2,
});
