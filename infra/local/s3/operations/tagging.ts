import * as z from 'zod';
import { checkTags } from '../objectHeaders.ts';
import type { Operation } from '../operation.ts';
import type { Tag } from '../records.ts';
import { parseXml, writeXml } from '../xml.ts';
import { changeVersion, findVersion } from './findVersion.ts';

const tag = z
  .object({ Key: z.string(), Value: z.string() })
  .transform(({ Key, Value }): Tag => [Key, Value]);
const taggingDocument = z.object({
  Tagging: z.object({
    TagSet: z.union([
      z.literal('').transform((): Tag[] => []),
      z
        .object({ Tag: z.union([tag.transform((one): Tag[] => [one]), z.array(tag)]) })
        .transform((set) => set.Tag),
    ]),
  }),
});

/** GetObjectTagging. */
export const getTagging: Operation = async (stores, call) => {
  const { version } = await findVersion(stores, call);
  const Tag = version.tags.map(([Key, Value]) => ({ Key, Value }));
  return { status: 200, body: writeXml('Tagging', { TagSet: { Tag } }) };
};

/** PutObjectTagging: the whole set is replaced. */
export const putTagging: Operation = async (stores, call) => {
  const document = parseXml((await call.payload()).bytes, taggingDocument);
  const tags = checkTags(document.Tagging.TagSet);
  await changeVersion(stores, call, (version) => ({ ...version, tags }));
  return { status: 200 };
};

/** DeleteObjectTagging. */
export const deleteTagging: Operation = async (stores, call) => {
  await changeVersion(stores, call, (version) => ({ ...version, tags: [] }));
  return { status: 204 };
};
