import type { Located, Stack } from '../template/stack.ts';
import { assertPattern, type Pattern } from './pattern.ts';

/** Where a rule sends what it matches, and what it makes of it. */
export type Target = {
  id: string;
  arn: string;
  input: string | undefined;
  inputPath: string | undefined;
  transformer: { paths: Record<string, string>; template: string } | undefined;
  deadLetterArn: string | undefined;
  retriesMax: number;
};

/** A rule of the template: what it listens to, or the clock that it follows. */
export type Rule = {
  name: string;
  arn: string;
  bus: string;
  pattern: Pattern | undefined;
  schedule: { expression: string; timezone: string } | undefined;
  targets: Target[];
};

const RETRIES_DEFAULT = 185; // what EventBridge tries in 24 hours
const SERVED_TARGETS = /^arn:aws:(lambda|states|sqs):/;

/**
 * The rules and schedules of the template that are enabled.
 *
 * @throws {Error} for a target or a filter that nothing local serves
 */
export const rulesOf = (stack: Stack): Rule[] => [
  ...stack.byType('AWS::Events::Rule').filter(isEnabled).map(ruleOf),
  ...stack.byType('AWS::Scheduler::Schedule').filter(isEnabled).map(scheduleOf),
];

const isEnabled = ({ properties }: Located): boolean => properties['State'] !== 'DISABLED';

const ruleOf = ({ id, name, arn, properties }: Located): Rule => {
  const pattern = properties['EventPattern'] as Pattern | undefined;
  if (pattern) assertPattern(`Rule ${id}`, pattern);
  const expression = properties['ScheduleExpression'];
  const targets = (properties['Targets'] as Record<string, unknown>[] | undefined) ?? [];
  return {
    name,
    arn,
    bus: busNameOf(properties['EventBusName']),
    pattern,
    schedule: expression ? { expression: String(expression), timezone: 'UTC' } : undefined,
    targets: targets.map((target) => targetOf(id, target)),
  };
};

const scheduleOf = ({ id, name, arn, properties }: Located): Rule => {
  const target = properties['Target'] as Record<string, unknown>;
  return {
    name,
    arn,
    bus: 'default',
    pattern: undefined,
    schedule: {
      expression: String(properties['ScheduleExpression']),
      timezone: String(properties['ScheduleExpressionTimezone'] ?? 'UTC'),
    },
    targets: [targetOf(id, { Id: id, Input: '{}', ...target })],
  };
};

/** The name of a bus, given by its name or its arn. */
export const busNameOf = (nameOrArn: unknown): string =>
  String(nameOrArn ?? 'default')
    .split('/')
    .at(-1) ?? 'default';

const targetOf = (rule: string, target: Record<string, unknown>): Target => {
  const arn = String(target['Arn']);
  if (!SERVED_TARGETS.test(arn))
    throw new Error(`Rule ${rule}: its target ${arn} is not served locally.`);
  const transformer = target['InputTransformer'] as
    | { InputPathsMap?: Record<string, string>; InputTemplate: string }
    | undefined;
  const retries = target['RetryPolicy'] as { MaximumRetryAttempts?: number } | undefined;
  return {
    id: String(target['Id']),
    arn,
    input: target['Input'] as string | undefined,
    inputPath: target['InputPath'] as string | undefined,
    transformer: transformer && {
      paths: transformer.InputPathsMap ?? {},
      template: transformer.InputTemplate,
    },
    deadLetterArn: (target['DeadLetterConfig'] as { Arn?: string } | undefined)?.Arn,
    retriesMax: retries?.MaximumRetryAttempts ?? RETRIES_DEFAULT,
  };
};
