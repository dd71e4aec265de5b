import { type Centavos, sum, ZERO } from '../../../domain/money/centavos.ts';
import { evolve } from '../../../domain/tournament/evolve.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { purchasesOf } from '../../../domain/tournament/purchases.ts';
import {
  type AnnouncedTournament,
  initialState,
  type Tournament,
} from '../../../domain/tournament/state.ts';
import { clubOf } from '../../../domain/tournament/tables.ts';
import { fromRecorded } from '../../../events/recorded.ts';
import { paperNumber } from '../../../reports/format/paperNumber.ts';
import {
  type DayDifference,
  type DayEvent,
  type DayTable,
  type Game,
  SETTLED,
  SETTLED_IN_PART,
} from '../../../reports/papers/ijInput.ts';
import { type ClosedEvent, loadClosing } from '../../papers/orders/closing.ts';
import { keys } from '../../shared/keys.ts';
import { readCommits } from '../../shared/store.ts';
import { streamOf } from '../../shared/streams.ts';
import { couponCountsOf } from './couponCounts.ts';
import { listedPaper, paperOf } from './listedPaper.ts';
import { otherSalesOf } from './otherSales.ts';
import { overlaysOf } from './overlays.ts';
import { type Contribution, type Day, together } from './part.ts';
import { paymentsOf } from './payments.ts';
import { startActsOf } from './startActs.ts';
import { incidentsOf } from './tournamentIncidents.ts';

/** Tournaments of the jornada, and those that moved money in it for another one. */
export const tournamentsOfDay = async (day: Day): Promise<Contribution> => {
  const parts: Contribution[] = [];
  for (const tournamentId of await idsOf(day)) parts.push(await tournamentOfDay(day, tournamentId));
  return together(parts);
};

const idsOf = async ({ ports, operator, jornada, papers, movements }: Day): Promise<string[]> => {
  const announced = await ports.table.queryIndex({
    pk: keys.tournamentsIndex(operator),
    from: keys.tournamentsIndexSk(jornada, ''),
    to: keys.tournamentsIndexSk(jornada, keys.last),
  });
  const { pk, sk: from } = keys.booked(operator, jornada, keys.first);
  const booked = await ports.table.query({ pk, from, to: keys.last });
  const ids = [...announced, ...booked].map((item) => String(item['tournamentId']));
  const ofPapers = papers.flatMap((one) => one.tournamentId ?? []);
  const ofMoney = movements.map((one) => one.tournamentId);
  return [...new Set([...ids, ...ofPapers, ...ofMoney])].sort();
};

const tournamentOfDay = async (day: Day, tournamentId: string): Promise<Contribution> => {
  const { ports, operator, jornada, forLottery } = day;
  const stream = streamOf.tournament(tournamentId);
  const commits = await readCommits(ports.table, operator, stream);
  const facts = commits.flatMap(({ events }) =>
    events.map((one) => fromRecorded<TournamentFact>(one)),
  );
  const state = facts.reduce<Tournament>(evolve, initialState());
  if (state.status === 'unannounced') throw new Error(`${tournamentId} was never announced.`);
  if (forLottery && clubOf(state.terms)) return { streams: [], ofClub: [tournamentId] };
  const closing = state.settled.at(-1)?.closing;
  const closed =
    closing === undefined ? null : await loadClosing(ports, { operator, tournamentId, closing });
  const events = await eventsOf(day, state, closed);
  return {
    tables: closed && closing !== undefined ? await tablesOf(day, closed, closing) : [],
    events,
    otherSales: otherSalesOf(state, facts, jornada),
    incidents: incidentsOf(state, facts, jornada),
    fiscal: [
      ...startActsOf(facts, jornada, state.terms.eventNumber),
      ...couponCountsOf(facts, jornada, state.terms.eventNumber),
    ],
    payments: paymentsOf(state.terms, facts, jornada, gameOf(state).name),
    overlays: overlaysOf(state.terms, facts, jornada, gameOf(state).name),
    differences: closed && events.length > 0 ? differencesOf(state, closed) : [],
    streams: [stream],
  };
};

