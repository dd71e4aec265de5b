import { Rejection, type RejectionFacts } from '../../../domain/errors.ts';
import { cite } from '../../../domain/regulation/norms.ts';
import type { Language } from '../language.ts';
import { OutcomeUnknown, TableBusy } from '../table.ts';
import { blamedField } from './blamed.ts';
import { PROBLEMS, type ProblemCode } from './catalogue.ts';
import { fillIn } from './fillIn.ts';
import type { Wording } from './problem.ts';
import { type FieldError, Refusal } from './refusal.ts';

/** RFC 9457 problem+json, with the code that programs read and the article that people read. */
export type ProblemDocument = {
  /** Where the code is explained, relative to the API. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: ProblemCode;
  readonly detail: string;
  /** The request, as logs name it. */
  readonly instance: string;
  /** The article that forbids it, in full, and its id in docs/regulation.md if it is of there. */
  readonly norm?: string;
  readonly normId?: string;
  readonly fix: string;
  readonly errors?: readonly FieldError[];
  /** Of an action at a table: whose turn it is, and what he may do. */
  readonly expected?: Expected;
};

/** Amounts as the table counts: chips, or centavos at a cash table. */
type Expected = {
  readonly seat: number;
  readonly toCall: number;
  readonly minRaiseTo: number;
  readonly maxRaiseTo: number;
  /** Why he may not raise. */
  readonly noRaise?: string;
};

/**
 * Turns any thrown value into what the caller may know of it; the inside stays in the log.
 *
 * @param body what was sent, to point at the field that is to blame
 */
export const explain = (
  error: unknown,
  requestId: string,
  language: Language,
  body?: unknown,
): ProblemDocument => {
  const { code, facts, members } = readError(error, language);
  const { status, title, detail, fix } = PROBLEMS[code];
  const told = fillIn(detail[language], facts, language);
  return {
    type: `/v1/problems/${code}`,
    title: title[language],
    status,
    code,
    detail: told,
    instance: `/requests/${requestId}`,
    ...placeOf({ pointer: blamedField(code, body), ...facts }, told),
    ...members,
    ...expectedOf(facts),
    fix: fillIn(fix[language], facts, language),
  };
};

type Read = {
  readonly code: ProblemCode;
  readonly facts: RejectionFacts;
  readonly members: Pick<ProblemDocument, 'norm' | 'normId' | 'errors'>;
};

const readError = (error: unknown, language: Language): Read => {
  if (error instanceof Rejection) {
    const { code, norm, facts } = error;
    return { code, facts, members: norm ? { norm: cite(norm), normId: norm } : citedBy(facts) };
  }
  if (error instanceof Refusal) {
    const { code, facts, errors } = error;
    const told = errors?.map((one) => ({ ...one, detail: inLanguage(one.detail, language) }));
    return { code, facts, members: told ? { errors: told } : {} };
  }
  const busy = error instanceof TableBusy || error instanceof OutcomeUnknown;
  return { code: busy ? 'server.busy' : 'server.unexpected', facts: {}, members: {} };
};

const inLanguage = (detail: string | Wording, language: Language): string =>
  typeof detail === 'string' ? detail : detail[language];

/** A norm outside the catalogue, such as a dated figure of the UIF, has no id. */
const citedBy = ({ citation }: RejectionFacts): Pick<ProblemDocument, 'norm'> =>
  typeof citation === 'string' ? { norm: citation } : {};

/** Where in the body it does not fit, when the rules or the code tell it: one place, or some. */
const placeOf = (
  { pointer }: { readonly pointer?: string | number | undefined },
  detail: string,
): Pick<ProblemDocument, 'errors'> =>
  typeof pointer === 'string'
    ? {
        errors: pointer
          .split(', ')
          .map((at) => ({ in: 'body', pointer: ['#', at].join(''), detail })),
      }
    : {};

const expectedOf = (facts: RejectionFacts): Pick<ProblemDocument, 'expected'> => {
  const { expectedSeat: seat, toCall, minRaiseTo, maxRaiseTo, noRaise } = facts;
  if (typeof seat !== 'number') return {};
  const ask = { seat, toCall, minRaiseTo, maxRaiseTo } as Expected;
  return { expected: typeof noRaise === 'string' ? { ...ask, noRaise } : ask };
};
