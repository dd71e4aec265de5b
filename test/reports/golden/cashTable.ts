import type { CashCommand } from '../../../domain/cash/commands.ts';
import { evolve } from '../../../domain/cash/evolve.ts';
import { evolveDay } from '../../../domain/cash/evolveDay.ts';
import type { CashFact } from '../../../domain/cash/facts.ts';
import { figuresOf } from '../../../domain/cash/figures.ts';
import { type CashDay, type CashTable, initialState } from '../../../domain/cash/state.ts';
import { LEGAL_REGIMES } from '../../../domain/settlement/regimes.ts';
import { settleCashTable } from '../../../domain/settlement/settleCashTable.ts';
import type { Regime } from '../../../domain/settlement/types.ts';
import type { CashLmInput } from '../../../reports/papers/cash/inputs.ts';
import { playedHands } from '../../../reports/papers/cash/playedHands.ts';
import {
  announce,
  at,
  buy,
  factsAfter as cashFacts,
  close,
  consume,
  end,
  hand,
  leave,
  NOTHING_SEEN,
  open,
  staff,
  voiding,
} from '../../domain/cash/given.ts';
import { eveningFrom } from '../../support/cashEvening.ts';
import { LETTERHEAD } from './sitAndGo.ts';

const DEALER = { ...staff('dealer'), name: 'Dani Mesa', legajo: '0415' };
const SUPERVISOR = { ...staff('supervisor'), name: 'Beto Supervisor', legajo: '0337' };

/** A short game: a hand with a showdown, one voided, drinks, a rebuy, a player who left. */
export const GAME: readonly CashCommand[] = [
  announce(),
  open([10_000, 10_000, 10_000, 10_000, 10_000, 20_000]),
  hand('h1', '3F 4F 5F 6F 1F', {}, { occurredAt: at(5) }),
  hand('h2', '4F 5F 6F 1F 2F', {}, { occurredAt: at(8) }),
  voiding('h2', { occurredAt: at(9), reason: 'Carta repetida' }),
  hand('h3', '4R665 5C 6F 1F 2F 3F 4X 5X 4X 5B500 4F', { board: [] }, { occurredAt: at(11) }),
  buy('P4', 2_000, { occurredAt: at(12), means: 'special-chips' }),
  { ...consume('P6', 150), occurredAt: at(13) },
  leave('P1', 14),
  end('Corte de luz', 60, 'director'),
];

export const dayOfCash = (facts: readonly CashFact[]): CashDay => {
  const ofDay = facts.filter(({ type }) => type !== 'CashTableAnnounced');
  const day = ofDay.reduce<CashDay | null>(evolveDay, null);
  if (day === null) throw new Error('It was opened.');
  return day;
};

export const cashLmInput = (
  commands: readonly CashCommand[] = [
    ...GAME,
    close(95, {
      by: DEALER,
      second: SUPERVISOR,
      occurredAt: at(90),
      review: 'Una ficha de 5 de más',
    }),
  ],
  regimes: readonly Regime[] = LEGAL_REGIMES,
): CashLmInput => {
  const facts = cashFacts(commands);
  const day = dayOfCash(facts);
  const place = { jornada: day.jornada, table: day.terms.table };
  return {
    letterhead: LETTERHEAD,
    number: { point: 1, number: 131 },
    version: 1,
    day,
    hands: playedHands(facts),
    settlement: settleCashTable(place, figuresOf(day), regimes),
  };
};

/** A full game of nine seats: 120 hands, one a minute, the last one after the time. */
export const longGame = (seed = 7): readonly CashCommand[] => {
  const commands: CashCommand[] = [announce({ maxPurchase: null }), open(Array(9).fill(10_000))];
  const start = cashFacts(commands).reduce<CashTable>(evolve, initialState());
  if (start.status === 'unannounced') throw new Error('It was announced.');
  const evening = eveningFrom(start, seed);
  const post = (command: CashCommand) => {
    evening.does(command);
    commands.push(command);
  };
  for (let minute = 2; minute <= 121; minute += 1) {
    for (const { player, stack } of evening.state.session?.places ?? [])
      if (stack === 0)
        post(
          buy(player, 10_000, { purchaseId: `buy-${minute}-${player}`, occurredAt: at(minute) }),
        );
    const circumstance = { by: DEALER, occurredAt: at(minute), jornada: open().jornada };
    const played = evening.nextHand();
    const id = `hand-${minute}`;
    post({ type: 'PlayHand', handId: id, hand: played, seen: NOTHING_SEEN, ...circumstance });
  }
  post(end(null, 122));
  const rake = evening.state.day ? figuresOf(evening.state.day).rake / 100 : 0;
  post(close(rake, { by: DEALER, second: SUPERVISOR, occurredAt: at(130) }));
  return commands;
};

/** A table that was opened and where nothing was played. */
export const nilCashLm = (): CashLmInput =>
  cashLmInput([
    announce(),
    open(),
    end('Sin jugadores', 3, 'director'),
    close(0, { occurredAt: at(90) }),
  ]);
