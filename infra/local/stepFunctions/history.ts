import type { LogEvent } from './interpret.ts';
import { nowSeconds } from './record.ts';

/** One event of an execution's history, as GetExecutionHistory gives it. */
export type HistoryEvent = {
  id: number;
  previousEventId: number;
  timestamp: number;
  type: string;
  [details: `${string}EventDetails`]: Record<string, unknown>;
};

/** Gathers the history of one run. */
export const historyLog = (): { events: HistoryEvent[]; log: (event: LogEvent) => void } => {
  const events: HistoryEvent[] = [];
  return {
    events,
    log: (event) => {
      const told = tell(event);
      if (!told) return;
      const id = events.length + 1;
      events.push({ id, previousEventId: id - 1, timestamp: nowSeconds(), ...told });
    },
  };
};

type Told = Omit<HistoryEvent, 'id' | 'previousEventId' | 'timestamp'>;

const tell = (event: LogEvent): Told | undefined => {
  const text = (value: unknown) => JSON.stringify(value ?? null);
  const failure = (of: { Error: string; Cause: unknown }) => ({
    error: of.Error,
    cause: String(of.Cause),
  });
  switch (event.type) {
    case 'ExecutionStarted':
      return { type: event.type, executionStartedEventDetails: { input: text(event.input) } };
    case 'ExecutionSucceeded':
      return { type: event.type, executionSucceededEventDetails: { output: text(event.output) } };
    case 'ExecutionFailed':
      return { type: event.type, executionFailedEventDetails: failure(event) };
    case 'ExecutionAborted':
      return { type: event.type };
    case 'ExecutionTimeout':
      return { type: 'ExecutionTimedOut' };
    case 'StateEntered': {
      const { name, type, input } = event.state;
      const details = { name, input: text(input) };
      return { type: `${type}StateEntered`, stateEnteredEventDetails: details };
    }
    case 'StateExited': {
      const { name, type, output } = event.state;
      const details = { name, output: text(output) };
      return { type: `${type}StateExited`, stateExitedEventDetails: details };
    }
    case 'StateFailed':
      return event.state.type === 'Task'
        ? { type: 'TaskFailed', taskFailedEventDetails: failure(event) }
        : undefined;
    default:
      return undefined;
  }
};