/** Res. 123/2013 settles every tournament but those of a club. */
const gameOf = ({ terms }: AnnouncedTournament): Game => {
  if (clubOf(terms)) return { name: 'Torneos del club', norm: 'Reglamento de club' };
  const name = terms.modality === 'sit-and-go' ? 'Sit & Go' : 'Torneos';
  return { name, norm: 'Res.\u00a0123/2013' };
};

const tablesOf = (
  day: Day,
  { history, tables }: ClosedEvent,
  closing: number,
): Promise<DayTable[]> => {
  const { state } = history;
  const { tournamentId, terms } = state;
  const ofDay = tables.filter(({ jornada }) => jornada === day.jornada);
  return Promise.all(
    ofDay.map(async ({ table, takings, prizes, benefit, split }) => {
      const source = `LM/${tournamentId}/${day.jornada}/${table}`;
      const { number } = await listedPaper(day, 'LM', source, closing);
      return {
        game: gameOf(state),
        event: terms.eventNumber,
        venue: terms.venue,
        table,
        paper: `LM ${paperNumber(number)}`,
        takings,
        prizes,
        benefit,
        split,
      };
    }),
  );
};

const STATES = {
  registering: 'Sin liquidar: inscripción',
  playing: 'Sin liquidar: en juego',
  finished: 'Sin liquidar: sin cierre',
  closed: 'Sin liquidar: cerrado',
  cancelled: 'Cancelado',
} as const satisfies Record<AnnouncedTournament['status'], string>;

/** A settled event is of the jornada of its paper, another of the one it was announced for. */
const eventsOf = async (
  day: Day,
  state: AnnouncedTournament,
  closed: ClosedEvent | null,
): Promise<DayEvent[]> => {
  const { terms, tournamentId } = state;
  if (closed === null)
    return terms.jornada === day.jornada ? [eventOf(state, null, STATES[state.status])] : [];
  const { closing } = closed.history.last;
  const paper = await paperOf(day, 'LT', `LT/${tournamentId}`, closing);
  if (paper?.jornada !== day.jornada) return [];
  const { number } = await listedPaper(day, 'LT', `LT/${tournamentId}`, closing);
  const isLast = closing === state.closings;
  const isWhole = closed.tables.every(({ jornada }) => jornada === day.jornada);
  const settled = isWhole ? SETTLED : SETTLED_IN_PART;
  return [eventOf(state, `LT ${paperNumber(number)}`, isLast ? settled : STATES[state.status])];
};

const eventOf = (state: AnnouncedTournament, paper: string | null, situation: string): DayEvent => {
  const { terms } = state;
  const standing = purchasesOf(state).filter(({ returned }) => !returned);
  const total = (figure: (one: (typeof standing)[number]) => Centavos) => sum(standing.map(figure));
  return {
    game: gameOf(state),
    event: terms.eventNumber,
    name: terms.name,
    paper,
    state: situation,
    entries: standing.filter(({ code }) => code === 'IN').length,
    takings: total(({ price }) => price),
    pool: total(({ prizePart }) => prizePart),
    benefit: total(({ benefit }) => benefit),
  };
};

/** What the sales add up to, one by one, against what was settled. */
const differencesOf = (
  state: AnnouncedTournament,
  { settlement, history }: ClosedEvent,
): DayDifference[] => {
  const sold = purchasesOf(state).filter(({ returned }) => !returned);
  const { eventNumber } = state.terms;
  const stale = history.last.closing < state.closings;
  const compared = (what: string, expected: Centavos, found: Centavos) => ({
    what: `${eventNumber}, ${what}`,
    expected,
    found,
    review: expected === found ? 'Conforme' : stale ? 'Reabierto: nueva versión' : 'A revisar',
  });
  return [
    compared(
      'ventas y recaudado liquidado',
      sum(sold.map(({ price }) => price)),
      settlement.takings,
    ),
    compared(
      'recaudado, y premios más beneficio',
      settlement.takings,
      sum([settlement.pool, settlement.benefit]),
    ),
    compared(
      'pozo, y premios adjudicados',
      sum([settlement.pool, settlement.overlay ?? ZERO]),
      sum(settlement.classification.map(({ prize }) => prize)),
    ),
  ];
};
