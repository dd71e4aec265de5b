/** What a worker needs to know to run one function. */
export type WorkerTask = {
  name: string;
  arn: string;
  url: string;
  exportName: string;
  memoryMb: number;
};

/** One invocation sent to a worker; `deadline` in milliseconds since the epoch. */
export type Invocation = { id: string; payload: string; deadline: number };

/** A failure in the shape that Lambda gives to whoever invoked. */
export type Failure = { errorType: string; errorMessage: string; trace: string[] };

/** What a worker says once it has loaded its handler, or could not. */
export type Started = { ready: boolean; failure?: Failure };

/** A worker's answer: the result as JSON, or the failure. */
export type Reply = { id: string; result?: string; failure?: Failure };
