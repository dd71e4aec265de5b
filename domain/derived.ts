/**
 * Remembers what a pure function says of a value that never changes, for as long as the value
 * lives: one command asks many times who has paid, who plays and who finished where.
 */
export const derived = <Of extends object, Value>(work: (of: Of) => Value): ((of: Of) => Value) => {
  const known = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const before = known.get(of);
    if (before) return before.value;
    const value = work(of);
    known.set(of, { value });
    return value;
  };
};

type Known<Value> = {
  value?: { readonly is: Value };
  readonly next: WeakMap<object, Known<Value>>;
};

/** Remembers what depends on several such values, and on nothing else. */
export const derivedFromAll = <Value>() => {
  const nothing: Known<Value> = { next: new WeakMap() };
  return (all: readonly object[], work: () => Value): Value => {
    let known = nothing;
    for (const one of all) {
      const next = known.next.get(one) ?? { next: new WeakMap() };
      known.next.set(one, next);
      known = next;
    }
    known.value ??= { is: work() };
    return known.value.is;
  };
};

/**
 * Gives the list that it gave before when this one holds the very same, so that what is derived from
 * it is known. Lists are told apart by their first member.
 */
export const sameList = <Of extends object>() => {
  const given = new WeakMap<Of, readonly Of[]>();
  return (list: readonly Of[]): readonly Of[] => {
    const [first] = list;
    if (first === undefined) return list;
    const before = given.get(first);
    const isSame = before?.length === list.length && list.every((one, at) => one === before[at]);
    if (before && isSame) return before;
    given.set(first, list);
    return list;
  };
};
