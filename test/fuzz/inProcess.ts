import { parentPort, workerData } from 'node:worker_threads';
import '../simulation/instead/hooks.ts';
import type { FuzzAsked } from './fuzz.ts';

/** A thread of its own, so that the world of the simulation is loaded in place of the real one. */
const { fuzzWorld } = await import('./fuzzWorld.ts');
parentPort?.postMessage(await fuzzWorld(workerData as FuzzAsked));
