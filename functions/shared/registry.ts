import type { RegistryCommand } from '../../domain/registry/commands.ts';
import { decide } from '../../domain/registry/decide.ts';
import { evolve } from '../../domain/registry/evolve.ts';
import type { RegistryFact } from '../../domain/registry/facts.ts';
import { initialState, type Registry } from '../../domain/registry/state.ts';
import type { Aggregate } from './aggregate.ts';
import type { Ports } from './ports.ts';
import { streamOf } from './streams.ts';

export const REGISTRY: Aggregate<Registry, RegistryCommand, RegistryFact> = {
  initial: initialState,
  decide,
  evolve,
};

/** Everything the operator has registered until now. */
export const loadRegistry = async (
  { store }: Pick<Ports, 'store'>,
  operator: string,
): Promise<Registry> => (await store.load(REGISTRY, operator, streamOf.registry)).state;
