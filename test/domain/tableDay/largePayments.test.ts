import { describe, expect, it } from 'vitest';
import { parseCards } from '../../../domain/cards/card.ts';
import type { TableCommandOf } from '../../../domain/tableDay/commands.ts';
import {
  announce,
  at,
  close,
  drop,
  factsAfter,
  given,
  JORNADA,
  open,
  pesos,
  reopen,
  staff,
} from './given.ts';

const opened = [announce(), open()];

/** A straight to the king against a pair of jacks. */
const play = (changes: Partial<TableCommandOf<'PlayRound'>> = {}): TableCommandOf<'PlayRound'> => ({
  type: 'PlayRound',
  round: {
    roundId: 'round 1',
    meterFailure: null,
    boxes: [
      {
        box: 1,
        player: 'P-1',
        ante: pesos(100),
        flop: pesos(200),
        turn: pesos(0),
        river: pesos(0),
        bonus: pesos(0),
        credits: 0,
        cards: parseCards('9cTd'),
      },
    ],
    board: parseCards('3h8sJcQd5c'),
    bank: parseCards('Jd2s'),
    specials: null,
  },
  meter: null,
  by: staff('dealer'),
  occurredAt: at(5),
  jornada: JORNADA,
  ...changes,
});

const settledBy = (command: TableCommandOf<'PlayRound'>) =>
  factsAfter([...opened, command]).find((fact) => fact.type === 'RoundSettled');

/** What the box gets beyond its bets: even money on the flop; the ante comes back (R132-34). */
const paid = pesos(200);

describe('What a round pays to one box above what one person pays alone', () => {
  const upTo = (amount: number) => ({ soloPayoutMax: pesos(amount / 100) });

  it('takes a second person, who controls and is another', () => {
    expect(settledBy(play(upTo(paid)))).not.toHaveProperty('second');
    given(...opened)
      .when(play(upTo(paid - 1)))
      .thenRejects('table.second-person-missing', 'R132-13');
    given(...opened)
      .when(play({ ...upTo(paid - 1), second: staff('dealer') }))
      .thenRejects('table.signature-repeated');
    given(...opened)
      .when(play({ ...upTo(paid - 1), second: staff('cashier') }))
      .thenRejects('table.signatures-wrong', 'R132-13');
    const signed = play({ ...upTo(paid - 1), second: staff('supervisor') });
    expect(settledBy(signed)).toMatchObject({ second: staff('supervisor') });
  });

  it('is settled once: the retry asks nobody', () =>
    given(...opened, play({ ...upTo(0), second: staff('supervisor') }))
      .when(play(upTo(0)))
      .thenNothing());
});

describe('A closed day is opened again by two persons', () => {
  const closed = [...opened, drop(), close()];

  it('not by one who signs twice, nor without one who controls', () => {
    given(...closed)
      .when(reopen({ second: staff('supervisor') }))
      .thenRejects('table.signature-repeated');
    given(...closed)
      .when(reopen({ second: staff('fiscalizador') }))
      .thenRejects('table.signatures-wrong', 'R132-13');
    given(...closed)
      .when(reopen({ second: staff('cashier') }))
      .thenFacts({ type: 'DayReopened', second: staff('cashier') });
    given(...closed, reopen())
      .when(reopen({ second: staff('supervisor') }))
      .thenNothing();
  });
});
