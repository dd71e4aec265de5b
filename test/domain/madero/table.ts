import { type Card, parseCards } from '../../../domain/cards/card.ts';
import type { Street } from '../../../domain/madero/bets.ts';
import type { RoundCommand, RoundCommandOf } from '../../../domain/madero/commands.ts';
import { decide } from '../../../domain/madero/decide.ts';
import { evolve } from '../../../domain/madero/evolve.ts';
import type { Answer, Hand } from '../../../domain/madero/facts.ts';
import type { Situation } from '../../../domain/madero/rulings.ts';
import { initialState, type OpenedRound } from '../../../domain/madero/state.ts';
import type { RoundTerms } from '../../../domain/madero/terms.ts';
import { centavos } from '../../../domain/money/centavos.ts';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { StaffRole } from '../../../domain/tournament/facts.ts';
import { testsOf } from '../../support/aggregateTests.ts';

export const { given, factsOf, stateAfter } = testsOf({ initialState, decide, evolve });
export const roundAfter = (...commands: RoundCommand[]) => stateAfter(commands) as OpenedRound;

export const pesos = (amount: number) => centavos(amount * 100);

export const circumstance = (role: StaffRole = 'dealer', sector?: string) => ({
  by: { legajo: `L-${role}`, name: `Persona ${role}`, role, ...(sector ? { sector } : {}) },
  occurredAt: '2016-01-10T22:00:00.000Z' as Instant,
  jornada: '2016-01-10' as Jornada,
});

/** Minimum 100, maximum 5,000, bonus 25 to 500, credits of 20 on a fixed jackpot. */
export const TERMS: RoundTerms = {
  sector: 'A',
  boxes: 7,
  min: pesos(100),
  max: pesos(5_000),
  bonus: { kind: 'on', min: pesos(25), max: pesos(500), acesAgainstAces: false },
  jackpot: { kind: 'fixed', control: 'manual', credit: pesos(20) },
};
export const PROGRESSIVE: RoundTerms = {
  ...TERMS,
  jackpot: {
    kind: 'progressive',
    control: 'automatic',
    credit: pesos(20),
    jackpotId: 'J1',
    magicCard: false,
    luckyPlayer: false,
  },
};
export const SPECIALS: RoundTerms = {
  ...PROGRESSIVE,
  jackpot: { ...PROGRESSIVE.jackpot, magicCard: true, luckyPlayer: true } as RoundTerms['jackpot'],
};

const SEATS = [1, 2, 3, 4, 5].map((box) => ({ box, player: `P${box}` }));

export const open = (
  terms: RoundTerms = TERMS,
  changes: Partial<RoundCommandOf<'OpenRound'>> = {},
): RoundCommandOf<'OpenRound'> => ({
  type: 'OpenRound',
  ...circumstance(),
  roundId: 'R88',
  tableId: 'T1',
  number: 88,
  terms,
  seats: SEATS,
  meterFailure: null,
  ...changes,
});

export const bet = (
  box: number,
  { ante = 100, bonus = 0, credits = 0, player = `P${box}` } = {},
): RoundCommandOf<'PlaceBets'> => ({
  type: 'PlaceBets',
  ...circumstance(),
  box,
  player,
  ante: pesos(ante),
  bonus: pesos(bonus),
  credits,
});

export const noMore: RoundCommand = { type: 'CloseBets', ...circumstance() };

export const answer = (
  street: Street,
  box: number,
  given: Answer,
  amount = 0,
): RoundCommandOf<'AnswerStreet'> => ({
  type: 'AnswerStreet',
  ...circumstance(),
  street,
  box,
  answer: given,
  amount: pesos(amount),
});

export const deal = (text: string): RoundCommandOf<'DealBoard'> => ({
  type: 'DealBoard',
  ...circumstance(),
  cards: parseCards(text),
});

export const show = (of: Hand, text: string): RoundCommandOf<'ShowCards'> => ({
  type: 'ShowCards',
  ...circumstance(),
  of,
  cards: parseCards(text),
});

export const specials = (
  magicCard: string | null,
  luckyBox: number | null,
): RoundCommandOf<'DrawSpecials'> => ({
  type: 'DrawSpecials',
  ...circumstance(),
  seed: 'seed',
  magicCard: magicCard === null ? null : (parseCards(magicCard)[0] as Card),
  luckyBox,
});

export const settle: RoundCommand = { type: 'SettleRound', ...circumstance() };
export const stop: RoundCommand = {
  type: 'StopRound',
  ...circumstance(),
  reason: 'Error en comunitarias',
};
export const rule = (
  situation: Situation,
  role: StaffRole = 'supervisor',
  sector = 'A',
): RoundCommandOf<'RuleIrregularity'> => ({
  type: 'RuleIrregularity',
  ...circumstance(role, sector),
  rulingId: `ruling-${situation.kind}`,
  situation,
});

type Bets = Parameters<typeof bet>[1];
/** Boxes bet the flop and check the rest, unless they say otherwise; then the cards. */
export const playedOut = (
  boxes: readonly { cards: string; bets?: Bets; turn?: boolean; river?: boolean }[],
  { board = '', bank = '' },
  terms: RoundTerms = TERMS,
): RoundCommand[] => {
  const ante = (bets: Bets) => bets?.ante ?? 100;
  const on = (street: 'turn' | 'river') =>
    boxes.map((one, place) =>
      one[street]
        ? answer(street, place + 1, 'bet', ante(one.bets))
        : answer(street, place + 1, 'check'),
    );
  return [
    open(terms),
    ...boxes.map(({ bets }, place) => bet(place + 1, bets)),
    noMore,
    ...boxes.map(({ bets }, place) => answer('flop', place + 1, 'bet', 2 * ante(bets))),
    deal(board.slice(0, 6)),
    ...on('turn'),
    deal(board.slice(6, 8)),
    ...on('river'),
    deal(board.slice(8)),
    show('bank', bank),
    ...boxes.map(({ cards }, place) => show(place + 1, cards)),
  ];
};

/** What comes back to each box, in pesos, in the order ante, flop, turn, river, bonus. */
export const returnedOf = (...commands: RoundCommand[]): number[][] =>
  roundAfter(...commands).settlement!.boxes.map(({ returned }) =>
    [returned.ante, returned.flop, returned.turn, returned.river, returned.bonus].map(
      (amount) => amount / 100,
    ),
  );
