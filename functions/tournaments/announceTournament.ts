import type { Handler } from '../shared/operation.ts';
import { actOnAny } from './act.ts';
import { announcement } from './announcement.ts';
import type { announceTournament as route } from './announceTournament.schema.ts';

/** POST /v1/tournaments — publishes the characteristics, and the hash of the first draw's seed. */
export const announceTournament: Handler<typeof route> = ({ body, call }) => {
  const tournamentId = call.idempotencyKey;
  return actOnAny(
    { path: { tournamentId }, body, call },
    (scene) => announcement(scene, tournamentId, body, call.caller.venue),
    ({ seedHash }) => ({ tournamentId, seedHash }),
  );
};
