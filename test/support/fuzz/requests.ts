import fc from 'fast-check';
import type { DeclaredRoute } from '../../../functions/routes.ts';
import { SCOPES, type Scope } from '../../../functions/shared/scopes.ts';
import { type Known, type Schema, valuesOf } from './values.ts';

export type FuzzRequest = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly scopes: readonly Scope[];
  readonly operator: string;
  readonly query: Record<string, string>;
  /** Null sends none. */
  readonly key: string | null;
  readonly ifMatch: string | undefined;
  readonly body: unknown;
};

type Operation = {
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = { readonly paths: Record<string, Record<string, Operation>> };

const KEYS = 40; // few, so that keys come again with other content
const keys = fc.oneof(
  { weight: 6, arbitrary: fc.uuid() },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: KEYS }).map((n) => `again_${n}_00000000`) },
  { weight: 1, arbitrary: fc.constantFrom(null, '', 'x', 'ñandú-ñandú-ñandú', '../../../../etc') },
);
const operators = fc.oneof(
  { weight: 15, arbitrary: fc.constant('casino') },
  { weight: 1, arbitrary: fc.constant('otro') },
);

/** Requests to one route: right ones for the most part, by whoever may or may not. */
export const requestsTo = (
  { operationId, method, path, scopes, ifMatch }: DeclaredRoute,
  document: object,
  known: Known,
): fc.Arbitrary<FuzzRequest> => {
  const operation = (document as Document).paths[path]?.[method.toLowerCase()] ?? {};
  const value = valuesOf(document, known);
  const named = (place: string) =>
    (operation.parameters ?? [])
      .filter((one) => one.in === place)
      .map(({ name, schema }) => [name, value(schema, name)] as const);
  const content = operation.requestBody?.content['application/json'];
  const versions = fc.constantFrom(...(known['ifMatch'] ?? ['"1"'])).map(String);
  const allowed = scopes === 'public' ? [] : [...scopes];
  return fc
    .record({
      parameters: fc.record(Object.fromEntries(named('path'))),
      query: fc.record(Object.fromEntries(named('query')), { requiredKeys: [] }),
      scopes: fc.oneof(
        { weight: 12, arbitrary: fc.constant(allowed) },
        { weight: 1, arbitrary: fc.subarray([...SCOPES]) },
      ),
      operator: operators,
      key: keys,
      ifMatch: fc.oneof(
        { weight: ifMatch ? 10 : 1, arbitrary: versions },
        { weight: ifMatch ? 1 : 40, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('', 'x', '"-1"', '"99999999999"', '*') },
      ),
      body: content ? value(content.schema, '') : fc.constant(undefined),
    })
    .map(({ parameters, query, ...rest }) => ({
      ...rest,
      operationId,
      method,
      path: path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(shown(parameters[name]))),
      query: Object.fromEntries(Object.entries(query).map(([name, one]) => [name, shown(one)])),
    }));
};

const shown = (value: unknown): string =>
  typeof value === 'string' ? value.toWellFormed() : String(JSON.stringify(value ?? 'null'));
