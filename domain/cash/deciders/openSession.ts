import { Rejection } from '../../errors.ts';
import type { Centavos } from '../../money/centavos.ts';
import { shuffle } from '../../tournament/shuffle.ts';
import type { BuyIn, CashCommandOf } from '../commands.ts';
import type { CashFact } from '../facts.ts';
import { assertWholeChips, isRepeated } from '../guards.ts';
import { playersMin, playersMissing } from '../nextHand.ts';
import { assertRole } from '../roles.ts';
import type { AnnouncedCash } from '../state.ts';
import type { CashLimits, CashTerms } from '../terms.ts';

/**
 * Opens a game: the deck is verified, everybody has bought in, and the system draws the seats.
 *
 * @see R40-4, R40-7, R40-16, R40-17, R40-18, R40-19, R40-20, CLUB-J1
 * @throws {Rejection} in this order: `table.act-id-reused`, `table.role-not-allowed`,
 *   `cash.session-open`, `cash.deck-not-verified`, `cash.players-missing`, `cash.table-full`,
 *   `cash.player-seated` when named twice, those of `assertBuyIn`, `cash.draw-broken`
 */
export const openSession = (
  command: CashCommandOf<'OpenSession'>,
  state: AnnouncedCash,
): CashFact[] => {
  const { sessionId, players, draw, by, occurredAt, jornada } = command;
  const { session, terms } = state;
  if (isRepeated(state, sessionId, 'SessionOpened')) return [];
  assertRole(command, terms);
  if (session !== null && session.ended === null)
    throw new Rejection('cash.session-open', undefined, { number: session.number });
  if (!command.deckVerified) throw new Rejection('cash.deck-not-verified', 'R40-17');
  assertPlayers(players, terms);
  if (!draw.seedMatches) throw new Rejection('cash.draw-broken', 'R40-18');
  const seats = shuffle(
    players.map((_, index) => index + 1),
    draw.words,
  );
  return [
    {
      type: 'SessionOpened',
      sessionId,
      number: (session?.number ?? 0) + 1,
      limits: terms.limits,
      players: players.map((player, index) => ({ ...player, seat: seats[index]! })),
      seed: draw.seed,
      nextSeedHash: draw.nextSeedHash,
      by,
      occurredAt,
      jornada,
    },
  ];
};

const assertPlayers = (players: readonly BuyIn[], terms: CashTerms): void => {
  const min = playersMin(terms.ruleset);
  if (players.length < min) throw playersMissing(players.length, min);
  if (players.length > terms.seats)
    throw new Rejection('cash.table-full', 'R40-4', { seats: terms.seats });
  const names = new Set<string>();
  for (const { player, amount } of players) {
    if (names.has(player)) throw new Rejection('cash.player-seated', undefined, { player });
    names.add(player);
    assertBuyIn(amount, terms);
  }
};

/**
 * @see R40-7.b2, R40-7.b4, R40-13, R40-19
 * @throws {Rejection} in this order: `cash.not-whole-chips`, `cash.buy-in-too-small`,
 *   `cash.purchase-over-maximum`
 */
export const assertBuyIn = (amount: Centavos, { chip, limits }: CashTerms): void => {
  assertWholeChips(amount, chip);
  const { minBuyIn } = limits;
  if (amount < minBuyIn)
    throw new Rejection('cash.buy-in-too-small', 'R40-19', { amount, minBuyIn });
  assertMaximum(amount, limits);
};

/** @throws {Rejection} `cash.purchase-over-maximum` */
export const assertMaximum = (purchased: number, { maxPurchase }: CashLimits): void => {
  if (maxPurchase !== null && purchased > maxPurchase)
    throw new Rejection('cash.purchase-over-maximum', 'R40-29', { purchased, maxPurchase });
};
