/** Whether two pieces of plain data say the same, whatever the order of their members. */
export const sameContent = (one: unknown, other: unknown): boolean => {
  if (!isObject(one) || !isObject(other)) return one === other;
  const members = Object.keys(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(
      (member) => Object.hasOwn(other, member) && sameContent(one[member], other[member]),
    )
  );
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
