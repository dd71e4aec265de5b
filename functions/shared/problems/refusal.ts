import type { RejectionFacts } from '../../../domain/errors.ts';
import type { EdgeCode } from './edge.ts';

/** A point of the request that does not fit: where it is, as a JSON pointer, and why. */
export type FieldError = {
  readonly in: string;
  readonly pointer: string;
  readonly detail: string;
};

/** An expected refusal of the edge, as `Rejection` is of the domain. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: EdgeCode;
  readonly facts: RejectionFacts;
  readonly errors: readonly FieldError[] | undefined;

  constructor(code: EdgeCode, facts: RejectionFacts = {}, errors?: readonly FieldError[]) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.errors = errors;
  }
}
