import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  Choice,
  Condition,
  IntegrationPattern,
  JsonPath,
  Map as MapState,
  Parallel,
  Pass,
  type StateMachine,
  Succeed,
  TaskInput,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke, StepFunctionsStartExecution } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import { Construct } from 'constructs';
import { announce, buryFailures, drawFiles, RETRY, task, type WorkflowParts } from './steps.ts';
import { Workflow } from './workflow.ts';

export type TournamentClosingParts = WorkflowParts & {
  /** Issues and draws a paper of the event that only says how it stood. */
  readonly print: IFunction;
  readonly tableSettlement: StateMachine;
  readonly classificationReceipt: StateMachine;
};

/**
 * Ended tournament -> each (jornada, table) and each prize as children -> event settlement and acta
 * -> the other papers of the event.
 */
export class TournamentClosing extends Construct {
  readonly workflow: Workflow;

  constructor(scope: Construct, id: string, parts: TournamentClosingParts) {
    super(scope, id);
    const event = {
      operator: JsonPath.stringAt('$.operator'),
      tournamentId: JsonPath.stringAt('$.tournamentId'),
      closing: JsonPath.numberAt('$.closing'),
    };
    const prepare = task(this, 'Prepare', parts, { task: 'prepare-closing', ...event });
    const tables = this.each('Each table', '$.tables', parts.tableSettlement);
    const prizes = this.each('Each prize', '$.prizes', parts.classificationReceipt);
    const settle = task(this, 'Settle event', parts, { task: 'settle-event', ...event });
    const papers = new Parallel(this, 'Event papers', { resultPath: '$.drawn' });
    const draw = drawFiles(this, 'Draw LT', parts, ['pdf', 'xlsx'], '$.settlement');
    const fileLt = this.file('File LT', parts, '$.settlement');
    const drawActa = drawFiles(this, 'Draw AS', parts, ['pdf'], '$.acta');
    const fileActa = drawActa.next(this.file('File AS', parts, '$.acta'));
    const acta = new Choice(this, 'Is there an acta')
      .when(Condition.isNull('$.acta'), new Pass(this, 'No acta'))
      .otherwise(fileActa);
    papers.branch(draw.next(fileLt)).branch(acta);
    const others = this.eachPaper(parts.print);
    const record = task(
      this,
      'Record settled',
      parts,
      { task: 'record-settled', ...event },
      '$.recorded',
    );
    const tell = announce(this, 'Tell tournament settled', parts, '$.event');
    buryFailures(this, 'tournament-closing', parts, [
      prepare,
      tables,
      prizes,
      settle,
      papers,
      others,
      record,
      tell,
    ]);
    this.workflow = new Workflow(this, 'Machine', {
      definition: prepare
        .next(tables)
        .next(prizes)
        .next(settle)
        .next(papers)
        .next(others)
        .next(record)
        .next(tell)
        .next(new Succeed(this, 'Settled')),
      timeoutMinutes: 120,
    });
  }

  /** One child execution per item, so that no history outgrows its limit; the parent waits. */
  private each(name: string, itemsPath: string, stateMachine: StateMachine): MapState {
    const map = new MapState(this, name, {
      itemsPath,
      maxConcurrency: 5,
      resultPath: JsonPath.DISCARD,
    });
    const child = new StepFunctionsStartExecution(this, `${name}, wait`, {
      stateMachine,
      integrationPattern: IntegrationPattern.RUN_JOB,
      input: TaskInput.fromJsonPathAt('$'),
      resultPath: JsonPath.DISCARD,
    });
    // A child has tried each of its steps; this is for what lasts longer, and for its start.
    child.addRetry({ errors: ['States.ALL'], interval: Duration.seconds(30), maxAttempts: 2 });
    map.itemProcessor(child);
    return map;
  }

  /** One paper at a time takes the room it needs. */
  private eachPaper(print: IFunction): MapState {
    const map = new MapState(this, 'Each other paper', {
      itemsPath: '$.prints',
      maxConcurrency: 2,
      resultPath: JsonPath.DISCARD,
    });
    const step = new LambdaInvoke(this, 'Print paper', {
      lambdaFunction: print,
      payloadResponseOnly: true,
      retryOnServiceExceptions: false,
    });
    step.addRetry({ errors: ['States.ALL'], ...RETRY });
    map.itemProcessor(step);
    return map;
  }

  private file(name: string, parts: WorkflowParts, paperPath: string) {
    return task(this, name, parts, {
      task: 'file',
      paper: JsonPath.objectAt(paperPath),
      files: JsonPath.objectAt('$.files'),
      event: null,
    });
  }
}
