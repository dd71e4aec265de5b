import type { AnnouncedCash } from '../../../domain/cash/state.ts';
import { ZERO } from '../../../domain/money/centavos.ts';
import type { Handler } from '../../shared/operation.ts';
import { toMoney } from '../../shared/wire.ts';
import { ACCEPTANCE } from './acceptance.ts';
import { actAtCash } from './act.ts';
import type * as routes from './players.schema.ts';

/** POST …/seats — with the minimum, or the average stack (R40-22, R40-25). */
export const joinSession: Handler<typeof routes.joinSession> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'JoinSession',
      ...circumstance,
      joinId: call.idempotencyKey,
      player: body.player,
      amount: body.amount,
      means: body.means,
    }),
    (state) => ({ ...placeReply(state, body.player), acceptance: ACCEPTANCE }),
  );

/** POST …/buy-ins — within the limits of the game (R40-29, R40-31). */
export const buyChips: Handler<typeof routes.buyChips> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'BuyChips',
      ...circumstance,
      purchaseId: call.idempotencyKey,
      player: body.player,
      amount: body.amount,
      means: body.means,
    }),
    (state) => placeReply(state, body.player),
  );

/** POST …/rests — up to two hands (R40-37). */
export const takeRest: Handler<typeof routes.takeRest> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'TakeRest',
      ...circumstance,
      restId: call.idempotencyKey,
      player: body.player,
      insists: body.insists,
    }),
    (state) => ({ mode: placeOf(state, body.player)?.mode }),
  );

/** POST …/returns — what he owes is paid with his next hand (R40-38). */
export const returnToPlay: Handler<typeof routes.returnToPlay> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'ReturnToPlay',
      ...circumstance,
      returnId: call.idempotencyKey,
      player: body.player,
      waits: body.waits,
    }),
    (state) => ({ owed: toMoney(placeOf(state, body.player)?.owed ?? ZERO) }),
  );

/** POST …/consumptions — nothing else makes a stack smaller (R40-91.b3). */
export const payConsumption: Handler<typeof routes.payConsumption> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'PayConsumption',
      ...circumstance,
      consumptionId: call.idempotencyKey,
      player: body.player,
      amount: body.amount,
    }),
    (state) => placeReply(state, body.player),
  );

/** POST …/leaves — with all his chips; with three left the game is over (R40-26.b2, R40-35). */
export const leaveSession: Handler<typeof routes.leaveSession> = ({ path, body, call }) =>
  actAtCash(
    { path, body, call },
    ({ circumstance }) => ({
      type: 'LeaveSession',
      ...circumstance,
      leaveId: call.idempotencyKey,
      player: body.player,
    }),
    ({ session }, facts) => {
      const left = facts.find((fact) => fact.type === 'PlayerLeft');
      return {
        cashOut: left ? toMoney(left.amount) : null,
        ended: session?.ended?.reason ?? null,
      };
    },
  );

const placeOf = ({ session }: AnnouncedCash, player: string) =>
  session?.places.find((place) => place.player === player);

const placeReply = (state: AnnouncedCash, player: string) => {
  const place = placeOf(state, player);
  return {
    seat: place?.seat,
    stack: toMoney(place?.stack ?? ZERO),
    queued: toMoney(place?.queued ?? ZERO),
  };
};
