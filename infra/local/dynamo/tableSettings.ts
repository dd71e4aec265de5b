import * as z from 'zod';
import type { TableState } from './types.ts';

const STREAM_VIEWS = ['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES'] as const;

/** Settings of CreateTable and UpdateTable that dynalite's grammar would drop. */
export const TableSettings = z.object({
  StreamSpecification: z
    .object({ StreamEnabled: z.boolean(), StreamViewType: z.enum(STREAM_VIEWS).optional() })
    .optional(),
  SSESpecification: z.object({ Enabled: z.boolean().optional() }).optional(),
  DeletionProtectionEnabled: z.boolean().optional(),
  Tags: z.array(z.object({ Key: z.string(), Value: z.string() })).optional(),
});
export type TableSettings = z.infer<typeof TableSettings>;

/** The table with the settings that a request names; the others stay. */
export const withSettings = (table: TableState, settings: TableSettings): TableState => {
  const { StreamSpecification, SSESpecification, DeletionProtectionEnabled, Tags } = settings;
  return {
    ...table,
    stream: StreamSpecification ? streamOf(table, StreamSpecification) : table.stream,
    encrypted: SSESpecification?.Enabled ?? table.encrypted,
    deletionProtected: DeletionProtectionEnabled ?? table.deletionProtected,
    tags: Tags ? { ...table.tags, ...tagMap(Tags) } : table.tags,
  };
};

/** Tags as a map from key to value. */
export const tagMap = (tags: NonNullable<TableSettings['Tags']>): Record<string, string> =>
  Object.fromEntries(tags.map(({ Key, Value }) => [Key, Value]));

const streamOf = (
  table: TableState,
  wanted: NonNullable<TableSettings['StreamSpecification']>,
): TableState['stream'] => {
  if (!wanted.StreamEnabled) return undefined;
  const label = table.stream?.label ?? new Date().toISOString().slice(0, -1);
  return { viewType: wanted.StreamViewType ?? 'NEW_AND_OLD_IMAGES', label };
};
