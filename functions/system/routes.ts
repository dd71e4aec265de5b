import { readHealth } from './readHealth.schema.ts';
import { readOpenapi } from './readOpenapi.schema.ts';
import { readProblem } from './readProblem.schema.ts';

export const SYSTEM_ROUTES = { readHealth, readOpenapi, readProblem };
