import { invariant } from '../errors.ts';
import { chips } from '../money/chips.ts';
import { totalOf } from './chips/stacks.ts';
import type { ChipState } from './chips/state.ts';
import { STOPPED } from './clock.ts';
import { entryNumbered, withEntries } from './entryBook.ts';
import { NO_ROUNDS } from './evolveRounds.ts';
import type { FactOf } from './facts.ts';
import { TABLE_CODES } from './moneyFacts.ts';
import { isOf, playersOf, stagesOf } from './stages.ts';
import type { AnnouncedTournament, Entry } from './state.ts';
import { tablesOf } from './tables.ts';
import type { Terms } from './terms.ts';

type StageChange = FactOf<'StageOpened' | 'SeriesFinished' | 'SeriesEndChanged' | 'SeriesAssigned'>;

/** Applies a fact about stages, apart from the start, which runs the clock. */
export const evolveStages = (
  state: AnnouncedTournament,
  fact: StageChange,
): AnnouncedTournament => {
  switch (fact.type) {
    case 'StageOpened':
      return opened(state, fact);
    case 'SeriesFinished':
      return finished(state, fact);
    case 'SeriesEndChanged':
      return { ...acted(state, fact.changeId), terms: ended(state.terms, fact) };
    case 'SeriesAssigned':
      return assigned(state, fact);
  }
};

const acted = (state: AnnouncedTournament, actId: string): AnnouncedTournament => ({
  ...state,
  stageActIds: [...state.stageActIds, actId],
});

/** Each stage has its own tables, clock and rounds; nothing is bought in the final. */
const opened = (
  state: AnnouncedTournament,
  { stageId, series, level, jornada }: FactOf<'StageOpened'>,
): AnnouncedTournament => {
  const seatActs = state.seatActs.length;
  return {
    ...acted(state, stageId),
    stage: { stageId, series, level, jornada, startedAt: null, seatActs },
    level: 0,
    levelHand: null,
    levelAct: null,
    clock: { ...STOPPED, levels: state.clock.levels, actIds: state.clock.actIds },
    rounds: { ...NO_ROUNDS, settingIds: state.rounds.settingIds },
    breakOrder: tablesOf(state.terms),
    registeredThrough: null,
    addOnsOpen: false,
    addOnsOpening: null,
    closedPurchases: series === null ? TABLE_CODES : [],
    purchaseClosings: [],
  };
};

/** Who qualified waits for the final without a seat; who never sat stays booked at his table. */
const finished = (
  state: AnnouncedTournament,
  fact: FactOf<'SeriesFinished'>,
): AnnouncedTournament => {
  const unseated = placed(state).map((entry) => ({ ...entry, table: null, seat: null }));
  const entries = withEntries(state.entries, unseated);
  return {
    ...acted(state, fact.finishId),
    entries,
    chips: withoutPlaced(state.chips),
    stage: null,
    clock: { ...STOPPED, levels: state.clock.levels, actIds: state.clock.actIds },
    level: 0,
    finishedSeries: [...state.finishedSeries, fact],
  };
};

/** Stacks that nobody bought leave with the series; what they paid to pots stays. */
const withoutPlaced = (known: ChipState): ChipState => {
  const paid = totalOf(known.placed.map(({ charged }) => charged));
  return { ...known, placed: [], hands: {}, inPots: chips(known.inPots + paid) };
};

/** The players of the stage, each with the place where his entry is booked if nobody came. */
export const placed = (state: AnnouncedTournament): Entry[] => {
  const { stage } = state;
  invariant(stage !== null, 'a stage is open');
  return playersOf(state).map((entry) => {
    const { table, seating, assigned: before } = entry;
    if (seating || before || table === null) return entry;
    // Who was sold late is in play since the sale.
    const { jornada: sold } = entry.sale;
    const isLate = sold > stage.jornada;
    const jornada = isLate ? sold : stage.jornada;
    return { ...entry, assigned: { table, jornada } };
  });
};

const ended = (
  terms: Terms,
  { series: code, throughLevel, qualifiers }: FactOf<'SeriesEndChanged'>,
): Terms => {
  const stages = stagesOf(terms);
  invariant(stages !== null && terms.modality !== 'sit-and-go', 'only series have an end');
  const series = stages.series.map((one) =>
    one.code === code ? { ...one, throughLevel, qualifiers } : one,
  );
  return { ...terms, stages: { ...stages, series } };
};

const assigned = (
  state: AnnouncedTournament,
  fact: FactOf<'SeriesAssigned'>,
): AnnouncedTournament => {
  const given = fact.entries.flatMap(({ entryNumber, series }): Entry[] => {
    const entry = entryNumbered(state.entries, entryNumber);
    return entry && !isOf(series, entry) ? [{ ...entry, series }] : [];
  });
  const entries = withEntries(state.entries, given);
  const seriesAssignments = [...state.seriesAssignments, fact];
  const { nextSeedHash: seedHash } = fact;
  return { ...acted(state, fact.assignmentId), entries, seriesAssignments, seedHash };
};
