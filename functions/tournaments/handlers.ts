import type { Handlers } from '../shared/operation.ts';
import { accreditEntry } from './accreditEntry.ts';
import { announceChange } from './announceChange.ts';
import { announceLevel } from './announceLevel.ts';
import { announceTournament } from './announceTournament.ts';
import { authoriseItem } from './authoriseItem.ts';
import { bagChips } from './bagChips.ts';
import { callDeck } from './callDeck.ts';
import { cancelEvent } from './cancelEvent.ts';
import { changeBreakOrder } from './changeBreakOrder.ts';
import { changeDeck } from './changeDeck.ts';
import { changeLevels } from './changeLevels.ts';
import { changeSeriesEnd } from './changeSeriesEnd.ts';
import { checkTable } from './checkTable.ts';
import { closePlayDay } from './closePlayDay.ts';
import { closePurchases } from './closePurchases.ts';
import { closeTournament } from './closeTournament.ts';
import { colorUp } from './colorUp.ts';
import { confirmPrize } from './confirmPrize.ts';
import { countCoupons } from './countCoupons.ts';
import { countInspectorCoupons } from './countInspectorCoupons.ts';
import { countPlayerChips } from './countPlayerChips.ts';
import { countSuspendedHands } from './countSuspendedHands.ts';
import { decideAppeal } from './decideAppeal.ts';
import { declarePurchase } from './declarePurchase.ts';
import { disqualifyEntries } from './disqualifyEntries.ts';
import { drawSeats } from './drawSeats.ts';
import { drawSeries } from './drawSeries.ts';
import { eliminateEntries } from './eliminateEntries.ts';
import { endEvent } from './endEvent.ts';
import { endSuspension } from './endSuspension.ts';
import { extendRegistration } from './extendRegistration.ts';
import { finishSeries } from './finishSeries.ts';
import { callClock, resumeAction, stopAction, stopClock } from './floorClock.ts';
import { giveLastPosition } from './giveLastPosition.ts';
import { holdStack } from './holdStack.ts';
import { imposePenalty } from './imposePenalty.ts';
import { joinWaitingList } from './joinWaitingList.ts';
import { leaveWaitingList } from './leaveWaitingList.ts';
import { limitTime } from './limitTime.ts';
import { listBarred } from './listBarred.ts';
import { listClaims } from './listClaims.ts';
import { listCoupons } from './listCoupons.ts';
import { listEntries } from './listEntries.ts';
import { listPendingPrizes } from './listPendingPrizes.ts';
import { listTournaments } from './listTournaments.ts';
import { lockPrizes } from './lockPrizes.ts';
import { logContact } from './logContact.ts';
import { modifyEvent } from './modifyEvent.ts';
import { moveEntries } from './moveEntries.ts';
import { openAddOns } from './openAddOns.ts';
import { openClaim } from './openClaim.ts';
import { openHand } from './openHand.ts';
import { openPlayDay } from './openPlayDay.ts';
import { openStage } from './openStage.ts';
import type { ACT_AND_READ_ROUTES } from './operations.ts';
import { pauseClock } from './pauseClock.ts';
import { payEntry } from './payEntry.ts';
import { payPrize } from './payPrize.ts';
import { payPurchase } from './payPurchase.ts';
import { placeStacks } from './placeStacks.ts';
import { readBlockers } from './readBlockers.ts';
import { readChips } from './readChips.ts';
import { readClock } from './readClock.ts';
import { readConduct } from './readConduct.ts';
import { readFacts } from './readFacts.ts';
import { readFloor } from './readFloor.ts';
import { readItemRules } from './readItemRules.ts';
import { readLedger } from './readLedger.ts';
import { readPenalties } from './readPenalties.ts';
import { readPlayedHands } from './readPlayedHands.ts';
import { readPrizes } from './readPrizes.ts';
import { readProof } from './readProof.ts';
import { readReconciliation } from './readReconciliation.ts';
import { readScreen } from './readScreen.ts';
import { readSeats } from './readSeats.ts';
import { readSettlement } from './readSettlement.ts';
import { readStacks } from './readStacks.ts';
import { readStages } from './readStages.ts';
import { readStandings } from './readStandings.ts';
import { readTables } from './readTables.ts';
import { readTournament } from './readTournament.ts';
import { reassignSeries } from './reassignSeries.ts';
import { recordDeal } from './recordDeal.ts';
import { recordHand } from './recordHand.ts';
import { redrawSeats } from './redrawSeats.ts';
import { refundEntry } from './refundEntry.ts';
import { releaseBag } from './releaseBag.ts';
import { releaseRound } from './releaseRound.ts';
import { releaseStreet } from './releaseStreet.ts';
import { removeAbsent } from './removeAbsent.ts';
import { removePlacedStacks } from './removePlacedStacks.ts';
import { reportRound } from './reportRound.ts';
import { reportStreet } from './reportStreet.ts';
import { reprintVoucher } from './reprintVoucher.ts';
import { resumeEvent } from './resumeEvent.ts';
import { reversePrizePayment } from './reversePrizePayment.ts';
import { reviewDifferences } from './reviewDifferences.ts';
import { revokeHold } from './revokeHold.ts';
import { ruleItem } from './ruleItem.ts';
import { runClock } from './runClock.ts';
import { setHandForHand } from './setHandForHand.ts';
import { setLateStack } from './setLateStack.ts';
import { setStreetControl } from './setStreetControl.ts';
import { startTournament } from './startTournament.ts';
import { suspendEvent } from './suspendEvent.ts';
import { takeEntryForm } from './takeEntryForm.ts';
import { takeSeat } from './takeSeat.ts';
import { undoExit } from './undoExit.ts';
import { voidBag } from './voidBag.ts';
import { voidPurchase } from './voidPurchase.ts';
import { voidRecordedHand } from './voidRecordedHand.ts';
import { voidSale } from './voidSale.ts';
import { withdrawEntry } from './withdrawEntry.ts';
import { withdrawPenalty } from './withdrawPenalty.ts';

