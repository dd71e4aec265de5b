import { Rejection } from '../../domain/errors.ts';
import { soloPayoutOn, staffMember } from '../../domain/registry/selectors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Circumstance, StaffMember } from '../../domain/tournament/facts.ts';
import type { Ports } from './ports.ts';
import { whenItHappened } from './time.ts';

/** The parts of a body that say who did it and when. */
export type SaidCircumstances = {
  readonly by: { readonly legajo: string };
  readonly occurredAt?: string | undefined;
};

/**
 * Who did it, as the registry knew them on that gaming day, and when (decisions J1, J2).
 *
 * @throws {Refusal} `request.occurred-in-future`
 * @throws {Rejection} `registry.staff-unknown`
 */
export const circumstanceOf = (
  { now }: Pick<Ports, 'now'>,
  registry: Registry,
  { by, occurredAt }: SaidCircumstances,
): Circumstance => {
  const when = whenItHappened(occurredAt, now(), registry);
  return { by: memberOf(registry, by.legajo, when.jornada), ...when };
};

type Around = { readonly registry: Registry; readonly circumstance: Circumstance };

/**
 * Who did it and who signs beside him, as the registry knew them on that gaming day.
 *
 * @throws {Rejection} `registry.staff-unknown`
 */
export const signed = (
  { registry, circumstance }: Around,
  { second }: { readonly second: { readonly legajo: string } },
) => ({ ...circumstance, second: memberOf(registry, second.legajo, circumstance.jornada) });

/**
 * The same where a second person need not sign.
 *
 * @throws {Rejection} `registry.staff-unknown`
 */
export const maybeSigned = (
  { circumstance, registry }: Around,
  { second }: { readonly second?: { readonly legajo: string } | undefined },
) => (second ? signed({ registry, circumstance }, { second }) : circumstance);

/**
 * The same for what pays, with the sum that one person pays alone at most.
 *
 * @throws {Rejection} `registry.staff-unknown`
 */
export const paying = (
  around: Around,
  body: { readonly second?: { readonly legajo: string } | undefined },
) => ({
  ...maybeSigned(around, body),
  ...soloPayoutOn(around.registry, around.circumstance.jornada),
});

/**
 * A token is not a person: the staff registry says who holds a legajo on a day.
 *
 * @see R123-III-1
 * @throws {Rejection} `registry.staff-unknown`
 */
export const memberOf = (registry: Registry, legajo: string, on: Jornada): StaffMember => {
  const member = staffMember(registry, legajo, on);
  if (!member) throw new Rejection('registry.staff-unknown', 'R123-III-1', { legajo });
  return member;
};
