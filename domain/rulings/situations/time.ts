import { TIME_TO_ACT } from '../../hand/timeToAct.ts';
import { type Answer, answer } from '../answer.ts';
import { choice, count, flag, optional } from '../factSpec.ts';
import { needed, situation } from '../situation.ts';

const ACTED_AFTER_MAX = 3; // R123-II-69: three or more may cost the right
const { seconds: SECONDS_R123 } = TIME_TO_ACT.R123; // from the call of the clock
const SECONDS_REDUCED_MIN = 5;
const { seconds: SECONDS_R40 } = TIME_TO_ACT.R40; // 60 and 10 aloud

/** A player who was passed over. @see R123-II-69, PISO-34, CLUB-T9 */
export const PLAYER_PASSED_OVER = situation({
  code: 'player-passed-over',
  en: 'A player was passed over and claims his turn',
  es: 'Un jugador fue salteado y reclama su turno',
  facts: {
    askedForTime: flag,
    /** At the seat: the chair within reach (PISO-34). */
    seated: flag,
    actedAfter: count(0, 10),
    earlierPlayerPending: flag,
  },
  answers: {
    R123: (facts) => passedOver(facts),
    // Where to be to ask for time, and no more: who did not ask is judged as in the tournament.
    PISO: (facts) =>
      facts.askedForTime
        ? answer(facts.seated ? 'right-kept' : 'right-lost', 'PISO-34')
        : passedOver(facts),
    CLUB: ({ askedForTime, seated }) =>
      askedForTime && seated
        ? answer('action-stopped', 'CLUB-T9', { orders: ['stop-action'] })
        : answer('at-discretion', 'CLUB-T9', { records: ['reason'], authority: 'director' }),
  },
});

type PassedOver = {
  readonly askedForTime: boolean;
  readonly seated: boolean;
  readonly actedAfter: number;
  readonly earlierPlayerPending: boolean;
};

const passedOver = (facts: PassedOver): Answer => {
  const { askedForTime, seated, actedAfter, earlierPlayerPending } = facts;
  if (earlierPlayerPending || (askedForTime && seated) || actedAfter < ACTED_AFTER_MAX)
    return answer('right-kept', 'R123-II-69');
  return answer('right-lost', 'R123-II-69', { records: ['reason'], authority: 'director' });
};

/** The time to act is over. @see R123-II-66.E, R123-II-67, R123-II-68, R123-II-70, R40-50, CLUB-S11 */
export const TIME_EXCEEDED = situation({
  code: 'time-exceeded',
  en: 'A player takes too long',
  es: 'Un jugador excede el tiempo',
  facts: {
    /** Since the clock was called, or since his turn came where nobody needs to call. */
    seconds: count(0, 3600),
    clockCalled: optional(flag),
    /** Of a player whose time was reduced (R123-II-70). */
    secondsMax: optional(count(SECONDS_REDUCED_MIN, SECONDS_R123)),
  },
  answers: {
    R123: ({ seconds, clockCalled, secondsMax }) =>
      needed(clockCalled, 'clockCalled', 'R123-II-68') && seconds >= (secondsMax ?? SECONDS_R123)
        ? answer('hand-dead', 'R123-II-66.E', {
            also: ['R123-II-66', 'R123-II-68', ...(secondsMax ? (['R123-II-70'] as const) : [])],
            records: ['dead-seat'],
          })
        : answer('right-kept', 'R123-II-68', { also: ['R123-II-67'] }),
    R40: ({ seconds }) =>
      seconds >= SECONDS_R40
        ? answer('hand-dead', 'R40-50', { records: ['dead-seat'] })
        : answer('right-kept', 'R40-50'),
    CLUB: () =>
      answer('at-discretion', 'CLUB-S11', {
        also: ['R123-II-68'],
        records: ['reason'],
        infraction: 'club-slow',
        authority: 'director',
      }),
  },
});

/** Whether enough was done for an error to be past. @see PISO-39, PISO-39.1, PISO-39.2 */
export const SUBSTANTIAL_ACTION = situation({
  code: 'substantial-action',
  en: 'Whether there was substantial action',
  es: 'Si hubo acción sustancial',
  facts: {
    phase: choice('preflop', 'postflop'),
    bigBlindActed: flag,
    /** Separate actions of players in the round. */
    actions: count(0, 40),
  },
  answers: {
    PISO: ({ phase, bigBlindActed, actions }) => {
      const norm = phase === 'preflop' ? 'PISO-39.1' : 'PISO-39.2';
      const done = phase === 'preflop' ? bigBlindActed : actions >= 2;
      return answer(done ? 'substantial-action' : 'no-substantial-action', 'PISO-39', {
        also: [norm],
      });
    },
  },
});
