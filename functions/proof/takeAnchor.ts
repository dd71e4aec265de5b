import { formatDay } from '../../domain/time/calendar.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { Archive } from '../documents/archive.ts';
import type { Ports } from '../shared/ports.ts';
import { localTime } from '../shared/time.ts';
import {
  type AnchorRecord,
  anchorKeys,
  keepRecord,
  lastAnchor,
  leavesKey,
  readLeaves,
  recordOf,
} from './anchors.ts';
import { gatherLeaves, type Surely } from './gatherLeaves.ts';
import { hashOfLeaf, type Leaf } from './leaves.ts';
import { rootOf } from './merkle.ts';
import { fingerprintOf, type Signer } from './signing.ts';
import { type AnchorStatement, bytesOf, sha256 } from './statement.ts';

/** What proving needs of the world. */
export type Notary = {
  readonly ports: Ports;
  readonly archive: Archive;
  readonly signer: Signer;
};

const NOTHING_MORE: Surely = { streams: [], papers: [] };
const ATTEMPTS_MAX = 5;

/**
 * Signs one root over the heads of all streams and the hashes of all filed papers of an operator,
 * files it under the lock of the archive, and links it to the anchor before. Who may write to the
 * table could make a whole history anew; it would not fit what was signed before.
 *
 * @throws {Error} when something that was anchored is gone or is not what it was
 */
export const takeAnchor = async (
  notary: Notary,
  operator: string,
  surely: Surely = NOTHING_MORE,
): Promise<AnchorRecord> => {
  const { table } = notary.ports;
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    const previous = await lastAnchor(table, operator);
    const before = previous ? await readLeaves(notary.archive, previous) : [];
    const leaves = await gatherLeaves({ table, operator, before }, surely);
    const statement = await statementOf(notary, operator, previous, leaves);
    await notary.archive.putOnce(
      leavesKey(operator, statement.leavesSha256),
      bytesOf(leaves),
      JSON_TYPE,
    );
    const { record, isOurs } = await file(notary, statement);
    if (isOurs) return record;
  }
  throw new Error(`Others keep taking the next anchor of ${operator}.`);
};

const JSON_TYPE = 'application/json';

const statementOf = async (
  { ports, signer }: Notary,
  operator: string,
  previous: AnchorRecord | undefined,
  leaves: readonly Leaf[],
): Promise<AnchorStatement> => {
  const takenAt = ports.now();
  return {
    format: 'tapete-anchor/1',
    operator,
    number: (previous?.number ?? 0) + 1,
    takenAt,
    day: formatDay(localTime(takenAt)) as Jornada,
    leaves: leaves.length,
    root: rootOf(leaves.map(hashOfLeaf)),
    leavesSha256: sha256(bytesOf(leaves)),
    previous: previous ? { number: previous.number, sha256: previous.sha256 } : null,
    key: fingerprintOf(await signer.publicKeyPem()),
  };
};

/** The archive decides who has the number. What another one filed is looked at before it is signed. */
const file = async (
  notary: Notary,
  ours: AnchorStatement,
): Promise<{ record: AnchorRecord; isOurs: boolean }> => {
  const { ports, archive, signer } = notary;
  const at = anchorKeys(ours.operator, ours.number);
  await archive.putOnce(at.statement, bytesOf(ours), JSON_TYPE);
  const standing = Buffer.from(await archive.read(at.statement));
  const isOurs = standing.equals(bytesOf(ours));
  const statement = isOurs ? ours : await assertTrue(notary, ours, standing);
  const signature = await signer.sign(standing);
  await archive.putOnce(at.signature, signature, 'application/octet-stream');
  const record = recordOf(statement, standing);
  await keepRecord(ports.table, record);
  return { record, isOurs };
};

/**
 * A statement that is in the way is signed only when we would have made it: it follows the same
 * anchor, and all that is under its root is as it says.
 */
const assertTrue = async (
  { ports, archive }: Notary,
  ours: AnchorStatement,
  bytes: Buffer,
): Promise<AnchorStatement> => {
  const theirs = JSON.parse(bytes.toString('utf8')) as AnchorStatement;
  const { operator } = ours;
  const leaves = await readLeaves(archive, { operator, leavesSha256: theirs.leavesSha256 });
  await gatherLeaves({ table: ports.table, operator, before: leaves }, NOTHING_MORE);
  const expected: AnchorStatement = {
    ...ours,
    takenAt: theirs.takenAt,
    day: formatDay(localTime(theirs.takenAt)) as Jornada,
    leaves: leaves.length,
    root: rootOf(leaves.map(hashOfLeaf)),
    leavesSha256: theirs.leavesSha256,
  };
  if (!bytes.equals(bytesOf(expected)) || theirs.takenAt > ours.takenAt)
    throw new Error(`Another statement lies where anchor ${ours.number} belongs.`);
  return theirs;
};
