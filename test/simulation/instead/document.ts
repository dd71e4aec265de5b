import { openapiDocument } from '../../../functions/openapi.ts';

/** In place of `functions/system/document.ts`: the file is beside bundles, and none is made here. */
export const loadDocument = (): string => JSON.stringify(openapiDocument());
