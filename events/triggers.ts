import type { PublishedType } from './catalogue.ts';
import { typeName } from './typeName.ts';

const PAPERS = [
  'EntryPaid',
  'VoucherReprinted',
  'EntryRefunded',
  'SaleVoided',
  'PrizePaid',
  'PrizePaymentReversed',
  'ExitUndone',
  'ChipsInPlayCounted',
  'ChipsRaced',
  'ChipsBagged',
  'BagVoided',
  'DayOpened',
  'ChipsFilled',
  'ChipsCredited',
  'MovementVoided',
] as const satisfies readonly PublishedType[];

const WORKFLOWS = [
  'PrizeConfirmed',
  'TournamentClosed',
  'TournamentSettled',
  'BankTableSettled',
  'CashTableSettled',
  'DayClosed',
  'CashDayClosed',
] as const satisfies readonly PublishedType[];

export type PaperTrigger = (typeof PAPERS)[number];
export type WorkflowTrigger = (typeof WORKFLOWS)[number];

/** Events of which a paper is made, or marked as void, at once. */
export const PAPER_TRIGGERS: readonly string[] = PAPERS.map(typeName);

/** Events that start a state machine. */
export const WORKFLOW_TRIGGERS: readonly string[] = WORKFLOWS.map(typeName);
