import type { PaperNumber } from '../../domain/tournament/facts.ts';
import { sameContent } from '../../domain/tournament/sameContent.ts';
import { asRead } from '../../events/recorded.ts';
import type { Aggregate } from './aggregate.ts';
import type { Outcome, Part, Request } from './execute.ts';
import type { Ports } from './ports.ts';
import type { NextNumber } from './series.ts';
import { commitAfter, isSnapshotDue, type Loaded } from './store.ts';
import type { Write } from './table.ts';

/** A commit with its views, and what there is to do once they are written. */
export type Extension = {
  readonly writes: readonly Write[];
  readonly written: () => Promise<void>;
};

/** What facts make of a stream. */
export const outcomeOf = <State, Command, Fact extends { readonly type: string }>(
  { evolve }: Aggregate<State, Command, Fact>,
  { state, sequence }: Loaded<State>,
  facts: readonly Fact[],
): Outcome<State, Fact> => ({
  // As whoever reads the facts will fold them: this state is kept and the next command builds on it.
  state: facts.map(asRead).reduce(evolve, state),
  facts,
  sequence: facts.length === 0 ? sequence : sequence + 1,
});

/** The commit of facts on a stream. */
export const extensionOf = <State, Command, Fact extends { readonly type: string }>(
  { now, store }: Ports,
  { operator, client, requestId, idempotencyKey }: Request,
  { aggregate, stream, views }: Pick<Part<State, Command, Fact>, 'aggregate' | 'stream' | 'views'>,
  loaded: Loaded<State>,
  outcome: Outcome<State, Fact>,
): Extension => {
  const { state, facts, sequence } = outcome;
  const rest = { operator, stream, recordedAt: now(), client, requestId, idempotencyKey };
  const commit = commitAfter(loaded, facts, rest);
  return {
    writes: [commit, ...(views?.(outcome) ?? [])],
    written: async () => {
      store.committed(operator, stream, { state, sequence, hash: String(commit.put['hash']) });
      if (isSnapshotDue(sequence)) await store.snapshot(aggregate, operator, stream);
    },
  };
};

/** The writes that take the numbers which facts use. */
export const takenBy = <Fact>(
  facts: readonly Fact[],
  numbers: readonly NextNumber[],
  paperOf: (fact: Fact) => PaperNumber | undefined = () => undefined,
): Write[] => {
  const used = facts.map(paperOf);
  return numbers
    .filter(({ paper }) => used.some((one) => sameContent(one, paper)))
    .map(({ take }) => take);
};
