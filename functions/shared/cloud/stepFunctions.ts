import { SFNClient } from '@aws-sdk/client-sfn';

/** The state machines. */
export const stepFunctions = (): SFNClient => {
  kept ??= new SFNClient({});
  return kept;
};

let kept: SFNClient | undefined;
