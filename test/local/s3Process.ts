import { startS3 } from './s3Server.ts';

// A front in a process of its own, for the tests that kill it: `node s3Process.ts <folder>`.
const server = await startS3(process.argv[2] ?? '');
await server.front.ensureBucket({ name: 'docs', versioning: true });
process.stdout.write(`${server.url}\n`);
