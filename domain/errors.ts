import type { AccountsRejection } from './accounts/rejections.ts';
import type { CageRejection } from './cage/rejections.ts';
import type { CardRejection } from './cards/rejections.ts';
import type { CashRejection } from './cash/rejections.ts';
import type { ConductRejection } from './conduct/rejections.ts';
import type { FiscalRejection } from './fiscal/rejections.ts';
import type { HandRejection } from './hand/rejections.ts';
import type { JackpotRejection } from './jackpot/rejections.ts';
import type { MaderoRejection } from './madero/rejections.ts';
import type { RegistryRejection } from './registry/rejections.ts';
import type { NormId } from './regulation/norms.ts';
import type { RulingRejection } from './rulings/rejections.ts';
import type { SettlementRejection } from './settlement/rejections.ts';
import type { TableRejection } from './tableDay/rejections.ts';
import type { TournamentRejection } from './tournament/rejections.ts';

/** Every reason the domain can say no. Codes are public API: add, never rename. */
export type RejectionCode =
  | TournamentRejection
  | RegistryRejection
  | SettlementRejection
  | CardRejection
  | MaderoRejection
  | JackpotRejection
  | TableRejection
  | AccountsRejection
  | FiscalRejection
  | CageRejection
  | CashRejection
  | HandRejection
  | ConductRejection
  | RulingRejection;

/** Figures and names that the texts of a refusal mention, such as a limit and what was asked. */
export type RejectionFacts = Readonly<Record<string, string | number>>;

/** An expected refusal: its code, the article that forbids, and the figures that decided. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  readonly code: RejectionCode;
  readonly norm: NormId | undefined;
  readonly facts: RejectionFacts;

  constructor(code: RejectionCode, norm?: NormId, facts: RejectionFacts = {}) {
    super(code);
    this.code = code;
    this.norm = norm;
    this.facts = facts;
  }
}

/** A programmer error: the state is one that the rules say cannot exist. */
export class InvariantViolation extends Error {
  override readonly name = 'InvariantViolation';
}

export function invariant(condition: boolean, message: string): asserts condition {
  if (!condition) throw new InvariantViolation(message);
}
