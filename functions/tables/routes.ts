import { TABLE_ACTS_AND_READS } from './operations.ts';
import { postTableCommands } from './postTableCommands.schema.ts';

export const TABLE_ROUTES = { ...TABLE_ACTS_AND_READS, postTableCommands };
