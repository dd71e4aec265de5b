import type { Handler } from '../shared/operation.ts';
import { act } from './act.ts';
import type { closeTournament as route } from './closeTournament.schema.ts';

/** POST …/closing — its settlement starts from here; needs the ETag of what was seen. */
export const closeTournament: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'CloseTournament',
      ...circumstance,
      winnerChips: body.winnerChips,
    }),
    ({ closings }) => ({ closing: closings }),
  );
