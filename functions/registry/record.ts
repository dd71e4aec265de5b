import type { RegistryCommand } from '../../domain/registry/commands.ts';
import type { RegistryCircumstance } from '../../domain/registry/facts.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Answer } from '../shared/answer.ts';
import { execute, type Prepared, requestOf } from '../shared/execute.ts';
import type { Ports } from '../shared/ports.ts';
import { REGISTRY } from '../shared/registry.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import type { SaidCircumstances } from '../shared/staff.ts';
import { streamOf } from '../shared/streams.ts';
import { whenItHappened } from '../shared/time.ts';

/** What a registration is made of, read anew for each attempt. */
export type Office = {
  readonly ports: Ports;
  readonly operator: string;
  readonly registry: Registry;
  readonly circumstance: RegistryCircumstance;
};

type Made = RegistryCommand | Prepared<RegistryCommand>;

/** Registers something under a name of the caller's; the same content again changes nothing. */
export const record = (
  body: SaidCircumstances,
  call: Call,
  prepare: (office: Office) => Made | Promise<Made>,
): Promise<Answer> => {
  const used = ports();
  const { operator } = call.caller;
  // If-Match of a person is not of the stream: its handler compares it.
  return execute(
    used,
    { ...requestOf(call), ifMatch: undefined },
    {
      aggregate: REGISTRY,
      stream: streamOf.registry,
      prepare: async ({ state: registry }) => {
        const when = whenItHappened(body.occurredAt, used.now(), registry);
        const circumstance = { by: body.by.legajo, ...when };
        const made = await prepare({ ports: used, operator, registry, circumstance });
        return 'command' in made ? made : { command: made };
      },
      answer: ({ sequence }) => ({
        status: 200,
        headers: { etag: `"${sequence}"` },
        body: { version: sequence },
      }),
    },
  );
};