/** One handler for each operation of the resource, apart from the bulk one that calls them. */
export const HANDLERS: Handlers<typeof ACT_AND_READ_ROUTES> = {
  announceTournament,
  listTournaments,
  readTournament,
  takeEntryForm,
  listEntries,
  payEntry,
  refundEntry,
  voidSale,
  reprintVoucher,
  takeSeat,
  accreditEntry,
  extendRegistration,
  declarePurchase,
  payPurchase,
  voidPurchase,
  openAddOns,
  closePurchases,
  listCoupons,
  countCoupons,
  countInspectorCoupons,
  reviewDifferences,
  readReconciliation,
  cancelEvent,
  suspendEvent,
  resumeEvent,
  modifyEvent,
  listPendingPrizes,
  drawSeats,
  redrawSeats,
  moveEntries,
  changeBreakOrder,
  setHandForHand,
  releaseRound,
  reportRound,
  openHand,
  recordHand,
  voidRecordedHand,
  readPlayedHands,
  logContact,
  holdStack,
  revokeHold,
  removeAbsent,
  placeStacks,
  removePlacedStacks,
  setLateStack,
  readStacks,
  checkTable,
  changeDeck,
  callDeck,
  limitTime,
  callClock,
  stopClock,
  stopAction,
  resumeAction,
  giveLastPosition,
  setStreetControl,
  reportStreet,
  releaseStreet,
  readFloor,
  countPlayerChips,
  colorUp,
  bagChips,
  voidBag,
  closePlayDay,
  openPlayDay,
  releaseBag,
  readChips,
  pauseClock,
  runClock,
  changeLevels,
  imposePenalty,
  endSuspension,
  withdrawPenalty,
  decideAppeal,
  startTournament,
  lockPrizes,
  announceLevel,
  eliminateEntries,
  withdrawEntry,
  disqualifyEntries,
  undoExit,
  confirmPrize,
  payPrize,
  reversePrizePayment,
  closeTournament,
  readSettlement,
  readStandings,
  readSeats,
  readTables,
  readPenalties,
  readClock,
  readLedger,
  readPrizes,
  readBlockers,
  readFacts,
  announceChange,
  countSuspendedHands,
  authoriseItem,
  ruleItem,
  openClaim,
  readConduct,
  readItemRules,
  listClaims,
  openStage,
  finishSeries,
  changeSeriesEnd,
  reassignSeries,
  drawSeries,
  readStages,
  joinWaitingList,
  leaveWaitingList,
  recordDeal,
  readProof,
  readScreen,
  endEvent,
  listBarred,
};
