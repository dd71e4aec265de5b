import { assertPattern, type Pattern } from '../events/pattern.ts';
import type { Stack } from '../template/stack.ts';

/** A mapping of the template: which table's stream feeds which function, and how. */
export type Mapping = {
  id: string;
  sourceArn: string;
  tableName: string;
  functionArn: string;
  batchSize: number;
  bisectOnError: boolean;
  /** -1 retries for ever, as AWS does until the record expires. */
  retriesMax: number;
  reportsItemFailures: boolean;
  failureArn: string | undefined;
  filters: Pattern[];
};

const BATCH_SIZE_DEFAULT = 100;

/** The event source mappings of the template that read the stream of a table. */
export const mappingsOf = (stack: Stack): Mapping[] =>
  stack
    .byType('AWS::Lambda::EventSourceMapping')
    .filter(({ properties }) => properties['Enabled'] !== false)
    .map(({ id, properties }) => {
      const source = String(properties['EventSourceArn']);
      const tableName = /:table\/([^/]+)\/stream\//.exec(source)?.[1];
      if (!tableName) throw new Error(`Mapping ${id}: its source ${source} is not served locally.`);
      const name = String(properties['FunctionName']);
      const types = (properties['FunctionResponseTypes'] as string[] | undefined) ?? [];
      const destinations = properties['DestinationConfig'] as
        | { OnFailure?: { Destination?: string } }
        | undefined;
      return {
        id,
        sourceArn: source,
        tableName,
        functionArn: name,
        batchSize: Number(properties['BatchSize'] ?? BATCH_SIZE_DEFAULT),
        bisectOnError: properties['BisectBatchOnFunctionError'] === true,
        retriesMax: Number(properties['MaximumRetryAttempts'] ?? -1),
        reportsItemFailures: types.includes('ReportBatchItemFailures'),
        failureArn: destinations?.OnFailure?.Destination,
        filters: filtersOf(id, properties['FilterCriteria']),
      };
    });

const filtersOf = (id: string, criteria: unknown): Pattern[] => {
  const { Filters = [] } = (criteria ?? {}) as { Filters?: { Pattern?: string }[] };
  return Filters.map(({ Pattern: text = '{}' }) => {
    const pattern = JSON.parse(text) as Pattern;
    assertPattern(`Mapping ${id}`, pattern);
    return pattern;
  });
};
