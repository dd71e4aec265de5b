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

/** A hash that was taken of something: zeros stand for none. */
export const taken: Shape = (value, name) =>
  /^0*$/.test(String(value)) ? name : digest(value, name);

/** The one way in which we write a moment: in UTC, to the millisecond, with its zone. */
export const instant: Shape = that(
  (value) =>
    typeof value === 'string' &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString() === value,
);

/** A day of the calendar, `2014-05-09`. */
export const day: Shape = (value, name) => instant(`${value}T00:00:00.000Z`, name);

export const exactly = (only: string): Shape => that((value) => value === only);

/** A member that may be left out, but is not otherwise. */
export const orAbsent =
  (shape: Shape): Shape =>
  (value, name) =>
    value === undefined ? null : shape(value, name);

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
