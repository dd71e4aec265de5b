import { Rejection } from '../../domain/errors.ts';
import type { RulingCommand } from '../../domain/rulings/commands.ts';
import type { RulingFact } from '../../domain/rulings/facts.ts';
import type { LoggedRuling, RulingLog } from '../../domain/rulings/state.ts';
import type { Circumstance } from '../../domain/tournament/facts.ts';
import type { Answer } from '../shared/answer.ts';
import { execute, type Outcome, requestOf } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Call } from '../shared/route.ts';
import { RULINGS } from '../shared/rulings.ts';
import { ports } from '../shared/runtime.ts';
import { circumstanceOf, type SaidCircumstances } from '../shared/staff.ts';
import type { Write } from '../shared/table.ts';
import type { Place } from './place.ts';
import { rulingShown } from './shown.ts';

type Act = {
  readonly rulingId: string;
  readonly place: Place;
  readonly body: SaidCircumstances;
  readonly call: Call;
};

/** Records an act on a ruling in the log of its place, and answers how it stands. */
export const act = (
  { rulingId, place, body, call }: Act,
  command: (circumstance: Circumstance) => RulingCommand,
): Promise<Answer> => {
  const used = ports();
  const { operator } = call.caller;
  return execute(used, requestOf(call), {
    aggregate: RULINGS,
    stream: place.stream,
    prepare: async ({ registry }) => ({ command: command(circumstanceOf(used, registry, body)) }),
    views: (outcome) => [viewOf(operator, rulingId, place, outcome)],
    answer: ({ state }) => ({
      status: 201,
      body: rulingShown(logged(state, rulingId), place),
    }),
  });
};

/** The place of a ruling that was made. @throws {Rejection} `ruling.unknown` */
export const placeOfRuling = async (rulingId: string, { caller }: Call): Promise<Place> => {
  const item = await ports().table.get(keys.ruling(caller.operator, rulingId));
  if (!item) throw new Rejection('ruling.unknown');
  const { tournamentId, tableId, stream } = item as unknown as Place;
  return { tournamentId, tableId, stream };
};

const logged = ({ rulings }: RulingLog, rulingId: string): LoggedRuling => {
  const found = rulings[rulingId];
  if (!found) throw new Rejection('ruling.unknown');
  return found;
};

/** The ruling itself and the two lists it is on; each can be rebuilt from the stream. */
const viewOf = (
  operator: string,
  rulingId: string,
  place: Place,
  { state, sequence }: Outcome<RulingLog, RulingFact>,
): Write => {
  const ruling = logged(state, rulingId);
  const { jornada, occurredAt } = ruling.made;
  const put = {
    ...keys.ruling(operator, rulingId),
    ...keys.rulingIndexes(operator, {
      place: place.tournamentId ?? place.tableId ?? place.stream,
      jornada,
      at: occurredAt,
      id: rulingId,
    }),
    ...place,
    shown: rulingShown(ruling, place),
    sequence,
  };
  return { put, when: { sequenceBelow: sequence } };
};
