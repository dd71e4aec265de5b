import { cardText } from '../../domain/cards/card.ts';
import { invariant } from '../../domain/errors.ts';
import type { Bets } from '../../domain/madero/bets.ts';
import { unsettledBoxes } from '../../domain/madero/deciders/closeRound.ts';
import { drawFrom, WORDS_PER_DRAW } from '../../domain/madero/specials.ts';
import { blindBoxes, boxToAnswer, markersOf, type Specials } from '../../domain/madero/state.ts';
import type { AnnouncedTable } from '../../domain/tableDay/state.ts';
import { ORDER_TEXTS } from '../rulings/texts/orders.ts';
import { expandSeed } from '../shared/seeds.ts';
import { toMoney } from '../shared/wire.ts';

/** The last round of a table as replies show it. */
export const roundReply = ({ day }: AnnouncedTable) => {
  const round = day?.rounds.last;
  invariant(round !== undefined && round.status !== 'unopened', 'a round was posted');
  return {
    roundId: round.roundId,
    number: round.number,
    status: round.status,
    deck: round.deck,
    toAnswer: round.status === 'in-play' ? (boxToAnswer(round)?.box ?? null) : null,
    markers: round.boxes
      .map((box) => ({ box: box.box, streets: markersOf(box) }))
      .filter(({ streets }) => streets.length > 0),
    blind: blindBoxes(round),
    boxes: (round.settlement?.boxes ?? []).map((box) => ({
      box: box.box,
      outcome: box.outcome,
      returned: betsReply(box.returned),
      bonusLine: box.bonusLine,
      jackpotCategory: box.jackpot.category,
      jackpotAward: toMoney(box.jackpot.award),
      specialAward: toMoney(box.specialAward),
      creditsReturned: box.creditsReturned,
    })),
    meterPrizes: round.meterPrizes.map(({ box, awardId, amount }) => ({
      box,
      awardId,
      amount: toMoney(amount),
    })),
    specialsSeedHash: round.specialsSeedHash,
    specials: round.specials && specialsReply(round.specials, round),
    held: round.status === 'settled' ? unsettledBoxes(round) : [],
    rulings: round.rulings.map(({ rulingId, norm, infraction, orders }) => ({
      rulingId,
      norm,
      infraction,
      orders: orders.map((code) => ({ code, text: ORDER_TEXTS[code] })),
    })),
  };
};

/** A round posted complete has what a screen drew: whether its seed gives the same is told. */
const specialsReply = (
  { seed, magicCard, luckyBox }: Specials,
  round: Parameters<typeof drawFrom>[1],
) => {
  const again = drawFrom(expandSeed(seed, WORDS_PER_DRAW), round);
  return {
    seed,
    magicCard: magicCard === null ? null : cardText(magicCard),
    luckyBox,
    fromSeed: again.magicCard === magicCard && again.luckyBox === luckyBox,
  };
};

const betsReply = ({ ante, flop, turn, river, bonus }: Bets) => ({
  ante: toMoney(ante),
  flop: toMoney(flop),
  turn: toMoney(turn),
  river: toMoney(river),
  bonus: toMoney(bonus),
});
