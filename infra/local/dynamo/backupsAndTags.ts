import * as z from 'zod';
import type { Context, Operations } from './context.ts';
import { parseEnvelope } from './envelope.ts';
import { refusal } from './errors.ts';
import { tableArn } from './tableDescription.ts';
import { tagMap } from './tableSettings.ts';
import { TableNamed } from './tables.ts';
import type { TableState } from './types.ts';

const Recovery = TableNamed.extend({
  PointInTimeRecoverySpecification: z.object({ PointInTimeRecoveryEnabled: z.boolean() }),
});
const Resource = z.object({ ResourceArn: z.string() });
const Tagging = Resource.extend({
  Tags: z.array(z.object({ Key: z.string(), Value: z.string() })).min(1),
});
const Untagging = Resource.extend({ TagKeys: z.array(z.string()).min(1) });

/**
 * Point-in-time recovery and tags: remembered and told back, so that a deployed template holds.
 * Nothing can be restored from here; the folder is what to back up.
 */
export const backupsAndTags = (context: Context): Operations => ({
  async UpdateContinuousBackups(body) {
    const { TableName, PointInTimeRecoverySpecification } = parseEnvelope(Recovery, body);
    const table = {
      ...existing(context, TableName),
      recoverable: PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled,
    };
    await context.catalogue.save(table);
    return { ContinuousBackupsDescription: backups(table) };
  },
  DescribeContinuousBackups(body) {
    const table = existing(context, parseEnvelope(TableNamed, body).TableName);
    return { ContinuousBackupsDescription: backups(table) };
  },
  async TagResource(body) {
    const { ResourceArn, Tags } = parseEnvelope(Tagging, body);
    const table = byArn(context, ResourceArn);
    await context.catalogue.save({ ...table, tags: { ...table.tags, ...tagMap(Tags) } });
    return {};
  },
  async UntagResource(body) {
    const { ResourceArn, TagKeys } = parseEnvelope(Untagging, body);
    const table = byArn(context, ResourceArn);
    const kept = Object.entries(table.tags).filter(([key]) => !TagKeys.includes(key));
    await context.catalogue.save({ ...table, tags: Object.fromEntries(kept) });
    return {};
  },
  ListTagsOfResource(body) {
    const { tags } = byArn(context, parseEnvelope(Resource, body).ResourceArn);
    return { Tags: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) };
  },
});

const existing = (context: Context, tableName: string): TableState => {
  const table = context.catalogue.find(tableName);
  if (!table) throw refusal('TableNotFoundException', `Table not found: ${tableName}`);
  return table;
};

const byArn = (context: Context, arn: string): TableState => {
  const table = context.catalogue
    .all()
    .find(({ definition }) => tableArn(context, definition.TableName) === arn);
  if (!table)
    throw refusal(
      'ResourceNotFoundException',
      `Requested resource not found: ResourcArn: ${arn} not found`,
    );
  return table;
};

const backups = ({ recoverable }: TableState): object => ({
  ContinuousBackupsStatus: 'ENABLED',
  PointInTimeRecoveryDescription: {
    PointInTimeRecoveryStatus: recoverable ? 'ENABLED' : 'DISABLED',
  },
});
