import * as z from 'zod';

/** Members that events of a tournament share. */
export const Entry = { entryId: z.string() };
export const Exit = { exitId: z.string(), hand: z.int() };
export const Out = z.array(z.object({ entryId: z.string() }));

/** How seats were drawn. */
export const Drawn = {
  method: z.string(),
  seed: z.string().nullable(),
  nextSeedHash: z.string(),
};

const common = {
  operator: z.string(),
  tournamentId: z.string(),
  jornada: z.string(),
  occurredAt: z.string(),
};

/** An event of a tournament: what every one says, besides what is its own. */
export const event = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ ...common, ...shape });
