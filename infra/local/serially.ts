/** Runs works of the same key one after the other; works of different keys do not wait. */
export const serially = (): (<Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result>) => {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const forget = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(forget, forget);
    return turn;
  };
};
