import type { Definition, StateDefinition } from './definition.ts';

const UNLIMITED_SECONDS = 2_000_000; // the longest that a timer of Node can wait: 23 days

/**
 * Rewrites a definition so that the interpreter does what AWS does: a task without a timeout has
 * none (the interpreter gives it 60 s) and `ResultPath: "$"` replaces the whole input (the
 * interpreter makes a key named "$"). `timeScale` shortens retries and waits, for tests.
 */
export const prepare = (definition: Definition, timeScale: number): Definition => ({
  ...definition,
  States: Object.fromEntries(
    Object.entries(definition.States).map(([name, state]) => [
      name,
      prepareState(state, timeScale),
    ]),
  ),
});

const prepareState = (state: StateDefinition, timeScale: number): StateDefinition => {
  const ready: StateDefinition = { ...state };
  if (state.Type === 'Task' && !('TimeoutSeconds' in state) && !('TimeoutSecondsPath' in state))
    ready['TimeoutSeconds'] = UNLIMITED_SECONDS;
  if (state['ResultPath'] === '$') delete ready['ResultPath'];
  if (Array.isArray(state['Catch'])) ready['Catch'] = state['Catch'].map(withoutRootPath);
  if (Array.isArray(state['Retry']))
    ready['Retry'] = state['Retry'].map((retrier) => scaleRetrier(retrier, timeScale));
  if (typeof state['Seconds'] === 'number') ready['Seconds'] = state['Seconds'] * timeScale;
  if (state.Branches) ready.Branches = state.Branches.map((branch) => prepare(branch, timeScale));
  if (state.ItemProcessor) ready.ItemProcessor = prepare(state.ItemProcessor, timeScale);
  if (state.Iterator) ready.Iterator = prepare(state.Iterator, timeScale);
  return ready;
};

const withoutRootPath = (catcher: Record<string, unknown>) => {
  const { ResultPath, ...rest } = catcher;
  return ResultPath === '$' ? rest : catcher;
};

const scaleRetrier = (retrier: Record<string, unknown>, timeScale: number) => ({
  ...retrier,
  IntervalSeconds: Number(retrier['IntervalSeconds'] ?? 1) * timeScale,
  ...(typeof retrier['MaxDelaySeconds'] === 'number'
    ? { MaxDelaySeconds: retrier['MaxDelaySeconds'] * timeScale }
    : {}),
});
