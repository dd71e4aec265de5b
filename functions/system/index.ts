import { httpApi } from '../shared/httpApi.ts';
import { readHealth } from './readHealth.ts';
import { readOpenapi } from './readOpenapi.ts';
import { readProblem } from './readProblem.ts';
import { SYSTEM_ROUTES } from './routes.ts';

/** The Lambda of what everybody may read. */
export const handler = httpApi(SYSTEM_ROUTES, { readHealth, readOpenapi, readProblem });
