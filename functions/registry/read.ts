import type { Registry } from '../../domain/registry/state.ts';
import type { Answer } from '../shared/answer.ts';
import { REGISTRY } from '../shared/registry.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import { streamOf } from '../shared/streams.ts';

/** Answers a read of the registry from its folded state, under the version it shows. */
export const read = async (call: Call, show: (state: Registry) => object): Promise<Answer> => {
  const { operator } = call.caller;
  const { state, sequence } = await ports().store.load(REGISTRY, operator, streamOf.registry);
  const body = { ...show(state), version: sequence };
  return { status: 200, headers: { etag: `"${sequence}"` }, body };
};
