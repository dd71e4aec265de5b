import { type App, type Stack, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

/** Adds the audit to the synthesis; what it finds beyond the accepted makes it fail. */
export const audit = (app: App, stack: Stack): void => {
  Validations.of(stack).acknowledge(
    ...ACCEPTED.map(({ id, reason }) => ({ id: `AwsSolutions::AwsSolutions-${id}`, reason })),
  );
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
};

const INDEXES = 'The indexes of our own table, which have no names of their own in a grant.';
const OBJECTS = 'The papers in our own archive: their names are known when they are filed.';
const COPIES = 'The copies of a day in our own bucket: each is named when somebody asks for it.';
const VERSIONS = 'The versions of our own function; Step Functions may call any of them.';
const EXECUTIONS = 'The executions of our own machine, whose names are made when they start.';
const DATA_KEYS = 'Encrypts what CDK grants for queues, topics and logs with our own key.';

const executionsOf = (machine: string, end: '*' | ':*'): string =>
  `IAM5[Resource::arn:aws:states:sa-east-1:<AWS::AccountId>:execution:{"Fn::Select":[6,{"Fn::Split":[":",{"Ref":"${machine}"}]}]}${end}]`;

/** What the audit finds and we leave as it is, each with its reason. */
const ACCEPTED: readonly { readonly id: string; readonly reason: string }[] = [
  {
    id: 'SQS3',
    reason: 'The only queue is the queue of dead letters itself; an alarm tells when it holds one.',
  },
  {
    id: 'APIG4',
    reason:
      'Health, the OpenAPI document and the pages of problems are public and hold nothing of any operator; the verification of a paper answers who holds it, without personal data; every other route has the JWT authorizer.',
  },
  {
    id: 'IAM5[Resource::*]',
    reason:
      'X-Ray traces and the delivery of logs of state machines cannot be limited to a resource.',
  },
  { id: 'IAM5[Action::kms:GenerateDataKey*]', reason: DATA_KEYS },
  { id: 'IAM5[Action::kms:ReEncrypt*]', reason: DATA_KEYS },
  { id: 'IAM5[Resource::<FactsTable164BB042.Arn>/index/*]', reason: INDEXES },
  { id: 'IAM5[Resource::<DownloadsBucket9062789D.Arn>/*]', reason: COPIES },
  { id: 'IAM5[Resource::<PapersBucket2F9828BE.Arn>/*]', reason: OBJECTS },
  { id: 'IAM5[Resource::<renderFunctionF75E9AC5.Arn>:*]', reason: VERSIONS },
  { id: 'IAM5[Resource::<printFunctionC4290E86.Arn>:*]', reason: VERSIONS },
  { id: 'IAM5[Resource::<proofFunction4166C271.Arn>:*]', reason: VERSIONS },
  { id: 'IAM5[Resource::<tasksFunctionD159804B.Arn>:*]', reason: VERSIONS },
  {
    id: executionsOf('WorkflowsTableSettlementMachineStateMachine2616CA9E', '*'),
    reason: EXECUTIONS,
  },
  {
    id: executionsOf('WorkflowsTableSettlementMachineStateMachine2616CA9E', ':*'),
    reason: EXECUTIONS,
  },
  {
    id: executionsOf('WorkflowsClassificationReceiptMachineStateMachine0528B64C', '*'),
    reason: EXECUTIONS,
  },
  {
    id: executionsOf('WorkflowsLnseExportMachineStateMachine3C26E84B', ':*'),
    reason: EXECUTIONS,
  },
  {
    id: executionsOf('WorkflowsNightlyAnchorMachineStateMachineF91D2C36', ':*'),
    reason: EXECUTIONS,
  },
  {
    id: executionsOf('WorkflowsTournamentClosingMachineStateMachine74F5D21A', ':*'),
    reason: EXECUTIONS,
  },
];
