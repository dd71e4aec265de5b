import { Rejection } from '../../domain/errors.ts';
import { regimesOf } from '../../domain/registry/selectors.ts';
import { settle } from '../papers/settled.ts';
import type { Handler } from '../shared/operation.ts';
import { loadRegistry } from '../shared/registry.ts';
import { ports } from '../shared/runtime.ts';
import { read } from './read.ts';
import type { readSettlement as route } from './readSettlement.schema.ts';
import { settlementShown } from './settlementReply.ts';

/**
 * GET …/settlement — the figures that the papers of a closing would say now (R123-IV-6.p4).
 *
 * @throws {Rejection} `tournament.prizes-not-locked`
 */
export const readSettlement: Handler<typeof route> = (input) =>
  read(input, async (state) => {
    if (!state.lock) throw new Rejection('tournament.prizes-not-locked', 'R123-I-64');
    const registry = await loadRegistry(ports(), input.call.caller.operator);
    return settlementShown(settle(state, regimesOf(registry)));
  });
