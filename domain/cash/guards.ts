import { Rejection } from '../errors.ts';
import type { Centavos } from '../money/centavos.ts';
import { assertAfter } from '../tableDay/guards.ts';
import type { Circumstance } from '../tournament/facts.ts';
import { type AnnouncedCash, isInPlay, type Place, type Session } from './state.ts';

/** Conditions that many commands share, each with its refusal. */

/** @throws {Rejection} `cash.session-not-open` */
export const requireSession = ({ session }: AnnouncedCash): Session => {
  if (session === null || session.ended !== null) throw new Rejection('cash.session-not-open');
  return session;
};

/**
 * The game at the hour of the command: facts of one table do not run backwards (decision J3).
 *
 * @throws {Rejection} in this order: `cash.session-not-open`, `table.time-backwards`
 */
export const requireSessionAt = (state: AnnouncedCash, { occurredAt }: Circumstance): Session => {
  const session = requireSession(state);
  assertAfter(occurredAt, session.at);
  return session;
};

/**
 * The game whose last hand has that id, and is in play or can still be corrected.
 *
 * @throws {Rejection} in this order: those of `requireSessionAt`, `cash.hand-not-open`
 */
export const requireHand = (
  state: AnnouncedCash,
  command: Circumstance & { readonly handId: string },
): Session => {
  const session = requireSessionAt(state, command);
  const { handId } = command;
  if (session.hands.at(-1)?.handId !== handId || session.hand.status === 'unopened')
    throw new Rejection('cash.hand-not-open', undefined, { handId });
  return session;
};

/** @throws {Rejection} as `requireHand`, also for a hand that is over */
export const requireHandInPlay = (
  state: AnnouncedCash,
  command: Circumstance & { readonly handId: string },
): Session => {
  const session = requireHand(state, command);
  if (isInPlay(session)) return session;
  throw new Rejection('cash.hand-not-open', undefined, { handId: command.handId });
};

/** @throws {Rejection} `cash.player-unknown` */
export const requirePlace = ({ places }: Session, player: string): Place => {
  const place = places.find((one) => one.player === player);
  if (!place) throw new Rejection('cash.player-unknown', undefined, { player });
  return place;
};

/** @throws {Rejection} `cash.hand-open` */
export const assertNoHand = (session: Session): void => {
  if (isInPlay(session))
    throw new Rejection('cash.hand-open', 'R40-91.b1', { number: session.lastHand });
};

/**
 * Every amount at the table is in chips that it has.
 *
 * @see R40-13
 * @throws {Rejection} `cash.not-whole-chips`
 */
export const assertWholeChips = (amount: Centavos, chip: Centavos): void => {
  if (!(amount > 0 && amount % chip === 0))
    throw new Rejection('cash.not-whole-chips', 'R40-13', { amount, chip });
};

/**
 * Whether the same act was recorded before; an id of another kind of act is refused.
 *
 * @throws {Rejection} `table.act-id-reused`
 */
export const isRepeated = (
  { session }: AnnouncedCash,
  actId: string,
  ...types: readonly string[]
): boolean => {
  const type = session?.acts[actId];
  if (type === undefined) return false;
  if (types.includes(type)) return true;
  throw new Rejection('table.act-id-reused', undefined, { actId });
};
