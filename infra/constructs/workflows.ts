import { Duration } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { FunctionName } from '../functions.ts';
import { ClassificationReceipt } from '../workflows/classificationReceipt.ts';
import { NightlyAnchor } from '../workflows/nightlyAnchor.ts';
import { TableSettlement } from '../workflows/tableSettlement.ts';
import { TournamentClosing } from '../workflows/tournamentClosing.ts';
import type { DeadLetters } from './deadLetters.ts';
import type { FactStore } from './factStore.ts';
import type { PaperArchive } from './paperArchive.ts';
import type { ProofKey } from './proofKey.ts';

export type Surroundings = {
  readonly service: (name: FunctionName, environment?: Record<string, string>) => IFunction;
  readonly facts: FactStore;
  readonly archive: PaperArchive;
  readonly proofKey: ProofKey;
  readonly bus: EventBus;
  readonly deadLetters: DeadLetters;
};

/** The state machines and the functions that do their tasks. */
export class Workflows extends Construct {
  readonly closing: StateMachine;
  readonly classification: StateMachine;
  readonly anchor: StateMachine;

  constructor(scope: Construct, id: string, around: Surroundings) {
    super(scope, id);
    const tasks = around.service('tasks', { SIGNING_KEY_ID: around.proofKey.keyId });
    around.proofKey.grantSign(tasks);
    const render = around.service('render');
    around.facts.grantRecord(tasks);
    around.archive.grantFile(tasks);
    around.archive.grantFile(render);
    const parts = { tasks, render, bus: around.bus, deadLetters: around.deadLetters.queue };
    const table = new TableSettlement(this, 'TableSettlement', parts);
    const receipt = new ClassificationReceipt(this, 'ClassificationReceipt', parts);
    const closing = new TournamentClosing(this, 'TournamentClosing', {
      ...parts,
      tableSettlement: table.workflow.machine,
      classificationReceipt: receipt.workflow.machine,
    });
    this.closing = closing.workflow.machine;
    const anchor = new NightlyAnchor(this, 'NightlyAnchor', parts);
    this.classification = receipt.workflow.machine;
    this.anchor = anchor.workflow.machine;
    // A machine out of time is stopped from outside: no state of its own takes that anywhere.
    for (const { node, workflow } of [table, receipt, closing, anchor])
      around.deadLetters.tell(`${node.id}TimedOut`, {
        alarmDescription:
          'A settlement, a receipt or an anchor ran out of time and is not finished',
        metric: workflow.machine.metricTimedOut({ period: Duration.minutes(1) }),
        threshold: 1,
      });
  }
}
