import { describe, expect, it } from 'vitest';
import type { Instant } from '../../../domain/time/jornada.ts';
import { anchorKeys, lastAnchor, readLeaves } from '../../../functions/proof/anchors.ts';
import { hashOfLeaf } from '../../../functions/proof/leaves.ts';
import { rootOf } from '../../../functions/proof/merkle.ts';
import { isSignedBy, readKey } from '../../../functions/proof/signing.ts';
import { type AnchorStatement, bytesOf, sha256 } from '../../../functions/proof/statement.ts';
import { takeAnchor } from '../../../functions/proof/takeAnchor.ts';
import { keys } from '../../../functions/shared/keys.ts';
import type { Item } from '../../../functions/shared/table.ts';
import { started } from '../../domain/tournament/inPlay.ts';
import { pressAfter } from '../support/press.ts';
import { memorySigner } from '../support/signer.ts';

const T = 'T1';
const OPERATOR = 'casino';
const STREAM = `tournament/${T}`;

const notaryAfter = async () => {
  const { press, items, table } = await pressAfter(T, started(7));
  const signer = memorySigner();
  const notary = { ports: press.ports, archive: press.archive, signer };
  const change = (key: { pk: string; sk: string }, made: (item: Item) => Item | undefined) => {
    const place = JSON.stringify([key.pk, key.sk]);
    const changed = made(items.get(place) as Item);
    if (changed) items.set(place, changed);
    else items.delete(place);
  };
  return { notary, table, change };
};

const paper = (version: number, hash: string): Item => ({
  ...keys.paper(OPERATOR, 'LM-0001-00000001', version),
  ...keys.paperIndexes({
    operator: OPERATOR,
    tournamentId: T,
    jornada: '2014-05-09',
    documentId: 'LM-0001-00000001',
    version,
  }),
  documentId: 'LM-0001-00000001',
  version,
  status: 'filed',
  hash,
  files: [{ format: 'pdf', key: 'k', sha256: 'f'.repeat(64), bytes: 1 }],
});

describe('The anchor of everything that an operator recorded', () => {
  it('signs one root over all heads and papers and follows the anchor before', async () => {
    const { notary, table } = await notaryAfter();
    const first = await takeAnchor(notary, OPERATOR);
    await table.write([{ put: paper(1, 'a'.repeat(64)), when: 'absent' }]);
    const second = await takeAnchor(notary, OPERATOR);
    expect(await lastAnchor(table, OPERATOR)).toMatchObject({ number: 2, root: second.root });

    const at = anchorKeys(OPERATOR, 2);
    const bytes = await notary.archive.read(at.statement);
    const key = readKey(Buffer.from(await notary.signer.publicKeyPem()))!;
    expect(isSignedBy(key, bytes, await notary.archive.read(at.signature))).toBe(true);
    const statement = JSON.parse(Buffer.from(bytes).toString()) as AnchorStatement;
    expect(statement.previous).toEqual({ number: 1, sha256: first.sha256 });
    expect(first.sha256).toBe(sha256(await notary.archive.read(anchorKeys(OPERATOR, 1).statement)));

    const leaves = await readLeaves(notary.archive, second);
    expect(leaves.map((leaf) => leaf.kind)).toEqual(['paper', 'stream', 'stream']);
    expect(statement.root).toBe(rootOf(leaves.map(hashOfLeaf)));
    expect(Buffer.from(bytes).toString()).not.toMatch(/legajo|Muñoz|person/i);
    expect(JSON.stringify(leaves)).not.toMatch(/legajo|Muñoz|person/i);
  });

  it('takes in what the indexes do not show yet', async () => {
    const { notary, table } = await notaryAfter();
    const { gsi1pk: _, gsi1sk: __, ...unlisted } = paper(1, 'a'.repeat(64));
    await table.write([{ put: unlisted as Item, when: 'absent' }]);
    const unaware = await readLeaves(notary.archive, await takeAnchor(notary, OPERATOR));
    const aware = await readLeaves(
      notary.archive,
      await takeAnchor(notary, OPERATOR, {
        streams: [],
        papers: [{ documentId: 'LM-0001-00000001', version: 1 }],
      }),
    );
    expect([unaware, aware].map((leaves) => leaves.length)).toEqual([2, 3]);
  });

  it.each([
    ['the last commit changed', (item: Item) => ({ ...item, client: 'another' })],
    ['the last commit removed', () => undefined],
  ])('is refused with %s since the last one', async (_what, made) => {
    const { notary, change } = await notaryAfter();
    const leaves = await readLeaves(notary.archive, await takeAnchor(notary, OPERATOR));
    const head = leaves.find((leaf) => leaf.kind === 'stream' && leaf.stream === STREAM);
    const sequence = head?.kind === 'stream' ? head.sequence : 0;
    change(keys.commit(OPERATOR, STREAM, sequence), made);
    await expect(takeAnchor(notary, OPERATOR)).rejects.toThrow(`The stream ${STREAM} is`);
  });

  it('is refused with an earlier commit missing when it is the first', async () => {
    const { notary, change } = await notaryAfter();
    change(keys.commit(OPERATOR, STREAM, 3), () => undefined);
    await expect(takeAnchor(notary, OPERATOR)).rejects.toThrow('is broken at commit 3');
  });

  it('is refused when an anchored paper says something else', async () => {
    const { notary, table, change } = await notaryAfter();
    await table.write([{ put: paper(1, 'a'.repeat(64)), when: 'absent' }]);
    await takeAnchor(notary, OPERATOR);
    change(keys.paper(OPERATOR, 'LM-0001-00000001', 1), (item) => ({
      ...item,
      hash: 'b'.repeat(64),
    }));
    await expect(takeAnchor(notary, OPERATOR)).rejects.toThrow(
      'The paper LM-0001-00000001, version 1, is not the one anchored.',
    );
  });

  it('goes on from a statement whose record was lost, and signs no foreign one', async () => {
    const { notary, change } = await notaryAfter();
    const first = await takeAnchor(notary, OPERATOR);
    change(keys.anchor(OPERATOR, 1), () => undefined);
    const later = { ...notary.ports, now: () => '2014-05-10T08:00:00.000Z' as Instant };
    const second = await takeAnchor({ ...notary, ports: later }, OPERATOR);
    expect(second.number).toBe(2);
    const statement = JSON.parse(
      Buffer.from(await notary.archive.read(anchorKeys(OPERATOR, 2).statement)).toString(),
    ) as AnchorStatement;
    expect(statement.previous?.sha256).toBe(first.sha256);

    const forged = bytesOf({ ...statement, number: 3, root: 'f'.repeat(64) });
    await notary.archive.putOnce(anchorKeys(OPERATOR, 3).statement, forged, 'application/json');
    await expect(takeAnchor(notary, OPERATOR)).rejects.toThrow('Another statement lies where');
  });
});
