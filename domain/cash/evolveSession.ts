import { initialState as unopened } from '../hand/state.ts';
import { type Centavos, centavos, ZERO } from '../money/centavos.ts';
import { evolveHandPlayed, evolveHandVoided } from './evolveHands.ts';
import type { CashFact, CashFactOf, Purchase, Seated } from './facts.ts';
import { remaining } from './nextHand.ts';
import type { Place, Session } from './state.ts';

type Opened = CashFactOf<'SessionOpened'>;

/** A game as it begins. What a split left of the game before stays for its first pot. */
export const opened = (fact: Opened, carried: Centavos): Session => ({
  sessionId: fact.sessionId,
  number: fact.number,
  limits: fact.limits,
  openedAt: fact.occurredAt,
  places: fact.players.map((one) => placeOf(one, false)),
  purchased: Object.fromEntries(fact.players.map(({ player, amount }) => [player, amount])),
  rebuy: null,
  positions: null,
  firstButton: null,
  orbited: false,
  hands: [],
  lastHand: 0,
  hand: unopened(),
  carried,
  at: fact.occurredAt,
  turnAt: fact.occurredAt,
  clockAt: null,
  stopped: null,
  acts: { [fact.sessionId]: fact.type },
  ended: null,
});

const placeOf = ({ seat, player, amount }: Purchase, isNew: boolean): Place => ({
  seat,
  player,
  stack: amount,
  queued: ZERO,
  mode: 'playing',
  rests: 0,
  owed: ZERO,
  consumed: ZERO,
  isNew,
  leaveId: null,
});

/** A game after one more fact of it. */
export const evolveSession = (session: Session, fact: CashFact): Session => {
  const after = { ...session, at: fact.occurredAt };
  switch (fact.type) {
    case 'PlayerJoined':
      return bought(
        did(after, fact.joinId, fact.type, {
          places: [...session.places, placeOf(fact, true)],
        }),
        fact,
      );
    case 'ChipsBought':
      return bought(
        did(after, fact.purchaseId, fact.type, {
          places: changed(session, fact, added(fact)),
          rebuy: { seat: fact.seat, amount: fact.amount, at: fact.occurredAt },
        }),
        fact,
      );
    case 'RestTaken':
      return setMode(after, fact, fact.restId, { mode: 'resting' });
    case 'SeatAbandoned':
      return setMode(after, fact, fact.restId, { mode: 'absent' });
    case 'PlayerReturned':
      return setMode(after, fact, fact.returnId, { mode: fact.waits ? 'waits' : 'back' });
    case 'ConsumptionPaid':
      return did(after, fact.consumptionId, fact.type, {
        places: changed(session, fact, ({ stack, consumed }) => ({
          stack: centavos(stack - fact.amount),
          consumed: centavos(consumed + fact.amount),
        })),
      });
    case 'LeaveAsked':
      return setMode(after, fact, fact.leaveId, { leaveId: fact.leaveId });
    case 'PlayerLeft':
      return did(after, fact.leaveId, fact.type, {
        places: session.places.filter(({ player }) => player !== fact.player),
      });
    case 'HandPlayed':
      return evolveHandPlayed(after, fact);
    case 'HandVoided':
      return evolveHandVoided(did(after, fact.voidId, fact.type, {}), fact);
    case 'ClockCalled':
      return did(after, fact.callId, fact.type, { clockAt: fact.occurredAt });
    case 'ActionStopped': {
      const { stopId, hand, situation, offered, occurredAt: at } = fact;
      return did(after, stopId, fact.type, { stopped: { stopId, hand, situation, offered, at } });
    }
    case 'ActionResumed': {
      const anew = { stopped: null, turnAt: fact.occurredAt, clockAt: null };
      return did(after, fact.resumeId, fact.type, anew);
    }
    case 'SessionEnded':
      return ended(did(after, fact.endId, fact.type, {}), fact);
    default:
      return session;
  }
};

const did = (session: Session, id: string, type: string, changes: Partial<Session>): Session => ({
  ...session,
  ...changes,
  acts: { ...session.acts, [id]: type },
});

const bought = (session: Session, { player, amount }: Purchase): Session => ({
  ...session,
  purchased: {
    ...session.purchased,
    [player]: centavos((session.purchased[player] ?? 0) + amount),
  },
});

const added =
  ({ amount, queued: isQueued }: CashFactOf<'ChipsBought'>) =>
  ({ stack, queued }: Place): Partial<Place> =>
    isQueued ? { queued: centavos(queued + amount) } : { stack: centavos(stack + amount) };

const setMode = (
  session: Session,
  fact: CashFact & Seated,
  id: string,
  changes: Partial<Place>,
): Session => did(session, id, fact.type, { places: changed(session, fact, () => changes) });

const changed = (
  { places }: Session,
  { player }: Seated,
  change: (place: Place) => Partial<Place>,
): readonly Place[] =>
  places.map((place) => (place.player === player ? { ...place, ...change(place) } : place));

/**
 * The seats are empty; who stayed comes first in the next game, and who was out has not. Nothing
 * stays on the table: winners have taken what a split had left there.
 *
 * @see R40-27, R40-28, R40-76, CLUB-O16
 */
const ended = (session: Session, { reason }: CashFactOf<'SessionEnded'>): Session => ({
  ...session,
  places: [],
  carried: ZERO,
  ended: { reason, stayed: remaining(session).map(({ player }) => player) },
});
