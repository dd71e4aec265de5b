import { describe, expect, it } from 'vitest';
import type { Situation } from '../../domain/madero/rulings.ts';
import type { RoundStep } from '../../domain/tableDay/commands.ts';
import { bankIncidents } from '../../functions/exports/day/bankIncidents.ts';
import {
  announce,
  at,
  factsAfter,
  given,
  JORNADA,
  open,
  pesos,
  staff,
} from '../domain/tableDay/given.ts';

const step = (one: RoundStep) =>
  ({
    type: 'StepRound',
    step: one,
    meter: null,
    by: staff('supervisor'),
    occurredAt: at(5),
    jornada: JORNADA,
  }) as const;

const told = (situation: Situation) => {
  const commands = [
    announce(),
    open(),
    step({
      type: 'OpenRound',
      roundId: 'round 1',
      meterFailure: null,
      seats: [{ box: 1, player: 'P-1' }],
    }),
    step({
      type: 'PlaceBets',
      box: 1,
      player: 'P-1',
      ante: pesos(100),
      bonus: pesos(0),
      credits: 0,
    }),
    step({ type: 'CloseBets' }),
    step({ type: 'RuleIrregularity', rulingId: 'ruling 1', situation }),
  ];
  const { day } = given(...commands).state;
  if (!day) throw new Error('The day was opened.');
  const facts = factsAfter(commands).filter((fact) => fact.type !== 'TableAnnounced');
  return bankIncidents({ day, facts }).map(({ what, detail }) => [what, detail]);
};

describe('Rulings of a round in the report of a jornada [R132-70] [R132-73]', () => {
  it('tell that it was cancelled, and by which article', () =>
    expect(told({ kind: 'bank-card-exposed' })).toEqual([
      ['Ronda anulada', '(Res. LNSE 132/2015, Anexo I, art. 14, inc. 70)'],
    ]));

  it('tell who decided what is not foreseen', () => {
    const situation = {
      kind: 'not-foreseen',
      text: 'Se repite el pase',
      management: { ...staff('director'), name: 'Ana Directora' },
      inspector: 'Inspectora Prueba',
    } as const;
    const detail =
      'Se repite el pase. Resuelven Ana Directora y Inspectora Prueba (Res. LNSE 132/2015, Anexo I, art. 14, inc. 73)';
    expect(told(situation)).toEqual([['Irregularidad resuelta', detail]]);
    expect(told({ ...situation, voidsRound: true })).toEqual([['Ronda anulada', detail]]);
  });
});
