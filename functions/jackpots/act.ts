import { Rejection } from '../../domain/errors.ts';
import type { JackpotCommand } from '../../domain/jackpot/commands.ts';
import type { AnnouncedJackpot, Jackpot } from '../../domain/jackpot/state.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Circumstance } from '../../domain/tournament/facts.ts';
import type { Answer } from '../shared/answer.ts';
import { execute, requestOf } from '../shared/execute.ts';
import { JACKPOT } from '../shared/jackpot.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import { circumstanceOf, type SaidCircumstances } from '../shared/staff.ts';
import { streamOf } from '../shared/streams.ts';

/** A request to record an act of a progressive jackpot. */
export type ActInput = {
  readonly path: { readonly jackpotId: string };
  readonly body: SaidCircumstances;
  readonly call: Call;
};

type Scene = { readonly registry: Registry; readonly circumstance: Circumstance };

/** Records an act of a jackpot. @throws {Rejection} `jackpot.not-announced` unless it announces */
export const act = (
  { path, body, call }: ActInput,
  commandOf: (scene: Scene) => JackpotCommand | Promise<JackpotCommand>,
  reply: (state: AnnouncedJackpot) => object = () => ({}),
): Promise<Answer> => {
  const used = ports();
  return execute(used, requestOf(call), {
    aggregate: JACKPOT,
    stream: streamOf.jackpot(path.jackpotId),
    prepare: async ({ state, registry }) => {
      if (call.operationId !== 'announceJackpot') announced(state); // a foreign id is not found
      const circumstance = circumstanceOf(used, registry, body);
      return { command: await commandOf({ registry, circumstance }) };
    },
    answer: ({ state, sequence }) => ({
      status: 201,
      headers: { etag: `"${sequence}"` },
      body: { ...reply(announced(state)), version: sequence },
    }),
  });
};

/** @throws {Rejection} `jackpot.not-announced`, also when it is another operator's */
export const announced = (state: Jackpot): AnnouncedJackpot => {
  if (state.status === 'unannounced') throw new Rejection('jackpot.not-announced');
  return state;
};
