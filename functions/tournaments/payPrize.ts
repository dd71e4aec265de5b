import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { normaliseDocument } from '../../domain/registry/documents.ts';
import { isTaxIdOf } from '../../domain/registry/taxId.ts';
import { cageDesk } from '../shared/desks.ts';
import { keys } from '../shared/keys.ts';
import type { Handler } from '../shared/operation.ts';
import { type KnownPerson, sealFor } from '../shared/persons.ts';
import { seriesOf } from '../shared/series.ts';
import { paying } from '../shared/staff.ts';
import { toCentavos, toPaperNumber } from '../shared/wire.ts';
import { act, type Scene } from './act.ts';
import { entryAfter, paymentReply } from './entryReply.ts';
import { knownHolderOf } from './holder.ts';
import type { payPrize as route } from './payPrize.schema.ts';
import { isReceiptIssued } from './receipt.ts';

/** POST …/payments — against the classification receipt and the document, once (R123-I-66). */
export const payPrize: Handler<typeof route> = ({ path, body, call }) => {
  const { by: _by, second: _second, occurredAt: _at, document, classification, ...rest } = body;
  const { withheld, statement, ...said } = rest;
  const paymentId = call.idempotencyKey;
  return act(
    { path, body, call },
    async (scene) => {
      const { known, documentMatches } = await knownHolderOf(scene, said.entryId, document);
      const handed = { ...said, classification: toPaperNumber(classification) };
      const stated = statement && statementOf(scene, known, paymentId, statement);
      return {
        command: {
          type: 'PayPrize',
          ...paying(scene, body),
          ...handed,
          paymentId,
          receiptIssued: await isReceiptIssued(scene, handed),
          documentMatches,
          receipt: await scene.numberFrom({
            kind: 'RP',
            ...seriesOf(scene.state.terms),
            point: cageDesk(scene, said.desk),
          }),
          ...(withheld && { withheld: toCentavos(withheld) }),
          ...(stated && { statement: stated.statement }),
          taxIdMatches:
            !statement ||
            isTaxIdOf(normaliseDocument(document.kind, document.number), statement.taxId),
        },
        writes: stated ? [stated.write] : [],
      };
    },
    (state) => paymentReply(entryAfter(state, said.entryId), paymentId),
  );
};

type Statement = NonNullable<Parameters<Handler<typeof route>>[0]['body']['statement']>;

/** The data lie with the person, under the person's key; the fact has only their salted hash and the answer on exposure. */
const statementOf = (
  { ports, operator }: Scene,
  known: KnownPerson,
  paymentId: string,
  said: Statement,
) => {
  const salt = ports.randomBytes(SALT_BYTES).toString('hex');
  const text = canonicalize(said) ?? '';
  const statementHash = createHash('sha256').update(salt).update(text).digest('hex');
  const sealed = sealFor(ports, operator, known, { ...said, salt });
  const put = { ...keys.prizeStatement(operator, known.personId, paymentId), sealed };
  return {
    statement: { pep: said.pep, statementHash },
    write: { put, when: 'absent' as const },
  };
};

const SALT_BYTES = 32;
