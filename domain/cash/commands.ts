import type { HandCommand } from '../hand/commands.ts';
import type { GestureMade } from '../hand/physical/boundStep.ts';
import type { PostedHand } from '../hand/postedHand.ts';
import type { Seat } from '../hand/setup.ts';
import type { Centavos } from '../money/centavos.ts';
import type { NormId } from '../regulation/norms.ts';
import type { LoggedRuling } from '../rulings/state.ts';
import type { BoardSituation } from '../rulings/stoppage.ts';
import type { NumberTaken } from '../tableDay/number.ts';
import type { Circumstance, StaffMember } from '../tournament/facts.ts';
import type { CashMeans } from './facts.ts';
import type { CashLimits, CashTerms } from './terms.ts';

type Command<Type extends string, Body = object> = { readonly type: Type } & NumberTaken &
  Circumstance &
  Readonly<Body>;

export type BuyIn = {
  readonly player: string;
  readonly amount: Centavos;
  readonly means: CashMeans;
};

/** A seat draw by the system: numbers from the seed that was sealed before (decision T2). */
export type SeatDraw = {
  readonly seed: string;
  readonly nextSeedHash: string;
  /** The seed is the one whose hash was published before. */
  readonly seedMatches: boolean;
  readonly words: readonly number[];
};

/** One step of a live hand; `timeout` is the fold of a player whose time is over. */
export type HandStep =
  | Exclude<HandCommand, { type: 'OpenHand' | 'CloseHand' }>
  | { readonly type: 'TimeOut'; readonly seat: Seat }
  /** As it happened: the engine says to which action it binds. */
  | ({ readonly type: 'MakeGesture' } & GestureMade);

/** What the poster of a hand saw; what differs from the table is refused before the hand is read. */
export type SeenStart = {
  readonly button: Seat | null;
  readonly stacks: readonly { readonly seat: Seat; readonly stack: Centavos }[] | null;
};

/** Everything that can be asked of a cash table. Ids, numbers and dice come from the edge. */
export type CashCommand =
  | Command<'AnnounceCashTable', { tableId: string; terms: CashTerms; seedHash: string }>
  | Command<'ChangeLimits', { changeId: string; limits: CashLimits }>
  /** The 52 cards were spread face up and are complete. @see R40-17 */
  | Command<
      'OpenSession',
      { sessionId: string; players: readonly BuyIn[]; deckVerified: boolean; draw: SeatDraw }
    >
  | Command<'JoinSession', BuyIn & { joinId: string }>
  | Command<'BuyChips', BuyIn & { purchaseId: string }>
  /** `insists` when he leaves the table though he may not rest. */
  | Command<'TakeRest', { restId: string; player: string; insists: boolean }>
  | Command<'ReturnToPlay', { returnId: string; player: string; waits: boolean }>
  | Command<'PayConsumption', { consumptionId: string; player: string; amount: Centavos }>
  | Command<'LeaveSession', { leaveId: string; player: string }>
  | Command<'PlayHand', { handId: string; hand: PostedHand; seen: SeenStart }>
  | Command<'OpenLiveHand', { handId: string; seen: SeenStart }>
  | Command<'StepHand', { handId: string; step: HandStep }>
  | Command<'CallClock', { callId: string; handId: string; seat: Seat; caller: Seat | null }>
  | Command<'StopAction', { stopId: string; handId: string; situation: BoardSituation }>
  | Command<
      'ResumeAction',
      { resumeId: string; handId: string; rulingId: string; ruling: LoggedRuling | null }
    >
  | Command<'VoidHand', { voidId: string; handId: string; reason: string; norm: NormId | null }>
  /** `note`: why management ends a game that could go on. @see R40-102 */
  | Command<'EndSession', { endId: string; note: string | null }>
  | Command<
      'CloseCashDay',
      { closingId: string; box: Centavos; review: string | null; second: StaffMember }
    >
  | Command<
      'ReopenCashDay',
      { reopeningId: string; day: number; reason: string; late: boolean; second: StaffMember }
    >
  /** What the workflow records once the papers of a closing are filed. */
  | Command<'RecordCashDaySettled', { day: number; closing: number }>;

export type CashCommandOf<Type extends CashCommand['type']> = Extract<CashCommand, { type: Type }>;
