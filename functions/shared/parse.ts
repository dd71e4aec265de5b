import type * as z from 'zod';
import { es } from 'zod/locales';
import type { Language } from './language.ts';
import { unprintableDetail } from './printable.ts';
import { type FieldError, Refusal } from './problems/refusal.ts';
import type { Route } from './route.ts';

/** The parts of a request as they came. */
export type Raw = {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

/**
 * Parses every part of a request once; inside, types are trusted.
 *
 * @throws {Refusal} `request.invalid` with every field that does not fit
 */
export const parseParts = (route: Route, raw: Raw, language: Language) => {
  const errors: FieldError[] = [];
  const parse = (part: string, schema: z.ZodType, value: unknown): unknown => {
    const result = schema.safeParse(value, language === 'es' ? { error: spanish } : {});
    if (result.success) return result.data;
    errors.push(...result.error.issues.flatMap((issue) => toFieldErrors(part, issue, language)));
    return undefined;
  };
  const path = parse('path', route.parameters, raw.path ?? {});
  const query = parse('query', route.query, raw.query ?? {});
  const body = route.body ? parse('body', route.body, raw.body) : undefined;
  if (errors.length > 0) throw new Refusal('request.invalid', {}, errors);
  return { path, query, body };
};

/** @throws {Refusal} `request.invalid` when the text is not JSON of whole signs (RFC 7493) */
export const parseJson = (text: string | undefined, language: Language): unknown => {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(text, wellFormed);
  } catch {
    const error = { in: 'body', pointer: '#', detail: NOT_JSON[language] };
    throw new Refusal('request.invalid', {}, [error]);
  }
};

const NOT_JSON = {
  en: 'The body is not JSON.',
  es: 'El cuerpo no es JSON.',
} as const satisfies Record<Language, string>;

/** Half of a surrogate pair has no UTF-8, so what holds one has no canonical hash. */
const wellFormed = (name: string, value: unknown): unknown => {
  if (!name.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw new SyntaxError('A sign is not whole.');
  return value;
};

const spanish = es().localeError;

const ISSUES_SHOWN_DEPTH_MAX = 20;

/** Of fields that nobody knows, one error each: the pointer names the field, not what holds it. */
const toFieldErrors = (
  part: string,
  issue: z.core.$ZodIssue,
  language: Language,
): readonly FieldError[] => {
  const path = issue.path.slice(0, ISSUES_SHOWN_DEPTH_MAX);
  const at = (names: readonly PropertyKey[], detail: string): FieldError => ({
    in: part,
    pointer: ['#', ...names.map(escapePointer)].join('/'),
    detail,
  });
  if (issue.code !== 'unrecognized_keys') return [at(path, detailOf(issue, language))];
  return issue.keys
    .slice(0, UNKNOWN_FIELDS_SHOWN_MAX)
    .map((key) => at([...path, key], UNKNOWN_FIELD[language]));
};

const UNKNOWN_FIELDS_SHOWN_MAX = 20;
const UNKNOWN_FIELD = {
  en: 'The operation knows no such field.',
  es: 'La operación no conoce este campo.',
} as const satisfies Record<Language, string>;

const detailOf = (issue: z.core.$ZodIssue, language: Language): string => {
  const unprintable = issue.code === 'custom' ? issue.params?.['unprintable'] : undefined;
  if (typeof unprintable === 'string') return unprintableDetail(unprintable, language);
  const spanish = issue.code === 'custom' && language === 'es' && issue.params?.['es'];
  return typeof spanish === 'string' ? spanish : issue.message;
};

const escapePointer = (part: PropertyKey): string =>
  String(part).replaceAll('~', '~0').replaceAll('/', '~1');
