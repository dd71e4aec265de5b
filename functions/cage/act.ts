import type { CageCommand } from '../../domain/cage/commands.ts';
import type { CageFact } from '../../domain/cage/facts.ts';
import type { Shift } from '../../domain/cage/state.ts';
import { Rejection } from '../../domain/errors.ts';
import type { Registry } from '../../domain/registry/state.ts';
import type { Circumstance } from '../../domain/tournament/facts.ts';
import type { Answer } from '../shared/answer.ts';
import { execute, type Outcome, type Prepared, requestOf } from '../shared/execute.ts';
import { keys } from '../shared/keys.ts';
import type { Call } from '../shared/route.ts';
import { ports } from '../shared/runtime.ts';
import { SHIFT } from '../shared/shift.ts';
import { circumstanceOf, type SaidCircumstances } from '../shared/staff.ts';
import { streamOf } from '../shared/streams.ts';
import type { Table, Write } from '../shared/table.ts';
import { shiftShown } from './shown.ts';

/** What a command on a shift is made of, read anew for each attempt. */
export type Scene = {
  readonly table: Table;
  readonly operator: string;
  readonly state: Shift;
  readonly registry: Registry;
  readonly circumstance: Circumstance;
};

/** Records an act of a shift and answers how it stands. */
export const act = (
  shiftId: string,
  { body, call }: { readonly body: SaidCircumstances; readonly call: Call },
  prepare: (scene: Scene) => Promise<Prepared<CageCommand>>,
): Promise<Answer> => {
  const used = ports();
  const { operator } = call.caller;
  return execute(used, requestOf(call), {
    aggregate: SHIFT,
    stream: streamOf.shift(shiftId),
    prepare: ({ state, registry }) => {
      if (state.status === 'none' && call.operationId !== 'openShift')
        throw new Rejection('cage.shift-unknown'); // first, so that a foreign id is not found
      const circumstance = circumstanceOf(used, registry, body);
      return prepare({ table: used.table, operator, state, registry, circumstance });
    },
    views: (outcome) => [summaryOf(operator, outcome)],
    answer: ({ state, sequence }) => ({
      status: 201,
      headers: { etag: `"${sequence}"` },
      body: { ...shiftShown(opened(state)), version: sequence },
    }),
  });
};

/** @throws {Rejection} `cage.shift-unknown`, also when it is another operator's */
export const opened = (state: Shift): Exclude<Shift, { status: 'none' }> => {
  if (state.status === 'none') throw new Rejection('cage.shift-unknown');
  return state;
};

/** How a list shows a shift; it can be rebuilt from the stream. */
export const summaryOf = (
  operator: string,
  { state, sequence }: Outcome<Shift, CageFact>,
): Write => {
  const shift = opened(state);
  const { shiftId, desk, jornada, by, occurredAt } = shift.opened;
  const index = {
    gsi1pk: keys.shiftsIndex(operator),
    gsi1sk: keys.shiftsIndexSk(jornada, desk, shiftId),
  };
  const { status } = shift;
  const summary = { shiftId, desk, jornada, status, legajo: by.legajo, openedAt: occurredAt };
  const key = keys.shiftSummary(operator, shiftId);
  return { put: { ...key, ...index, ...summary, sequence }, when: { sequenceBelow: sequence } };
};
