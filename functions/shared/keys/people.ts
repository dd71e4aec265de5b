import type { Key } from '../keys.ts';

/**
 * Keys of people, and of the clients that ask, with the question each one answers.
 *
 * | Question                                     | pk                             | sk                  |
 * | -------------------------------------------- | ------------------------------ | ------------------- |
 * | Who is person P?                             | <op>#PERSON#<P>                | PERSON              |
 * | Under which key are P’s data? (KEY apart)     | <op>#PERSON#<P>                | KEY                 |
 * | When was P last here?                        | <op>#PERSON#<P>                | SEEN                |
 * | Who has read what is kept of P, or of T?     | <op>#READS#<P or T>            | <at>#<request>      |
 * | Which person holds this document?            | <op>#DOCUMENT#<keyed hash>     | HOLDER              |
 * | Under which key are documents hashed?        | <op>#SECRET                    | DOCUMENTS           |
 * | What did P state for payment X?              | <op>#PERSON#<P>                | STATEMENT#<X>       |
 * | For whom does client C speak?                | CLIENT#<C>                     | CLAIMS              |
 * | How many posts has C sent in unit U? (ttl)    | <op>#POSTS#<C>                 | <U>                 |
 */
export const PEOPLE_KEYS = {
  person: (operator: string, personId: string): Key => ({
    pk: `${operator}#PERSON#${personId}`,
    sk: 'PERSON',
  }),
  personKey: (operator: string, personId: string): Key => ({
    pk: `${operator}#PERSON#${personId}`,
    sk: 'KEY',
  }),
  personSeen: (operator: string, personId: string): Key => ({
    pk: `${operator}#PERSON#${personId}`,
    sk: 'SEEN',
  }),
  prizeStatements: (operator: string, personId: string) => ({
    pk: `${operator}#PERSON#${personId}`,
    from: 'STATEMENT#',
    to: 'STATEMENT$',
  }),
  personalReads: (operator: string, subject: string): string => `${operator}#READS#${subject}`,
  personalReadSk: (at: string, requestId: string): string => `${at}#${requestId}`,
  /** By keyed hash: trails of access write keys down. */
  document: (operator: string, documentHash: string): Key => ({
    pk: `${operator}#DOCUMENT#${documentHash}`,
    sk: 'HOLDER',
  }),
  documentSecret: (operator: string): Key => ({ pk: `${operator}#SECRET`, sk: 'DOCUMENTS' }),
  prizeStatement: (operator: string, personId: string, paymentId: string): Key => ({
    pk: `${operator}#PERSON#${personId}`,
    sk: `STATEMENT#${paymentId}`,
  }),
  posts: (operator: string, client: string, unit: number): Key => ({
    pk: `${operator}#POSTS#${client}`,
    sk: String(unit),
  }),
  client: (clientId: string): Key => ({ pk: `CLIENT#${clientId}`, sk: 'CLAIMS' }),
} as const;
