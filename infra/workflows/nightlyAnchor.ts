import { JsonPath, Succeed } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { buryFailures, task, type WorkflowParts } from './steps.ts';
import { Workflow } from './workflow.ts';

/** Every night: one signed root over all that an operator recorded, under lock, chained. */
export class NightlyAnchor extends Construct {
  readonly workflow: Workflow;

  constructor(scope: Construct, id: string, parts: WorkflowParts) {
    super(scope, id);
    const anchor = task(this, 'Take anchor', parts, {
      task: 'take-anchor',
      operator: JsonPath.stringAt('$.operator'),
      day: JsonPath.stringAt('$.day'),
    });
    buryFailures(this, 'nightly-anchor', parts, [anchor]);
    this.workflow = new Workflow(this, 'Machine', {
      definition: anchor.next(new Succeed(this, 'Anchored')),
      timeoutMinutes: 30,
    });
  }
}
