import { httpApi } from '../shared/httpApi.ts';
import { VERIFY_ROUTES } from './routes.ts';
import { verifyPage } from './verifyPage.ts';
import { verifyPaper } from './verifyPaper.ts';

/** The Lambda of /v1/verify. */
export const handler = httpApi(VERIFY_ROUTES, { verifyPaper, verifyPage });
