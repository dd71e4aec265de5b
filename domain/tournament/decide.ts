import { Rejection } from '../errors.ts';
import type { TournamentCommand } from './commands.ts';
import { accredit } from './deciders/accredit.ts';
import { announce } from './deciders/announce.ts';
import { announceLevel } from './deciders/announceLevel.ts';
import { annulPenalty, appealPenalty } from './deciders/appeals.ts';
import { changeBreakOrder } from './deciders/changeBreakOrder.ts';
import { announceChange, changeLevels } from './deciders/changeLevels.ts';
import { decideChips } from './deciders/chips/decideChips.ts';
import { openClaim } from './deciders/claims.ts';
import { pauseClock, resumeClock } from './deciders/clock.ts';
import { close, recordSettlementFiled } from './deciders/close.ts';
import { confirmPrize } from './deciders/confirmPrize.ts';
import { countCoupons, reviewDifferences } from './deciders/countCoupons.ts';
import { recordDeal } from './deciders/deal.ts';
import { drawSeats } from './deciders/drawSeats.ts';
import { eliminate } from './deciders/eliminate.ts';
import { endEvent } from './deciders/endEvent.ts';
import { extendRegistration } from './deciders/extendRegistration.ts';
import { decideFloor } from './deciders/floor/decideFloor.ts';
import { decideHands } from './deciders/hands/decideHands.ts';
import { cancelEvent, modifyEvent, resumeEvent, suspendEvent } from './deciders/interrupt.ts';
import { authoriseItem, ruleItem } from './deciders/items.ts';
import { disqualify, withdraw } from './deciders/leave.ts';
import { lockPrizes } from './deciders/lockPrizes.ts';
import { moveEntries } from './deciders/moveEntries.ts';
import { payEntry } from './deciders/payEntry.ts';
import { payPrize } from './deciders/payPrize.ts';
import { imposePenalty } from './deciders/penalties.ts';
import { declarePurchase, payPurchase } from './deciders/purchase.ts';
import { closePurchases, openAddOns } from './deciders/purchasePeriods.ts';
import { redrawSeats } from './deciders/redrawSeats.ts';
import { reprintVoucher } from './deciders/reprintVoucher.ts';
import { reversePrizePayment } from './deciders/reversePrizePayment.ts';
import { refundEntry, voidSale } from './deciders/reverseSale.ts';
import { releaseRound, reportRound, setHandForHand } from './deciders/rounds.ts';
import { changeSeriesEnd, drawSeries, reassignSeries } from './deciders/series.ts';
import { finishSeries, openStage } from './deciders/stages.ts';
import { start } from './deciders/start.ts';
import { countSuspendedHands, endSuspension } from './deciders/suspensions.ts';
import { takeForm } from './deciders/takeForm.ts';
import { takeSeat } from './deciders/takeSeat.ts';
import { undoExit } from './deciders/undoExit.ts';
import { voidPurchase } from './deciders/voidPurchase.ts';
import { joinWaitingList, leaveWaitingList } from './deciders/waitingList.ts';
import type { TournamentFact } from './facts.ts';
import { assertMayHappen } from './mayHappen.ts';
import type { AnnouncedTournament, Tournament } from './state.ts';

type EventCommand = Exclude<TournamentCommand, { type: 'AnnounceTournament' }>;

/**
 * Decides what happens. Pure: no clock, no dice, no ids of its own; the command carries them.
 * Every decider looks for a repeated request first, so that what was taken stays taken; the order
 * of its refusals stands in its comment. What only the dates speak against may be such a request
 * too: it comes again after what followed it.
 *
 * @throws {Rejection} `tournament.not-announced`, then as `assertMayHappen`, then as the decider of the
 *   command
 */
export const decide = (command: TournamentCommand, state: Tournament): TournamentFact[] => {
  if (command.type === 'AnnounceTournament') return announce(command, state);
  if (state.status === 'unannounced') throw new Rejection('tournament.not-announced');
  try {
    assertMayHappen(command, state);
  } catch (refusal) {
    if (isOnRecord(command, state)) return [];
    throw refusal;
  }
  return decideAnnounced(command, state);
};

/** Of what came out of order only that is asked; whatever else is wrong with it, it is refused. */
const isOnRecord = (command: EventCommand, state: AnnouncedTournament): boolean => {
  try {
    return decideAnnounced(command, state).length === 0;
  } catch {
    return false;
  }
};

