import type { Move } from '../../domain/tournament/seatCommands.ts';
import type { Handler } from '../shared/operation.ts';
import type { BodyOf } from '../shared/route.ts';
import { act, type Scene } from './act.ts';
import { drawBySystem, seatActReply } from './draw.ts';
import type { moveEntries as route } from './moveEntries.schema.ts';

/** POST …/moves — in one step (R123-I-90). */
export const moveEntries: Handler<typeof route> = ({ path, body, call }) =>
  act(
    { path, body, call },
    async (scene) => ({
      type: 'MoveEntries',
      ...scene.circumstance,
      moveId: call.idempotencyKey,
      move: await moveOf(scene, path.tournamentId, body.move),
    }),
    (state) => seatActReply(state, call.idempotencyKey),
  );

type Said = BodyOf<typeof route>['move'];

const moveOf = async (scene: Scene, tournamentId: string, move: Said): Promise<Move> => {
  switch (move.cause) {
    case 'late-entry':
    case 'table-break': {
      if (move.draw.method !== 'system') return move as Move;
      return { ...move, draw: await drawBySystem(scene, tournamentId) } as Move;
    }
    case 'balance':
    case 'special-needs':
      return move;
  }
};
