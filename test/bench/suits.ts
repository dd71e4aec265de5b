/** The 24 ways to exchange the suits, none of which changes the strength of a hand. */
export const SUIT_ORDERS: readonly (readonly number[])[] = (() => {
  const orders: number[][] = [];
  const add = (order: number[]): void => {
    if (order.length === 4) orders.push(order);
    for (let suit = 0; suit < 4; suit += 1) if (!order.includes(suit)) add([...order, suit]);
  };
  add([]);
  return orders;
})();

export const exchanged = (card: number, order: readonly number[]): number =>
  (card & ~3) | order[card & 3]!;

/** A set of cards as a number: the cards in ascending order, six bits each. */
const keyOf = (cards: readonly number[]): number =>
  [...cards].sort((one, other) => one - other).reduce((key, card) => key * 64 + card, 0);

/** The least of all sets that a set becomes by exchanging suits, and the exchange that makes it. */
export const canonical = (cards: readonly number[]): { key: number; order: number } => {
  let key = Number.POSITIVE_INFINITY;
  let order = 0;
  for (const [place, one] of SUIT_ORDERS.entries()) {
    const found = keyOf(cards.map((card) => exchanged(card, one)));
    if (found < key) {
      key = found;
      order = place;
    }
  }
  return { key, order };
};

/** One set of each kind, by its key, with how many sets it stands for. */
export const kindsOf = (size: number): Map<number, { cards: number[]; weight: number }> => {
  const kinds = new Map<number, { cards: number[]; weight: number }>();
  const add = (cards: number[], from: number): void => {
    if (cards.length < size) {
      for (let card = from; card < 52; card += 1) add([...cards, card], card + 1);
      return;
    }
    const { key } = canonical(cards);
    const kind = kinds.get(key);
    if (kind) kind.weight += 1;
    else kinds.set(key, { cards: cardsOf(key, size), weight: 1 });
  };
  add([], 0);
  return kinds;
};

const cardsOf = (key: number, size: number): number[] =>
  Array.from({ length: size }, (_, place) => Math.floor(key / 64 ** (size - 1 - place)) % 64);
