import { parentPort, workerData } from 'node:worker_threads';
import './instead/hooks.ts';
import type { Asked } from './runSeeds.ts';

/** A thread of its own, so that the world of the simulation is loaded in place of the real one. */
const { simulate } = await import('./simulate.ts');
const { seeds, commandsEach } = workerData as Asked;
for (const seed of seeds) parentPort?.postMessage(await simulate(seed, commandsEach));
