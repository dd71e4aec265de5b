// Runs the front in a process of its own, to be killed: node dynamoProcess.ts <folder>
import { startDynamoServer } from './dynamoServer.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('usage: dynamoProcess.ts <folder>');
const { endpoint } = await startDynamoServer(folder);
process.stdout.write(`${endpoint}\n`);
