import type { Handler } from '../shared/operation.ts';
import { signed } from '../shared/staff.ts';
import { act } from './act.ts';
import type { closeTournament as route } from './closeTournament.schema.ts';

/** POST …/closing — its settlement starts from here; needs the ETag of what was seen. */
export const closeTournament: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    (scene) => ({
      type: 'CloseTournament',
      ...signed(scene, body),
      winnerChips: body.winnerChips,
    }),
    ({ closings }) => ({ closing: closings }),
  );
