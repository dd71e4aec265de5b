import fc from 'fast-check';

/** A JSON Schema of the OpenAPI document, as far as ours go. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** Values that exist in the house under test, by the name of the field that takes them. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** What no schema means and somebody will send. */
const HOSTILE: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER + 1,
  true,
  [],
  {},
  [[]],
  'ñ'.repeat(120),
  '\u202e\u200b\u0000',
  '\ud83c\udca1'.repeat(50),
  '__proto__',
  'constructor',
  "'; DROP TABLE--",
  '=HYPERLINK("x")',
  '9'.repeat(400),
  '2014-02-30',
  '0000-01-01T00:00:00Z',
  '2014-05-09T20:00:00-99:99',
  'x'.repeat(5_000),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(2_000),
  'e\u0301'.repeat(30_000),
  '\ud800',
  '\uffff\ufeff',
  '../../../../etc/passwd',
  '%2e%2e%2f%00',
  'casino#STREAM#registry',
  'COMMIT#0000000001',
  Number.MIN_SAFE_INTEGER,
  -0,
  { __proto__: null, toString: 1, constructor: [] },
  nested(2_000),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

const hostile = fc.constantFrom(...HOSTILE);

const ITEMS_MAX = 4;

/** Values that mostly fit a schema and the house, with something wrong now and then. */
export const valuesOf = (document: object, known: Known) => {
  const resolve = (schema: Schema): Schema => {
    if (!schema.$ref) return schema;
    const path = schema.$ref.replace('#/', '').split('/');
    const found = path.reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part],
      document,
    );
    return resolve(found as Schema);
  };
  const fitting = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
    const { type, items, properties, ...rest } = resolve(schema);
    const options = rest.anyOf ?? rest.oneOf;
    if (options) return fc.oneof(...options.map((option) => fitting(option, name)));
    if (rest.const !== undefined) return fc.constant(rest.const);
    if (rest.enum) return fc.constantFrom(...rest.enum);
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer' || type === 'number') return whole(rest);
    if (type === 'array') {
      const bounds = { minLength: rest.minItems ?? 0, maxLength: ITEMS_MAX + (rest.minItems ?? 0) };
      return fc.array(value(items ?? {}, name), bounds);
    }
    if (type === 'object' || properties) return record(properties ?? {}, rest.required ?? []);
    if (type === 'null') return fc.constant(null);
    return text(rest);
  };
  const record = (properties: Readonly<Record<string, Schema>>, required: readonly string[]) => {
    const fields = Object.entries(properties).map(([key, one]) => [key, value(one, key)] as const);
    const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
    const extra = fc.record({ surprise: hostile });
    return fc.oneof(
      { weight: 60, arbitrary: whole },
      { weight: 1, arbitrary: fc.tuple(whole, extra).map(([a, b]) => ({ ...a, ...b })) },
      { weight: 1, arbitrary: whole.map((a) => Object.fromEntries(Object.entries(a).slice(1))) },
    );
  };
  const value = (schema: Schema, name: string): fc.Arbitrary<unknown> => {
    const pool = known[name];
    const usual = pool
      ? fc.oneof(
          { weight: 20, arbitrary: fc.constantFrom(...pool) },
          { weight: 1, arbitrary: fitting(schema, name) },
        )
      : fitting(schema, name);
    return fc.oneof({ weight: 99, arbitrary: usual }, { weight: 1, arbitrary: hostile });
  };
  return value;
};

const whole = ({ minimum = -5, maximum = 5_000 }: Schema) =>
  fc.oneof(
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
    fc.integer({ min: minimum, max: maximum }),
  );

const text = ({ pattern, format, minLength = 0, maxLength = 40 }: Schema) => {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map(toInstant);
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((at) => toInstant(at).slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength });
};

const toInstant = (at: Date): string => at.toISOString();
