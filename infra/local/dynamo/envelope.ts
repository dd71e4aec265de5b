import type * as z from 'zod';
import { validationError } from './errors.ts';

/**
 * Checks the requests that dynalite has no grammar for.
 *
 * @throws Refusal ValidationException that names the first member that does not fit
 */
export const parseEnvelope = <Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw validationError(
    `1 validation error detected: Value at '${issue?.path.join('.')}' failed to satisfy ` +
      `constraint: ${issue?.message}`,
  );
};
