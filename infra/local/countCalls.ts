import type { RequestListener } from 'node:http';
import type { JsonService, Services } from './frontDoor.ts';
import type { Meter, Usage } from './meter.ts';

/** The same services, which count the requests that AWS charges by the request. */
export const countCalls = ({ raw, json, api, ...rest }: Services, meter: Meter): Services => ({
  ...rest,
  raw: {
    ...raw,
    ...(raw['s3'] && { s3: counting(raw['s3'], meter, objectRequest) }),
    ...(raw['sqs'] && { sqs: counting(raw['sqs'], meter, () => 'queueRequests') }),
    ...(raw['ses'] && { ses: counting(raw['ses'], meter, () => 'mails') }),
  },
  json: {
    ...json,
    ...(json['events'] && { events: countingOf(json['events'], meter, entriesPut) }),
    ...(json['kms'] && { kms: countingOf(json['kms'], meter, signed) }),
  },
  api: (incoming) => {
    meter.add('apiRequests');
    return api(incoming);
  },
});

type NameOf = (method: string | undefined) => keyof Usage;

const objectRequest: NameOf = (method) =>
  method === 'GET' || method === 'HEAD' ? 'objectReads' : 'objectWrites';

const counting =
  (listener: RequestListener, meter: Meter, nameOf: NameOf): RequestListener =>
  (incoming, outgoing) => {
    meter.add(nameOf(incoming.method));
    listener(incoming, outgoing);
  };

type Count = (operation: string, input: Record<string, unknown>) => readonly [keyof Usage, number];

const entriesPut: Count = (_, { Entries: entries }) => [
  'busEvents',
  Array.isArray(entries) ? entries.length : 0,
];

const signed: Count = (operation) => ['signatures', operation === 'Sign' ? 1 : 0];

const countingOf =
  (service: JsonService, meter: Meter, count: Count): JsonService =>
  (operation, input) => {
    meter.add(...count(operation, input));
    return service(operation, input);
  };
