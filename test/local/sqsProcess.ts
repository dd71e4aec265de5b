import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSqsFront } from '../../infra/local/sqs/front.ts';

// A front in a process of its own, for the test that kills it: `node sqsProcess.ts <folder>`.
const [folder = ''] = process.argv.slice(2);
const front = await openSqsFront({ folder, region: 'sa-east-1', accountId: '000000000000' });
await front.ensureQueue('dead');
const server = createServer((incoming, outgoing) => front.handle(incoming, outgoing));
server.listen(0, '127.0.0.1', () => {
  front.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${front.baseUrl}\n`);
});
