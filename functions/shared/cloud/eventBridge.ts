import { EventBridgeClient } from '@aws-sdk/client-eventbridge';

/** The bus of published events. */
export const eventBridge = (): EventBridgeClient => {
  kept ??= new EventBridgeClient({});
  return kept;
};

let kept: EventBridgeClient | undefined;
