import { httpApi } from '../shared/httpApi.ts';
import { HANDLERS } from './handlers.ts';
import { postCommands } from './postCommands.ts';
import { TOURNAMENT_ROUTES } from './routes.ts';

/** The Lambda of /v1/tournaments. */
export const handler = httpApi(TOURNAMENT_ROUTES, { ...HANDLERS, postCommands });
