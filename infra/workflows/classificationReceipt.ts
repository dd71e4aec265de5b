import { JsonPath, Pass } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { announce, buryFailures, drawFiles, task, type WorkflowParts } from './steps.ts';
import { Workflow } from './workflow.ts';

/** A confirmed prize -> its classification receipt (R123-IV-9.1), drawn, filed and announced. */
export class ClassificationReceipt extends Construct {
  readonly workflow: Workflow;

  constructor(scope: Construct, id: string, parts: WorkflowParts) {
    super(scope, id);
    const issue = task(this, 'Issue receipt', parts, {
      task: 'issue-classification',
      operator: JsonPath.stringAt('$.operator'),
      tournamentId: JsonPath.stringAt('$.tournamentId'),
      entryId: JsonPath.stringAt('$.entryId'),
      confirmation: JsonPath.numberAt('$.confirmation'),
    });
    const draw = drawFiles(this, 'Draw CL', parts, ['pdf']);
    const file = task(this, 'File CL', parts, {
      task: 'file',
      paper: JsonPath.objectAt('$.paper'),
      files: JsonPath.objectAt('$.files'),
      event: JsonPath.objectAt('$.event'),
    });
    const tell = announce(this, 'Tell prize classified', parts, '$.event');
    const done = new Pass(this, 'Done', { outputPath: '$.paper' });
    buryFailures(this, 'classification-receipt', parts, [issue, draw, file, tell]);
    this.workflow = new Workflow(this, 'Machine', {
      definition: issue.next(draw).next(file).next(tell).next(done),
      timeoutMinutes: 30,
    });
  }
}
