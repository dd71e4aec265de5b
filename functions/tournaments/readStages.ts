import {
  entriesIn,
  isFinished,
  isOpened,
  isStageStarted,
  stagesOf,
} from '../../domain/tournament/stages.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import type { Handler } from '../shared/operation.ts';
import { read } from './read.ts';
import type { readStages as route } from './readStages.schema.ts';

/** GET …/stages (R123-I-7, R123-I-8). */
export const readStages: Handler<typeof route> = (input) =>
  read(input, (state) => ({
    current: currentOf(state),
    series: (stagesOf(state.terms)?.series ?? []).map(({ code }) => {
      const end = state.finishedSeries.find(({ series }) => series === code);
      const opened = isOpened(state, code) ? 'open' : 'to-come';
      return {
        code,
        entries: entriesIn(state, code),
        status: isFinished(state, code) ? 'finished' : opened,
        level: end?.level ?? null,
        qualified: end?.qualified ?? [],
      };
    }),
  }));

const currentOf = (state: AnnouncedTournament) => {
  const { stage, level, start } = state;
  if (stage) return { series: stage.series, level, started: isStageStarted(state) };
  return stagesOf(state.terms) === null ? { series: null, level, started: start !== null } : null;
};
