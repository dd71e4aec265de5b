import { ACT_AND_READ_ROUTES } from './operations.ts';
import { postCommands } from './postCommands.schema.ts';

export const TOURNAMENT_ROUTES = { ...ACT_AND_READ_ROUTES, postCommands };
