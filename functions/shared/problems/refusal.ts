import type { RejectionFacts } from '../../../domain/errors.ts';
import type { EdgeCode } from './edge.ts';
import type { Wording } from './problem.ts';

/** A point of the request that does not fit: where it is, as a JSON pointer, and why. */
export type FieldError = {
  readonly in: string;
  readonly pointer: string;
  readonly detail: string;
};

/** The same before it is told: a text of ours is in both languages until the caller's is known. */
export type Misfit = Omit<FieldError, 'detail'> & { readonly detail: string | Wording };

/** An expected refusal of the edge, as `Rejection` is of the domain. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: EdgeCode;
  readonly facts: RejectionFacts;
  readonly errors: readonly Misfit[] | undefined;

  constructor(code: EdgeCode, facts: RejectionFacts = {}, errors?: readonly Misfit[]) {
    super(code);
    this.code = code;
    this.facts = facts;
    this.errors = errors;
  }
}
