/** An event pattern: fields with the values that match, nested, or alternatives under `$or`. */
export type Pattern = { [field: string]: PatternNode };
type PatternNode = Pattern | readonly unknown[];
type Filter = Record<string, unknown>;

/** Whether an event matches a pattern, as EventBridge and stream filters decide it. */
export const matches = (pattern: Pattern, event: unknown): boolean =>
  Object.entries(pattern).every(([field, node]) => {
    if (field === '$or' && Array.isArray(node))
      return node.some((alternative) => matches(alternative as Pattern, event));
    const value = isObject(event) ? event[field] : undefined;
    if (Array.isArray(node)) return node.some((wanted) => matchesValue(wanted, value));
    if (Array.isArray(value)) return value.some((item) => matches(node as Pattern, item));
    return matches(node as Pattern, value);
  });

/**
 * Refuses a pattern with a filter that this module does not know, so that no rule is silently deaf.
 *
 * @throws {Error} naming the filter
 */
export const assertPattern = (owner: string, pattern: Pattern): void => {
  for (const node of Object.values(pattern)) {
    const parts: unknown[] = Array.isArray(node) ? node : [node];
    for (const part of parts.filter(isObject)) {
      const [name] = Object.keys(part);
      const nested = !Array.isArray(node) || node === pattern['$or'];
      if (nested) assertPattern(owner, part as Pattern);
      else if (!name || !(name in FILTERS))
        throw new Error(`${owner}: the filter "${name}" of its pattern is not served locally.`);
    }
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matchesValue = (wanted: unknown, value: unknown): boolean => {
  if (isObject(wanted) && 'exists' in wanted) return (value !== undefined) === wanted['exists'];
  const candidates = Array.isArray(value) ? value : [value];
  return candidates.some((candidate) =>
    isObject(wanted) ? passes(wanted, candidate) : candidate === wanted,
  );
};

const passes = (filter: Filter, value: unknown): boolean =>
  Object.entries(filter).every(([name, argument]) => FILTERS[name]?.(argument, value) ?? false);

const FILTERS: Record<string, (argument: unknown, value: unknown) => boolean> = {
  exists: (wanted, value) => (value !== undefined) === wanted,
  prefix: (start, value) => compareText(start, value, (text, part) => text.startsWith(part)),
  suffix: (end, value) => compareText(end, value, (text, part) => text.endsWith(part)),
  'equals-ignore-case': (wanted, value) =>
    typeof value === 'string' && value.toLowerCase() === String(wanted).toLowerCase(),
  wildcard: (shape, value) => typeof value === 'string' && wildcard(String(shape)).test(value),
  'anything-but': (unwanted, value) => {
    if (value === undefined) return false;
    if (isObject(unwanted)) return !passes(unwanted, value);
    return !(Array.isArray(unwanted) ? unwanted : [unwanted]).includes(value);
  },
  numeric: (comparisons, value) => {
    if (typeof value !== 'number') return false;
    const parts = comparisons as (string | number)[];
    for (let index = 0; index < parts.length; index += 2)
      if (!compare(value, String(parts[index]), Number(parts[index + 1]))) return false;
    return true;
  },
};

const compareText = (
  part: unknown,
  value: unknown,
  test: (text: string, part: string) => boolean,
): boolean => {
  if (typeof value !== 'string') return false;
  if (!isObject(part)) return test(value, String(part));
  return test(value.toLowerCase(), String(part['equals-ignore-case']).toLowerCase());
};

const wildcard = (shape: string): RegExp =>
  new RegExp(
    `^${shape
      .split('*')
      .map((text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );

const compare = (value: number, operator: string, limit: number): boolean => {
  switch (operator) {
    case '=':
      return value === limit;
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    default:
      return false;
  }
};
