import { type Centavos, centavos, sum } from '../money/centavos.ts';

/** Chips of one face value. Cash chips have their value in money printed on them. */
export type Stack = { readonly denomination: Centavos; readonly quantity: number };

/** Chips by denomination, the highest first; a denomination appears once. */
export type Inventory = readonly Stack[];

export const faceValue = (inventory: Inventory): Centavos =>
  sum(inventory.map(({ denomination, quantity }) => centavos(denomination * quantity)));

/** Highest denomination first, without empty stacks: two counts of the same chips are equal. */
export const ordered = (inventory: Inventory): Inventory =>
  inventory
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => other.denomination - one.denomination);

export const sameChips = (one: Inventory, other: Inventory): boolean => {
  const [left, right] = [ordered(one), ordered(other)];
  return (
    left.length === right.length &&
    left.every(
      ({ denomination, quantity }, index) =>
        right[index]?.denomination === denomination && right[index].quantity === quantity,
    )
  );
};

/** All the denominations of several counts, the highest first. */
export const denominationsOf = (...inventories: readonly Inventory[]): Centavos[] =>
  [...new Set(inventories.flat().map(({ denomination }) => denomination))].toSorted(
    (one, other) => other - one,
  );

export const quantityOf = (inventory: Inventory, denomination: Centavos): number =>
  inventory.find((stack) => stack.denomination === denomination)?.quantity ?? 0;
