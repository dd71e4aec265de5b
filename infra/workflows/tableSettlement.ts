import { JsonPath, Pass } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { announce, buryFailures, drawFiles, task, type WorkflowParts } from './steps.ts';
import { Workflow } from './workflow.ts';

/** Facts of a (jornada, table) -> settlement with its split -> PDF and XLSX -> filed and announced. */
export class TableSettlement extends Construct {
  readonly workflow: Workflow;

  constructor(scope: Construct, id: string, parts: WorkflowParts) {
    super(scope, id);
    const settle = task(this, 'Settle table', parts, {
      task: 'settle-table',
      operator: JsonPath.stringAt('$.operator'),
      tournamentId: JsonPath.stringAt('$.tournamentId'),
      closing: JsonPath.numberAt('$.closing'),
      jornada: JsonPath.stringAt('$.jornada'),
      table: JsonPath.numberAt('$.table'),
    });
    const draw = drawFiles(this, 'Draw LM', parts, ['pdf', 'xlsx']);
    const file = task(this, 'File LM', parts, {
      task: 'file',
      paper: JsonPath.objectAt('$.paper'),
      files: JsonPath.objectAt('$.files'),
      event: JsonPath.objectAt('$.event'),
    });
    const tell = announce(this, 'Tell table settled', parts, '$.event');
    const done = new Pass(this, 'Done', { outputPath: '$.paper' });
    buryFailures(this, 'table-settlement', parts, [settle, draw, file, tell]);
    this.workflow = new Workflow(this, 'Machine', {
      definition: settle.next(draw).next(file).next(tell).next(done),
      timeoutMinutes: 30,
    });
  }
}
