import { verifyPage, verifyPaper } from './verify.schema.ts';

/** What anybody may ask of a paper he holds. */
export const VERIFY_ROUTES = { verifyPaper, verifyPage } as const;
