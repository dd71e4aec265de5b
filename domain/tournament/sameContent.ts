/**
 * Whether two plain JSON values say the same, whatever the order of their members: how a repeated
 * request is told from another one under the same id.
 */
export const sameContent = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other))
    return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameContent(one[name], other[name]));
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
