import { memberOf } from '../shared/staff.ts';
import type { Scene } from './act.ts';

/**
 * Who did it and who signs beside him, as the registry knew them on that gaming day.
 *
 * @throws {Rejection} `registry.staff-unknown`
 */
export const signed = (
  { registry, circumstance }: Pick<Scene, 'registry' | 'circumstance'>,
  { second }: { readonly second: { readonly legajo: string } },
) => ({ ...circumstance, second: memberOf(registry, second.legajo, circumstance.jornada) });
