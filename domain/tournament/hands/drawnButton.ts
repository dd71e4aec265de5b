import { assertDistinct, cardText, parseCard } from '../../cards/card.ts';
import { Rejection } from '../../errors.ts';
import { drawButton } from '../../hand/drawButton.ts';
import type { PlayedHandCommandOf } from '../handCommands.ts';
import type { PlayedHandFactOf } from '../handFacts.ts';
import { sameContent } from '../sameContent.ts';
import type { AnnouncedTournament } from '../state.ts';
import { clubOf, isSitAndGo, tablesOf } from '../tables.ts';
import type { Terms } from '../terms.ts';
import { redrawsOf } from './redraws.ts';
import type { DrawnButton } from './state.ts';

/** The draw that a first hand carries; null when it carries none. */
export const drawOf = (
  { table, buttonTable = table, buttonCards }: PlayedHandFactOf<'HandPlayed'>,
  redraws: number,
): DrawnButton | null => {
  if (buttonCards.length === 0) return null;
  const dealt = buttonCards.map(({ seat, card }) => ({ seat, card: parseCard(card) }));
  return { redraws, table: buttonTable, position: drawButton(dealt), cards: buttonCards };
};

/**
 * The position that was drawn at one table for all of them, since everybody was seated; null while
 * it is not, and where each table draws its own: matches of two, and the tables of a club.
 *
 * @see R123-II-32, R123-II-34
 */
export const drawnForAll = ({ terms, playedHands, ...state }: AnnouncedTournament) => {
  const { drawn } = playedHands;
  const isOfNow = drawn !== null && drawn.redraws === redrawsOf(state);
  return isOfNow && isOneForAll(terms) ? drawn : null;
};

const isOneForAll = (terms: Terms): boolean =>
  !isSitAndGo(terms) && clubOf(terms) === null && terms.modality !== 'heads-up';

/**
 * One card for each position of the table that drew, and one draw for all tables.
 *
 * @see R123-II-32, R123-II-34
 * @throws {Rejection} in this order: `cards.card-repeated`, `tournament.button-cards-invalid`
 */
export const assertDraw = (
  { table, buttonTable = table, buttonCards }: PlayedHandCommandOf<'RecordHand'>,
  state: AnnouncedTournament,
  active: readonly number[],
): void => {
  assertDistinct(buttonCards.map(({ card }) => card));
  const drawn = drawnForAll(state);
  const cards = buttonCards.map(({ seat, card }) => ({ seat, card: cardText(card) }));
  if (drawn !== null && sameContent(drawn.cards, cards)) return;
  const dealt = new Set(buttonCards.map(({ seat }) => seat));
  const isHere = buttonTable === table;
  const isKnown = isHere
    ? active.every((seat) => dealt.has(seat))
    : tablesOf(state.terms).includes(buttonTable);
  if (drawn === null && isKnown && dealt.size === buttonCards.length) return;
  throw new Rejection(
    'tournament.button-cards-invalid',
    drawn === null ? 'R123-II-32' : 'R123-II-34',
    { pointer: '/buttonCards' },
  );
};
