import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openS3Front } from '../../infra/local/s3/front.ts';

// A front in a process of its own, for the tests that kill it:
// node s3Process.ts <folder> <access key id> <secret>
const [folder = '', accessKeyId = '', secret = ''] = process.argv.slice(2);
const front = await openS3Front({ folder, credentials: { [accessKeyId]: secret } });
await front.ensureBucket({ name: 'docs', versioning: true });
const server = createServer((incoming, outgoing) => front.handle(incoming, outgoing));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
