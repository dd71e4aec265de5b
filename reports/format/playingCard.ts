const SUIT_SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

/** `K♠`; a ten is written `10♥`, as the card has it. */
export const playingCard = (card: string): string => {
  const rank = card.slice(0, -1);
  return `${rank === 'T' ? '10' : rank}${SUIT_SIGNS[card.slice(-1)] ?? ''}`;
};
