/** What a value must be: the first member that is out of shape, by its name, or null. */
export type Shape = (value: unknown, name: string) => string | null;

const that =
  (holds: (value: unknown) => boolean): Shape =>
  (value, name) =>
    holds(value) ? null : name;

export const text: Shape = that((value) => typeof value === 'string');

/** A count or the number of something. */
export const whole: Shape = that((value) => Number.isSafeInteger(value) && Number(value) >= 0);

/** SHA-256, lower-case hex. */
export const digest: Shape = that(
  (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value),
);

export const exactly = (only: string): Shape => that((value) => value === only);

export const orNull =
  (shape: Shape): Shape =>
  (value, name) =>
    value === null ? null : shape(value, name);

export const listOf =
  (shape: Shape): Shape =>
  (value, name) =>
    Array.isArray(value) ? first(value, (one, at) => shape(one, `${name}[${at}]`)) : name;

/** An object with at least these members. */
export const having =
  (members: Readonly<Record<string, Shape>>): Shape =>
  (value, name) =>
    isObject(value)
      ? first(Object.entries(members), ([member, shape]) =>
          shape(Object.hasOwn(value, member) ? value[member] : undefined, under(name, member)),
        )
      : name;

/** An object with these members and no other. */
export const only =
  (members: Readonly<Record<string, Shape>>): Shape =>
  (value, name) =>
    having(members)(value, name) ??
    first(Object.keys(value as object), (member) =>
      Object.hasOwn(members, member) ? null : under(name, member),
    );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const under = (name: string, member: string): string =>
  name === '' ? member : `${name}.${member}`;

const first = <One>(
  values: readonly One[],
  problemOf: (value: One, at: number) => string | null,
): string | null => {
  for (const [at, value] of values.entries()) {
    const problem = problemOf(value, at);
    if (problem !== null) return problem;
  }
  return null;
};
