import { centavos, sum } from '../../../domain/money/centavos.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import type { DayOtherSales } from '../../../reports/papers/ijInput.ts';
import { movementsOf } from '../../tournaments/cash.ts';

/**
 * What was sold and given back in a jornada of an event that is of another one. Only facts of that
 * jornada: what happens to the event later changes nothing of it.
 */
export const otherSalesOf = (
  state: AnnouncedTournament,
  facts: readonly TournamentFact[],
  jornada: Jornada,
): DayOtherSales[] => {
  if (jornadasOf(state).has(jornada)) return [];
  const moved = facts
    .filter((fact) => fact.jornada === jornada)
    .flatMap((fact) => movementsOf(state, fact))
    .filter(({ code }) => code !== null);
  if (moved.length === 0) return [];
  const sold = moved.filter(({ kind }) => kind === 'sale');
  const returned = moved.filter(({ kind }) => kind !== 'sale');
  const { eventNumber: event, name, jornada: ofEvent } = state.terms;
  return [
    {
      event,
      name,
      jornada: ofEvent,
      purchases: sold.length,
      sold: sum(sold.map(({ amount }) => amount)),
      returned: sum(returned.map(({ amount }) => centavos(-amount))),
    },
  ];
};

/** The days it was announced for, and the one in which it started. */
const jornadasOf = ({ terms, start }: AnnouncedTournament): Set<Jornada> => {
  const days = 'days' in terms ? terms.days.map((day) => day.jornada) : [];
  return new Set([terms.jornada, ...days, ...(start ? [start.jornada] : [])]);
};
