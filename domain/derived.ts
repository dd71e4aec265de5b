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
