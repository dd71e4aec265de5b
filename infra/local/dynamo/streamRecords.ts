import { randomUUID } from 'node:crypto';
import type { AttributeValue } from 'aws-lambda';
import { sequenceText } from './rowKeys.ts';
import type { Item, ItemChange, StreamRecord, StreamViewType, TableState } from './types.ts';

/** Who deletes an item that expired, as streams tell it. */
export const SERVICE = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };

/** Builds the stream record of a change. */
export const streamRecord = (
  table: TableState,
  viewType: StreamViewType,
  change: ItemChange,
  at: { readonly sequence: number; readonly region: string; readonly seconds: number },
): StreamRecord => {
  const { before, after } = change;
  const images = {
    ...(after && NEW_IMAGE_VIEWS.has(viewType) ? { NewImage: after } : {}),
    ...(before && OLD_IMAGE_VIEWS.has(viewType) ? { OldImage: before } : {}),
  };
  return {
    eventID: randomUUID().replaceAll('-', ''),
    eventName: eventName(change),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: at.region,
    dynamodb: {
      ApproximateCreationDateTime: at.seconds,
      Keys: keysOf(table, after ?? before ?? {}),
      ...images,
      SequenceNumber: sequenceText(at.sequence),
      StreamViewType: viewType,
    },
    ...(change.byService ? { userIdentity: SERVICE } : {}),
  };
};

/** The key attributes of an item. */
export const keysOf = (table: TableState, item: Item): Item =>
  Object.fromEntries(
    table.definition.KeySchema.map(({ AttributeName }): [string, AttributeValue] => [
      AttributeName,
      item[AttributeName]!,
    ]),
  );

const NEW_IMAGE_VIEWS: ReadonlySet<StreamViewType> = new Set(['NEW_IMAGE', 'NEW_AND_OLD_IMAGES']);
const OLD_IMAGE_VIEWS: ReadonlySet<StreamViewType> = new Set(['OLD_IMAGE', 'NEW_AND_OLD_IMAGES']);

const eventName = ({ before, after }: ItemChange): 'INSERT' | 'MODIFY' | 'REMOVE' => {
  if (!before) return 'INSERT';
  return after ? 'MODIFY' : 'REMOVE';
};
