import type { Exit } from '../settlement/types.ts';

type Bust = Extract<Exit, { kind: 'elimination' | 'simultaneous-elimination' }>;

/**
 * Ranks the entries named as if they had gone out first, the last one named last of all; everybody
 * who went out before them moves up one.
 *
 * @param entries numbers, in the order in which the Director ranked them last
 * @see R123-I-58
 */
export const withLastPositions = (exits: readonly Exit[], entries: readonly number[]): Exit[] =>
  entries.reduce<Exit[]>(movedToEnd, [...exits]);

const movedToEnd = (exits: Exit[], entry: number): Exit[] => {
  const bust = exits.find(
    (exit): exit is Bust => isBust(exit) && exit.out.some((out) => out.entry === entry),
  );
  const one = bust?.out.find((out) => out.entry === entry);
  if (!bust || !one) return exits;
  const alone: Exit = { kind: 'elimination', table: 0, hand: 0, out: [one] };
  const others = exits.flatMap((exit): Exit[] => (exit === bust ? without(bust, entry) : [exit]));
  return [alone, ...others];
};

const without = (bust: Bust, entry: number): Exit[] => {
  if (bust.out.length === 1) return [];
  const stays = ({ entry: number }: { readonly entry: number }) => number !== entry;
  return bust.kind === 'elimination'
    ? [{ ...bust, out: bust.out.filter(stays) }]
    : [{ ...bust, out: bust.out.filter(stays) }];
};

const isBust = (exit: Exit): exit is Bust =>
  exit.kind === 'elimination' || exit.kind === 'simultaneous-elimination';
