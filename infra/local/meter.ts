/** What the fronts counted since the machine started, in the units in which AWS charges. */
export type Usage = {
  /** DynamoDB write request units: a KB each, twice in a transaction, once more for an index. */
  writeUnits: number;
  /** DynamoDB read request units: 4 KB each, half of one when a read may be late. */
  readUnits: number;
  /** Requests to the HTTP API. */
  apiRequests: number;
  invocations: number;
  /** Memory of each function multiplied by the time it ran, in GB-seconds. */
  gigabyteSeconds: number;
  /** State transitions of Step Functions. */
  transitions: number;
  objectWrites: number;
  objectReads: number;
  queueRequests: number;
  /** Events put on the bus. */
  busEvents: number;
  signatures: number;
  mails: number;
};

/** Counts what one machine uses. */
export type Meter = {
  readonly add: (what: keyof Usage, amount?: number) => void;
  readonly usage: () => Usage;
};

export const openMeter = (): Meter => {
  const counted: Usage = {
    writeUnits: 0,
    readUnits: 0,
    apiRequests: 0,
    invocations: 0,
    gigabyteSeconds: 0,
    transitions: 0,
    objectWrites: 0,
    objectReads: 0,
    queueRequests: 0,
    busEvents: 0,
    signatures: 0,
    mails: 0,
  };
  return {
    add: (what, amount = 1) => {
      counted[what] += amount;
    },
    usage: () => ({ ...counted }),
  };
};
