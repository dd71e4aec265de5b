import { httpApi } from '../shared/httpApi.ts';
import { HANDLERS } from './handlers.ts';
import { postTableCommands } from './postTableCommands.ts';
import { TABLE_ROUTES } from './routes.ts';

/** The Lambda of /v1/tables. */
export const handler = httpApi(TABLE_ROUTES, { ...HANDLERS, postTableCommands });
