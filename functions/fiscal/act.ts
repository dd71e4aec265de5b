import type { FiscalCommand } from '../../domain/fiscal/fiscal.ts';
import type { Circumstance } from '../../domain/tournament/facts.ts';
import type { Answer } from '../shared/answer.ts';
import { execute, requestOf } from '../shared/execute.ts';
import { FISCAL } from '../shared/fiscal.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import { circumstanceOf, type SaidCircumstances } from '../shared/staff.ts';
import { streamOf } from '../shared/streams.ts';

type Input = {
  readonly path: { readonly jornada: string };
  readonly body: SaidCircumstances;
  readonly call: Call;
};

/** Records what a fiscalizador enters on a jornada. */
export const act = (
  { path, body, call }: Input,
  commandOf: (circumstance: Circumstance) => FiscalCommand | Promise<FiscalCommand>,
  reply: object = {},
): Promise<Answer> => {
  const used = ports();
  return execute(used, requestOf(call), {
    aggregate: FISCAL,
    stream: streamOf.fiscal(path.jornada),
    prepare: async ({ registry }) => {
      return { command: await commandOf(circumstanceOf(used, registry, body)) };
    },
    views: () => [],
    answer: ({ sequence }) => ({
      status: 201,
      headers: { etag: `"${sequence}"` },
      body: { ...reply, version: sequence },
    }),
  });
};
