import { Choice, Condition, JsonPath, Succeed } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import { buryFailures, drawFiles, task, type WorkflowParts } from './steps.ts';
import { Workflow } from './workflow.ts';

export type LnseExportParts = WorkflowParts & {
  /** Signs and sends, where `tasks` only settles and files. */
  readonly proof: WorkflowParts['tasks'];
};

/**
 * A jornada -> its consolidated report, PDF and workbook -> the folder with its proofs, signed and
 * under lock -> the fiscalizers. A rerun finds the same edition; late facts make a supplement.
 */
export class LnseExport extends Construct {
  readonly workflow: Workflow;

  constructor(scope: Construct, id: string, parts: LnseExportParts) {
    super(scope, id);
    const proof = { ...parts, tasks: parts.proof };
    const name = {
      operator: JsonPath.stringAt('$.operator'),
      jornada: JsonPath.stringAt('$.jornada'),
      edition: JsonPath.numberAt('$.edition'),
    };
    const prepare = task(this, 'Prepare export', proof, {
      task: 'prepare-export',
      operator: JsonPath.stringAt('$.operator'),
      jornada: JsonPath.stringAt('$.jornada'),
    });
    const draw = drawFiles(this, 'Draw IJ', parts, ['pdf', 'xlsx']);
    const file = task(
      this,
      'File IJ',
      parts,
      {
        task: 'file',
        paper: JsonPath.objectAt('$.paper'),
        files: JsonPath.objectAt('$.files'),
        event: null,
      },
      '$.filed',
    );
    const seal = task(this, 'Seal export', proof, { task: 'seal-export', ...name });
    const deliver = task(this, 'Deliver export', proof, { task: 'deliver-export', ...name });
    buryFailures(this, 'lnse-export', parts, [prepare, draw, file, seal, deliver]);
    const send = deliver.next(new Succeed(this, 'Exported'));
    const isSealed = new Choice(this, 'Sealed before?')
      .when(Condition.booleanEquals('$.sealed', true), send)
      .otherwise(draw.next(file).next(seal).next(send));
    this.workflow = new Workflow(this, 'Machine', {
      definition: prepare.next(isSealed),
      timeoutMinutes: 120,
    });
  }
}
