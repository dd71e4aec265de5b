import type { Failure } from './protocol.ts';

/** The function threw, timed out or died. `name` is the error type that Step Functions matches. */
export class FunctionError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.errorMessage);
    this.name = failure.errorType;
    this.failure = failure;
  }
}

/** The request itself was refused: the function is unknown, full or being stopped. */
export class InvocationRefused extends Error {
  constructor(code: string, message: string) {
    super(message);
    this.name = code;
  }
}

/** A failure that no line of the function's own code threw. */
export const runtimeFailure = (errorType: string, errorMessage: string): FunctionError =>
  new FunctionError({ errorType, errorMessage, trace: [] });
