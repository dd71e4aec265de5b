import type { PointOfIssue } from '../../domain/tournament/facts.ts';
import { PEOPLE_KEYS } from './keys/people.ts';
import { streamOf } from './streams.ts';

/**
 * Every key of the single table, and the question each one answers; those of people and clients are
 * beside it. No other file builds a key.
 * Each key starts with the operator, so that a foreign id finds nothing; the exceptions are the
 * indexes of operators and of open work, which the scheduled sweep reads for all operators, and what
 * anybody who holds a paper may ask.
 *
 * | Question                                     | pk                             | sk                  |
 * | -------------------------------------------- | ------------------------------ | ------------------- |
 * | What happened in stream S, since commit n?   | <op>#STREAM#<stream>           | COMMIT#<n>          |
 * | What state had S at its last snapshot?       | <op>#SNAPSHOT#<stream>         | HEAD, PART#<n>#<i>  |
 * | What did key K of client C answer?           | <op>#IDEMPOTENCY#<client>#<K>  | ANSWER              |
 * | Which number comes next in a paper series?   | <op>#SERIES#<kind>#[C]<point>  | COUNTER             |
 * | What is the seed of draw n of event T?       | <op>#SEED#<T>                  | DRAW#<n>            |
 * | How does event T look now, in short?         | <op>#TOURNAMENT#<T>            | SUMMARY             |
 * | Is T closed and not settled yet?             | <op>#TOURNAMENT#<T>            | WORK                |
 * | Which event of venue L has number N?         | <op>#EVENTNUMBER#<L>#<N>       | EVENT               |
 * | Which table of L has number N in jornada J?  | <op>#TABLENUMBER#<L>#<J>#<N>   | TABLE               |
 * | How does bank table M look now, in short?     | <op>#TABLE#<M>                 | SUMMARY             |
 * | How does day n of M stand?                   | <op>#TABLEDAYS#<M>             | DAY#<n>             |
 * | Where in the stream does day n of M begin?   | <op>#TABLESTART#<M>            | DAY#<n>             |
 * | Is a closed day n of M not settled yet?      | <op>#TABLEWORK#<M>             | DAY#<n>             |
 * | What does version n of paper D say?          | <op>#PAPER#<D>                 | V#<n>               |
 * | Which number has the paper of source S?      | <op>#PAPERSOURCE#<S>           | NUMBER              |
 * | Which anchors has the operator, in order?    | <op>#ANCHOR                    | N#<n>               |
 * | Which exports has jornada J, in order?       | <op>#EXPORT#<J>                | E#<n>               |
 * | Whose shift is open at desk D?               | <op>#DESK#<D>                  | TILL                |
 * | What money moved at D in shift S?            | <op>#CASH#<D>#<S>              | <at>#<T>#<n>#<i>    |
 * | Which big prizes were paid in month M?       | <op>#LARGEPRIZES#<M>           | <at>#<T>#<n>#<i>    |
 * | Which events move the books in jornada J?    | <op>#BOOKED#<J>                | <T>                 |
 * | How does shift S look now, in short?         | <op>#SHIFT#<S>                 | SUMMARY             |
 * | Of which operator is paper D with hash H?    | VERIFY#<D>#<start of H>        | PAPER               |
 * | How does ruling R stand?                     | <op>#RULING#<R>                | RULING              |
 *
 * | Question of the index                        | gsi1pk                         | gsi1sk              |
 * | -------------------------------------------- | ------------------------------ | ------------------- |
 * | Which events has the operator, by jornada?   | <op>#TOURNAMENTS               | <jornada>#<T>       |
 * | Which events wait for their settlement?      | WORK                           | <op>#<T>            |
 * | Which bank tables has the operator?          | <op>#TABLES                    | <table>#<M>         |
 * | Which papers has the operator, by jornada?   | <op>#PAPERS                    | <jornada>#<D>#V#<n> |
 * | Which shifts has the operator, by jornada?   | <op>#SHIFTS                    | <jornada>#<D>#<S>   |
 * | Which papers has event or table T? (gsi2)    | <op>#PAPERS#<T>                | <D>#V#<n>           |
 * | Which rulings has the operator, by jornada?  | <op>#RULINGS                   | <jornada>#<R>       |
 * | Which rulings has event or table P? (gsi2)   | <op>#RULINGS#<P>               | <at>#<R>            |
 * | Which streams has the operator?              | <op>#STREAMS                   | <stream>            |
 * | Which jornadas are exported?                 | <op>#EXPORTS                   | <J>#E#<n>           |
 * | Which operators are there? (gsi2)            | OPERATORS                      | <op>                |
 */
const SEQUENCE_DIGITS = 9; // zero-padded so that text order is numeric order
const ADDRESS_DIGITS = 16; // of the hash, as papers print it
const POINT_DIGITS = 4; // as papers print it

