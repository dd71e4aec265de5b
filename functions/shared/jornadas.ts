import { addDays, type Jornada } from '../../domain/time/jornada.ts';
import { Refusal } from './problems/refusal.ts';

/** Jornadas that one request may ask for: a month. */
const JORNADAS_MAX = 31;

/** Both ends are included. */
export type Range = { readonly from: string; readonly until: string };

/** @throws {Refusal} `request.range-invalid` when it is backwards or too long */
export const jornadasOf = ({ from, until }: Range): Jornada[] => {
  const jornadas: Jornada[] = [];
  for (let one = from as Jornada; one <= until; one = addDays(one, 1)) {
    jornadas.push(one);
    // Nothing follows 9999-12-31.
    if (one === until || jornadas.length > JORNADAS_MAX) break;
  }
  if (jornadas.length === 0 || jornadas.length > JORNADAS_MAX)
    throw new Refusal('request.range-invalid', { from, until, jornadasMax: JORNADAS_MAX });
  return jornadas;
};
