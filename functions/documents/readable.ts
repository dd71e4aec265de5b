import type { Caller } from '../shared/caller.ts';
import { Refusal } from '../shared/problems/refusal.ts';
import { ports } from '../shared/runtime.ts';
import { mayRead } from './access.ts';
import type { PaperRecord } from './paperRecord.ts';
import { paperVersions } from './register.ts';

/**
 * The versions of a paper that the caller may read. A paper of another operator, or of a kind that
 * is not the caller's, does not exist for it.
 *
 * @throws {Refusal} `request.not-found`
 */
export const readableVersions = async (
  caller: Caller,
  documentId: string,
): Promise<readonly PaperRecord[]> => {
  const versions = await paperVersions(ports().table, caller.operator, documentId);
  const [first] = versions;
  if (!first || !mayRead(caller, first)) throw new Refusal('request.not-found');
  return versions;
};

/** The version asked for, or the last one. @throws {Refusal} `request.not-found` */
export const versionOf = (
  versions: readonly PaperRecord[],
  version: number | undefined,
): PaperRecord => {
  const found =
    version === undefined ? versions.at(-1) : versions.find((one) => one.version === version);
  if (!found) throw new Refusal('request.not-found');
  return found;
};
