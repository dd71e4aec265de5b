import { Duration } from 'aws-cdk-lib';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { Construct } from 'constructs';
import type { FunctionName } from '../functions.ts';
import { ClassificationReceipt } from '../workflows/classificationReceipt.ts';
import { LnseExport } from '../workflows/lnseExport.ts';
import { NightlyAnchor } from '../workflows/nightlyAnchor.ts';
import { TableSettlement } from '../workflows/tableSettlement.ts';
import { TournamentClosing } from '../workflows/tournamentClosing.ts';
import type { DeadLetters } from './deadLetters.ts';
import type { FactStore } from './factStore.ts';
import type { Mail } from './mail.ts';
import type { PaperArchive } from './paperArchive.ts';
import type { ProofKey } from './proofKey.ts';

export type Surroundings = {
  readonly service: (name: FunctionName, environment?: Record<string, string>) => IFunction;
  readonly facts: FactStore;
  readonly archive: PaperArchive;
  readonly proofKey: ProofKey;
  readonly mail: Mail;
  /** Where who receives a link signs in. */
  readonly apiBaseUrl: string;
  readonly bus: EventBus;
  readonly deadLetters: DeadLetters;
};

/** The state machines and the functions that do their tasks. */
export class Workflows extends Construct {
  readonly closing: StateMachine;
  readonly table: StateMachine;
  readonly classification: StateMachine;
  readonly anchor: StateMachine;
  readonly lnseExport: StateMachine;

  constructor(scope: Construct, id: string, around: Surroundings) {
    super(scope, id);
    const tasks = around.service('tasks');
    const proof = proofService(around);
    const render = around.service('render');
    around.facts.grantRecord(tasks);
    around.archive.grantFile(tasks);
    around.archive.grantFile(render);
    const parts = { tasks, render, bus: around.bus, deadLetters: around.deadLetters.queue };
    const table = new TableSettlement(this, 'TableSettlement', parts);
    const receipt = new ClassificationReceipt(this, 'ClassificationReceipt', parts);
    const print = around.service('print');
    around.facts.grantRecord(print);
    around.archive.grantFile(print);
    const closing = new TournamentClosing(this, 'TournamentClosing', {
      ...parts,
      print,
      tableSettlement: table.workflow.machine,
      classificationReceipt: receipt.workflow.machine,
    });
    this.closing = closing.workflow.machine;
    this.table = table.workflow.machine;
    const anchor = new NightlyAnchor(this, 'NightlyAnchor', { ...parts, tasks: proof });
    const lnseExport = new LnseExport(this, 'LnseExport', { ...parts, proof });
    this.classification = receipt.workflow.machine;
    this.anchor = anchor.workflow.machine;
    this.lnseExport = lnseExport.workflow.machine;
    // A machine out of time is stopped from outside: no state of its own takes that anywhere.
    for (const { node, workflow } of [table, receipt, closing, anchor, lnseExport])
      around.deadLetters.tell(`${node.id}TimedOut`, {
        alarmDescription:
          'A settlement, a receipt, an anchor or an export ran out of time and is not finished',
        metric: workflow.machine.metricTimedOut({ period: Duration.minutes(1) }),
        threshold: 1,
      });
  }
}

/** The one function that signs and sends. */
const proofService = ({ service, facts, archive, proofKey, mail, apiBaseUrl }: Surroundings) => {
  const proof = service('proof', {
    SIGNING_KEY_ID: proofKey.keyId,
    MAIL_FROM: mail.from,
    API_BASE_URL: apiBaseUrl,
  });
  facts.grantRecord(proof);
  archive.grantFile(proof);
  proofKey.grantSign(proof);
  mail.grantSend(proof);
  return proof;
};
