/** Which of the 7,462 strengths that five cards can have: 1 the royal flush, 7462 the worst. */
export type HandClass = number;

/** From highest to lowest. @see R40-6 @see R132-17 @see CLUB-S14 */
export const CATEGORIES = [
  'royal-flush',
  'straight-flush',
  'quads',
  'full-house',
  'flush',
  'straight',
  'trips',
  'two-pair',
  'pair',
  'high-card',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** The class of the best hand of each category. */
export const FIRST_CLASS: Readonly<Record<Category, HandClass>> = {
  'royal-flush': 1,
  'straight-flush': 2,
  quads: 11,
  'full-house': 167,
  flush: 323,
  straight: 1600,
  trips: 1610,
  'two-pair': 2468,
  pair: 3326,
  'high-card': 6186,
};

/** As the norms call them on paper. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  'royal-flush': 'Escalera real',
  'straight-flush': 'Escalera de color',
  quads: 'Póker',
  'full-house': 'Full',
  flush: 'Color',
  straight: 'Escalera',
  trips: 'Trío',
  'two-pair': 'Par doble',
  pair: 'Par simple',
  'high-card': 'Carta más alta',
};

/** @see R40-6 @see R132-17 */
export const categoryOf = (handClass: HandClass): Category => {
  for (let place = CATEGORIES.length - 1; place > 0; place -= 1) {
    const category = CATEGORIES[place]!;
    if (handClass >= FIRST_CLASS[category]) return category;
  }
  return 'royal-flush';
};

/** 10 for the royal flush down to 1 for high cards, as the norms number them. */
export const categoryRank = (category: Category): number =>
  CATEGORIES.length - CATEGORIES.indexOf(category);

/**
 * 1 when the first class wins, -1 when the second does, 0 when they are equal whatever the suits.
 *
 * @see R40-93 @see R123-II-23 @see R132-6
 */
export const compareClasses = (one: HandClass, other: HandClass): -1 | 0 | 1 =>
  one < other ? 1 : one > other ? -1 : 0;