const decideAnnounced = (command: EventCommand, state: AnnouncedTournament): TournamentFact[] => {
  switch (command.type) {
    case 'TakeEntryForm':
      return takeForm(command, state);
    case 'PayEntry':
      return payEntry(command, state);
    case 'RefundEntry':
      return refundEntry(command, state);
    case 'VoidSale':
      return voidSale(command, state);
    case 'ReprintVoucher':
      return reprintVoucher(command, state);
    case 'AccreditEntry':
      return accredit(command, state);
    case 'JoinWaitingList':
      return joinWaitingList(command, state);
    case 'LeaveWaitingList':
      return leaveWaitingList(command, state);
    case 'ExtendRegistration':
      return extendRegistration(command, state);
    case 'DeclarePurchase':
      return declarePurchase(command, state);
    case 'PayPurchase':
      return payPurchase(command, state);
    case 'VoidPurchase':
      return voidPurchase(command, state);
    case 'OpenAddOns':
      return openAddOns(command, state);
    case 'CancelEvent':
      return cancelEvent(command, state);
    case 'SuspendEvent':
      return suspendEvent(command, state);
    case 'EndEvent':
      return endEvent(command, state);
    case 'ResumeEvent':
      return resumeEvent(command, state);
    case 'ModifyEvent':
      return modifyEvent(command, state);
    case 'CountCoupons':
      return countCoupons(command, state);
    case 'ReviewDifferences':
      return reviewDifferences(command, state);
    case 'ClosePurchases':
      return closePurchases(command, state);
    case 'DrawSeats':
      return drawSeats(command, state);
    case 'RedrawSeats':
      return redrawSeats(command, state);
    case 'MoveEntries':
      return moveEntries(command, state);
    case 'ChangeBreakOrder':
      return changeBreakOrder(command, state);
    case 'SetHandForHand':
      return setHandForHand(command, state);
    case 'ReleaseRound':
      return releaseRound(command, state);
    case 'ReportRound':
      return reportRound(command, state);
    case 'PauseClock':
      return pauseClock(command, state);
    case 'ResumeClock':
      return resumeClock(command, state);
    case 'ChangeLevels':
      return changeLevels(command, state);
    case 'AnnounceChange':
      return announceChange(command, state);
    case 'ImposePenalty':
      return imposePenalty(command, state);
    case 'CountSuspendedHands':
      return countSuspendedHands(command, state);
    case 'EndSuspension':
      return endSuspension(command, state);
    case 'AnnulPenalty':
      return annulPenalty(command, state);
    case 'AppealPenalty':
      return appealPenalty(command, state);
    case 'AuthoriseItem':
      return authoriseItem(command, state);
    case 'RuleItem':
      return ruleItem(command, state);
    case 'OpenClaim':
      return openClaim(command, state);
    case 'OpenHand':
    case 'LogContact':
    case 'HoldStack':
    case 'RevokeHold':
    case 'RemoveAbsent':
    case 'PlaceStacks':
    case 'RemovePlacedStacks':
    case 'SetLateStack':
    case 'CountChips':
    case 'ColorUp':
    case 'BagChips':
    case 'VoidBag':
    case 'ClosePlayDay':
    case 'OpenPlayDay':
    case 'ReleaseBag':
      return decideChips(command, state);
    case 'CheckTable':
    case 'ChangeDeck':
    case 'CallDeck':
    case 'LimitTime':
    case 'CallClock':
    case 'StopClock':
    case 'StopAction':
    case 'ResumeAction':
    case 'GiveLastPosition':
    case 'SetStreetControl':
    case 'ReportStreet':
    case 'ReleaseStreet':
      return decideFloor(command, state);
    case 'OpenStage':
      return openStage(command, state);
    case 'FinishSeries':
      return finishSeries(command, state);
    case 'ChangeSeriesEnd':
      return changeSeriesEnd(command, state);
    case 'DrawSeries':
      return drawSeries(command, state);
    case 'ReassignSeries':
      return reassignSeries(command, state);
    case 'RecordHand':
    case 'VoidHand':
      return decideHands(command, state);
    case 'TakeSeat':
      return takeSeat(command, state);
    case 'StartTournament':
      return start(command, state);
    case 'RecordDeal':
      return recordDeal(command, state);
    case 'LockPrizes':
      return lockPrizes(command, state);
    case 'AnnounceLevel':
      return announceLevel(command, state);
    case 'EliminateEntries':
      return eliminate(command, state);
    case 'WithdrawEntry':
      return withdraw(command, state);
    case 'DisqualifyEntries':
      return disqualify(command, state);
    case 'UndoExit':
      return undoExit(command, state);
    case 'ConfirmPrize':
      return confirmPrize(command, state);
    case 'PayPrize':
      return payPrize(command, state);
    case 'ReversePrizePayment':
      return reversePrizePayment(command, state);
    case 'CloseTournament':
      return close(command, state);
    case 'RecordSettlementFiled':
      return recordSettlementFiled(command, state);
  }
};
