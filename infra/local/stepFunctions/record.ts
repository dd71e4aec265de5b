/** One execution as the store keeps it; times in seconds since the epoch, as the API gives them. */
export type ExecutionRecord = {
  executionArn: string;
  stateMachineArn: string;
  name: string;
  input: string;
  status: 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';
  startDate: number;
  stopDate?: number;
  output?: string;
  error?: string;
  cause?: string;
  /** How often the machine began with this input: a redrive or a restart begins it again. */
  runs: number;
  redriveCount: number;
  redriveDate?: number;
  /** The execution whose task started this one, and whether that task named it. */
  startedBy?: string;
  named?: boolean;
};

/** How a run of a machine ended. */
export type Outcome = Pick<ExecutionRecord, 'status' | 'output' | 'error' | 'cause'>;

/** What the starter of an execution gives. */
export type StartInput = {
  stateMachineArn: string;
  name?: string | undefined;
  input?: string | undefined;
  startedBy?: string;
};

/** Seconds since the epoch, as the API counts. */
export const nowSeconds = (): number => Date.now() / 1000;
