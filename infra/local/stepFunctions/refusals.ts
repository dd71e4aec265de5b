import { type Definition, statesOf, type Visit } from './definition.ts';

/**
 * Fields that AWS obeys and the local interpreter passes over without a word. A machine that uses
 * one would pass here and behave otherwise in AWS, so it does not start.
 */
const IGNORED_FIELDS = [
  'Assign',
  'Arguments',
  'Output',
  'Items',
  'ItemReader',
  'ItemBatcher',
  'ResultWriter',
  'HeartbeatSeconds',
  'HeartbeatSecondsPath',
  'ToleratedFailureCount',
  'ToleratedFailureCountPath',
  'ToleratedFailurePercentage',
  'ToleratedFailurePercentagePath',
  'Credentials',
] as const;

const IGNORED_PATHS = ['$$.State', '$$.Task', '$states'] as const;

const SERVED_RESOURCES = [
  /^arn:aws:lambda:/,
  /^arn:aws:states:::lambda:invoke$/,
  /^arn:aws:states:::sqs:sendMessage$/,
  /^arn:aws:states:::events:putEvents$/,
  /^arn:aws:states:::dynamodb:(get|put|update|delete)Item$/,
  /^arn:aws:states:::states:startExecution(\.sync(:2)?)?$/,
  /^arn:aws:states:::aws-sdk:(dynamodb|s3|sqs|sfn|eventbridge):[a-zA-Z0-9]+$/,
];

/**
 * Refuses a state machine that would run differently here than in AWS.
 *
 * @throws {Error} naming the machine, the state and what is not supported
 */
export const assertRunnable = (machine: string, definition: Definition): void => {
  if (definition['QueryLanguage'] === 'JSONata')
    throw refusal(machine, 'it is written in JSONata (use JSONPath)');
  for (const visit of statesOf(definition)) {
    const reason = reasonAgainst(visit);
    if (reason) throw refusal(machine, `state "${visit.name}" ${reason}`);
  }
};

const refusal = (machine: string, reason: string): Error =>
  new Error(`State machine ${machine} cannot run on one machine: ${reason}.`);

const reasonAgainst = ({ state, insideMap, inside }: Visit): string | undefined => {
  if (state['QueryLanguage'] === 'JSONata') return 'is written in JSONata (use JSONPath)';
  const field = IGNORED_FIELDS.find((name) => name in state);
  if (field) return `uses ${field}, which the local interpreter ignores`;
  const resource = state.Resource;
  if (resource?.includes('.waitForTaskToken')) return 'waits for a task token';
  if (resource && !SERVED_RESOURCES.some((served) => served.test(resource)))
    return `uses ${resource}, which nothing local serves`;
  const own = JSON.stringify(withoutInner(state));
  const path = IGNORED_PATHS.find((ignored) => own.includes(`"${ignored}`) || inCall(own, ignored));
  if (path) return `reads ${path}, which the local interpreter does not fill`;
  // The interpreter gives a branch or an item its own input as the input of the execution.
  if (inside && own.includes('$$.Execution.Input')) return 'reads $$.Execution.Input inside a loop';
  return insideMap && state.Type !== 'Map' && own.includes('$$.Map')
    ? 'reads $$.Map outside the item selector'
    : undefined;
};

const withoutInner = (state: object): object => {
  const { Branches, ItemProcessor, Iterator, Comment, ...own } = state as Record<string, unknown>;
  return own;
};

const inCall = (text: string, path: string): boolean =>
  new RegExp(`States\\.\\w+\\([^"]*${path.replaceAll('$', '\\$')}`).test(text);
