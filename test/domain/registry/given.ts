import { expect } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import type { RegistryCommand } from '../../../domain/registry/commands.ts';
import { decide } from '../../../domain/registry/decide.ts';
import { evolve } from '../../../domain/registry/evolve.ts';
import { initialState, type Registry } from '../../../domain/registry/state.ts';
import { type Instant, type Jornada, jornada } from '../../../domain/time/jornada.ts';

/** Only what a command says; who, when and on which gaming day are the same in all of them. */
type Order<Command = RegistryCommand> = Command extends RegistryCommand
  ? Omit<Command, keyof typeof CIRCUMSTANCE> & Partial<Pick<Command, 'by' | 'jornada'>>
  : never;

/** A registry in which these orders were carried out. */
export const given = (...orders: readonly Order[]) => {
  const state = orders.reduce<Registry>(
    (earlier, order) => decide(commandOf(order), earlier).reduce(evolve, earlier),
    initialState(),
  );
  return {
    state,
    when: (order: Order) => ({
      thenFacts: (...facts: readonly object[]) =>
        expect(decide(commandOf(order), state)).toEqual(
          facts.map((fact) => expect.objectContaining(fact)),
        ),
      thenRefused: (code: string, more: object = {}) =>
        expect(() => decide(commandOf(order), state)).toThrow(
          expect.objectContaining({ code, ...more }),
        ),
      thenState: (): Registry => decide(commandOf(order), state).reduce<Registry>(evolve, state),
    }),
  };
};

export const day = (text: string): Jornada => jornada(text);

const CIRCUMSTANCE = {
  by: '100',
  occurredAt: '2014-05-09T23:00:00.000Z' as Instant,
  jornada: day('2014-05-09'),
};

const commandOf = (order: Order): RegistryCommand =>
  ({ ...CIRCUMSTANCE, ...order }) as RegistryCommand;

export const director = {
  legajo: '100',
  name: 'Laura Paz',
  role: 'director',
  from: day('2010-01-01'),
  until: null,
} as const;

export const profile = {
  from: day('2010-01-01'),
  legalName: 'Casino de Prueba S.A.',
  roleLine: 'Agente operador',
  venues: [{ id: 'estrella', name: 'Buque Estrella' }],
  jornadaChangeHour: 6,
  controlDesk: 2,
  centralPoint: 1,
  cageDesks: [3, 4],
} as const;

export const band = {
  from: day('2014-01-01'),
  until: null,
  min: centavos(20_000),
  max: centavos(200_000),
  reference: 'Nota LNSE 12/2014',
} as const;

export const restriction = {
  restrictionId: 'r-1',
  documentHash: 'hash-1',
  group: 'self-excluded',
  from: day('2014-01-01'),
  until: day('2016-01-01'),
  reference: 'Registro Res. LNSE 06/2007, folio 3',
} as const;

export const regime = {
  id: 'propio-2020',
  from: day('2020-01-01'),
  until: null,
  citation: 'Convenio 1/2020',
  complete: true,
  shares: [{ beneficiary: 'ciudad', name: 'Ciudad', bps: 3000 }],
  balance: { beneficiary: 'operador', name: 'Agente operador', bps: 7000 },
} as const;
