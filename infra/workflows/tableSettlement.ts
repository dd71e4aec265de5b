import { Choice, Condition, JsonPath, Pass } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { announce, buryFailures, drawFiles, task, type WorkflowParts } from './steps.ts';
import { Workflow } from './workflow.ts';

/** Facts of a (jornada, table) of a tournament or a bank game -> settlement with its split -> PDF and XLSX -> filed and announced. */
export class TableSettlement extends Construct {
  readonly workflow: Workflow;

  constructor(scope: Construct, id: string, parts: WorkflowParts) {
    super(scope, id);
    const settle = task(this, 'Settle table', parts, {
      task: 'settle-table',
      order: JsonPath.objectAt('$'),
    });
    const draw = drawFiles(this, 'Draw LM', parts, ['pdf', 'xlsx']);
    const file = task(this, 'File LM', parts, {
      task: 'file',
      paper: JsonPath.objectAt('$.paper'),
      files: JsonPath.objectAt('$.files'),
      event: JsonPath.objectAt('$.event'),
      day: JsonPath.objectAt('$.day'),
    });
    const record = task(
      this,
      'Record day settled',
      parts,
      { task: 'record-day-settled', order: JsonPath.objectAt('$.day') },
      JsonPath.DISCARD,
    );
    const tell = announce(this, 'Tell table settled', parts, '$.event');
    const done = new Pass(this, 'Done', { outputPath: '$.paper' });
    const announced = tell.next(done);
    const recorded = new Choice(this, 'Of a tournament?')
      .when(Condition.isNull('$.day'), announced)
      .otherwise(record.next(announced));
    buryFailures(this, 'table-settlement', parts, [settle, draw, file, record, tell]);
    this.workflow = new Workflow(this, 'Machine', {
      definition: settle.next(draw).next(file).next(recorded),
      timeoutMinutes: 30,
    });
  }
}