export type Key = { readonly pk: string; readonly sk: string };

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

const daySk = (day: number): string => `DAY#${padded(day, SEQUENCE_DIGITS)}`;

const paperVersion = (version: number): string => `V#${padded(version, POINT_DIGITS)}`;

export const keys = {
  ...PEOPLE_KEYS,
  stream: (operator: string, stream: string): string => `${operator}#STREAM#${stream}`,
  commitSk: (sequence: number): string => `COMMIT#${padded(sequence, SEQUENCE_DIGITS)}`,
  commit: (operator: string, stream: string, sequence: number): Key => ({
    pk: keys.stream(operator, stream),
    sk: keys.commitSk(sequence),
  }),
  /** After every commit of a stream, in the order of the table. */
  commitEnd: 'COMMIT$',
  snapshot: (operator: string, stream: string): Key => ({
    pk: `${operator}#SNAPSHOT#${stream}`,
    sk: 'HEAD',
  }),
  snapshotPart: (operator: string, stream: string, sequence: number, part: number): Key => ({
    pk: `${operator}#SNAPSHOT#${stream}`,
    sk: `PART#${padded(sequence, SEQUENCE_DIGITS)}#${padded(part, POINT_DIGITS)}`,
  }),
  idempotency: (operator: string, client: string, key: string): Key => ({
    pk: `${operator}#IDEMPOTENCY#${client}#${key}`,
    sk: 'ANSWER',
  }),
  series: (operator: string, kind: string, { series, point }: PointOfIssue): Key => ({
    pk: `${operator}#SERIES#${kind}#${series ?? ''}${padded(point, POINT_DIGITS)}`,
    sk: 'COUNTER',
  }),
  seed: (operator: string, tournamentId: string, draw: number): Key => ({
    pk: `${operator}#SEED#${tournamentId}`,
    sk: `DRAW#${padded(draw, POINT_DIGITS)}`,
  }),
  tournamentSummary: (operator: string, tournamentId: string): Key => ({
    pk: `${operator}#TOURNAMENT#${tournamentId}`,
    sk: 'SUMMARY',
  }),
  tournamentWork: (operator: string, tournamentId: string): Key => ({
    pk: `${operator}#TOURNAMENT#${tournamentId}`,
    sk: 'WORK',
  }),
  eventNumber: (operator: string, venue: string, eventNumber: string): Key => ({
    pk: `${operator}#EVENTNUMBER#${venue}#${eventNumber}`,
    sk: 'EVENT',
  }),
  tableNumber: (operator: string, venue: string, jornada: string, table: number): Key => ({
    pk: `${operator}#TABLENUMBER#${venue}#${jornada}#${padded(table, POINT_DIGITS)}`,
    sk: 'TABLE',
  }),
  /** Holds nothing: asked for to see whether the table answers. */
  health: { pk: 'HEALTH', sk: 'HEALTH' },
  /** Before and after every sort key, which are printable ASCII. */
  first: ' ',
  last: '~',
  tournamentsIndex: (operator: string): string => `${operator}#TOURNAMENTS`,
  tournamentsIndexSk: (jornada: string, tournamentId: string): string =>
    `${jornada}#${tournamentId}`,
  tableSummary: (operator: string, tableId: string): Key => ({
    pk: `${operator}#TABLE#${tableId}`,
    sk: 'SUMMARY',
  }),
  tablesIndex: (operator: string): string => `${operator}#TABLES`,
  tablesIndexSk: (table: number, tableId: string): string =>
    `${padded(table, POINT_DIGITS)}#${tableId}`,
  tableDay: (operator: string, tableId: string, day: number): Key => ({
    pk: `${operator}#TABLEDAYS#${tableId}`,
    sk: daySk(day),
  }),
  tableStart: (operator: string, tableId: string, day: number): Key => ({
    pk: `${operator}#TABLESTART#${tableId}`,
    sk: daySk(day),
  }),
  tableWork: (operator: string, tableId: string, day: number): Key => ({
    pk: `${operator}#TABLEWORK#${tableId}`,
    sk: daySk(day),
  }),
  tableWorkIndexSk: (operator: string, tableId: string, day: number): string =>
    `${operator}#${tableId}#${daySk(day)}`,
  paper: (operator: string, documentId: string, version: number): Key => ({
    pk: `${operator}#PAPER#${documentId}`,
    sk: paperVersion(version),
  }),
  paperVersions: (operator: string, documentId: string) => ({
    pk: `${operator}#PAPER#${documentId}`,
    from: 'V#',
    to: 'V$',
  }),
  paperSource: (operator: string, source: string): Key => ({
    pk: `${operator}#PAPERSOURCE#${source}`,
    sk: 'NUMBER',
  }),
  /** By what the address under a QR holds; only who holds the paper knows it. */
  verification: (documentId: string, digest: string): Key => ({
    pk: `VERIFY#${documentId}#${digest.slice(0, ADDRESS_DIGITS)}`,
    sk: 'PAPER',
  }),
  papersIndex: (operator: string): string => `${operator}#PAPERS`,
  papersOfEventIndex: (operator: string, tournamentId: string): string =>
    `${operator}#PAPERS#${tournamentId}`,
  paperIndexes: (paper: {
    operator: string;
    tournamentId: string | null;
    tableId?: string;
    jornada: string;
    documentId: string;
    version: number;
  }) => ({
    gsi1pk: `${paper.operator}#PAPERS`,
    gsi1sk: `${paper.jornada}#${paper.documentId}#${paperVersion(paper.version)}`,
    ...(paper.tournamentId === null && paper.tableId === undefined
      ? {}
      : {
          gsi2pk: `${paper.operator}#PAPERS#${paper.tournamentId ?? paper.tableId}`,
          gsi2sk: `${paper.documentId}#${paperVersion(paper.version)}`,
        }),
  }),
  /** The registry is the first stream of every operator, so it stands for the operator. */
  streamIndexes: (operator: string, stream: string) => ({
    gsi1pk: keys.streamsIndex(operator),
    gsi1sk: stream,
    ...(stream === streamOf.registry ? { gsi2pk: keys.operatorsIndex, gsi2sk: operator } : {}),
  }),
  streamsIndex: (operator: string): string => `${operator}#STREAMS`,
  operatorsIndex: 'OPERATORS',
  anchor: (operator: string, number: number): Key => ({
    pk: `${operator}#ANCHOR`,
    sk: `N#${padded(number, SEQUENCE_DIGITS)}`,
  }),
  exportEdition: (operator: string, jornada: string, edition: number) => ({
    pk: `${operator}#EXPORT#${jornada}`,
    sk: `E#${padded(edition, POINT_DIGITS)}`,
    gsi1pk: keys.exportsIndex(operator),
    gsi1sk: keys.exportsIndexSk(jornada, edition),
  }),
  exportEditions: (operator: string, jornada: string) => ({
    pk: `${operator}#EXPORT#${jornada}`,
    from: 'E#',
    to: 'E$',
  }),
  exportsIndex: (operator: string): string => `${operator}#EXPORTS`,
  exportsIndexSk: (jornada: string, edition: number): string =>
    `${jornada}#E#${padded(edition, POINT_DIGITS)}`,
  anchors: (operator: string) => ({ pk: `${operator}#ANCHOR`, from: 'N#', to: 'N$' }),
  till: (operator: string, desk: number): Key => ({
    pk: `${operator}#DESK#${padded(desk, POINT_DIGITS)}`,
    sk: 'TILL',
  }),
  /** Without a shift: what moved while none was open at the desk. */
  movements: (operator: string, desk: number, shiftId: string | null): string =>
    `${operator}#CASH#${padded(desk, POINT_DIGITS)}#${shiftId ?? 'NONE'}`,
  movementSk: (at: string, tournamentId: string, sequence: number, index: number): string =>
    `${at}#${tournamentId}#${padded(sequence, SEQUENCE_DIGITS)}#${padded(index, POINT_DIGITS)}`,
  largePrizes: (operator: string, month: string): string => `${operator}#LARGEPRIZES#${month}`,
  booked: (operator: string, jornada: string, tournamentId: string): Key => ({
    pk: `${operator}#BOOKED#${jornada}`,
    sk: tournamentId,
  }),
  shiftSummary: (operator: string, shiftId: string): Key => ({
    pk: `${operator}#SHIFT#${shiftId}`,
    sk: 'SUMMARY',
  }),
  shiftsIndex: (operator: string): string => `${operator}#SHIFTS`,
  shiftsIndexSk: (jornada: string, desk: number, shiftId: string): string =>
    `${jornada}#${padded(desk, POINT_DIGITS)}#${shiftId}`,
  ruling: (operator: string, rulingId: string): Key => ({
    pk: `${operator}#RULING#${rulingId}`,
    sk: 'RULING',
  }),
  rulingsIndex: (operator: string): string => `${operator}#RULINGS`,
  rulingsOf: (operator: string, place: string): string => `${operator}#RULINGS#${place}`,
  rulingIndexes: (
    operator: string,
    one: Readonly<Record<'place' | 'jornada' | 'at' | 'id', string>>,
  ) => ({
    gsi1pk: keys.rulingsIndex(operator),
    gsi1sk: `${one.jornada}#${one.id}`,
    gsi2pk: keys.rulingsOf(operator, one.place),
    gsi2sk: `${one.at}#${one.id}`,
  }),
  workIndex: 'WORK',
  workIndexSk: (operator: string, tournamentId: string): string => `${operator}#${tournamentId}`,
} as const;
