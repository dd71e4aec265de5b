import { accreditEntry } from './accreditEntry.schema.ts';
import { announceChange } from './announceChange.schema.ts';
import { announceLevel } from './announceLevel.schema.ts';
import { announceTournament } from './announceTournament.schema.ts';
import { authoriseItem } from './authoriseItem.schema.ts';
import { bagChips } from './bagChips.schema.ts';
import { callDeck } from './callDeck.schema.ts';
import { cancelEvent } from './cancelEvent.schema.ts';
import { changeBreakOrder } from './changeBreakOrder.schema.ts';
import { changeDeck } from './changeDeck.schema.ts';
import { changeLevels } from './changeLevels.schema.ts';
import { changeSeriesEnd } from './changeSeriesEnd.schema.ts';
import { checkTable } from './checkTable.schema.ts';
import { closePlayDay } from './closePlayDay.schema.ts';
import { closePurchases } from './closePurchases.schema.ts';
import { closeTournament } from './closeTournament.schema.ts';
import { colorUp } from './colorUp.schema.ts';
import { confirmPrize } from './confirmPrize.schema.ts';
import { countCoupons } from './countCoupons.schema.ts';
import { countInspectorCoupons } from './countInspectorCoupons.schema.ts';
import { countPlayerChips } from './countPlayerChips.schema.ts';
import { countSuspendedHands } from './countSuspendedHands.schema.ts';
import { decideAppeal } from './decideAppeal.schema.ts';
import { declarePurchase } from './declarePurchase.schema.ts';
import { disqualifyEntries } from './disqualifyEntries.schema.ts';
import { drawSeats } from './drawSeats.schema.ts';
import { drawSeries } from './drawSeries.schema.ts';
import { eliminateEntries } from './eliminateEntries.schema.ts';
import { endEvent } from './endEvent.schema.ts';
import { endSuspension } from './endSuspension.schema.ts';
import { extendRegistration } from './extendRegistration.schema.ts';
import { finishSeries } from './finishSeries.schema.ts';
import { callClock, resumeAction, stopAction, stopClock } from './floorClock.schema.ts';
import { giveLastPosition } from './giveLastPosition.schema.ts';
import { holdStack } from './holdStack.schema.ts';
import { imposePenalty } from './imposePenalty.schema.ts';
import { joinWaitingList } from './joinWaitingList.schema.ts';
import { leaveWaitingList } from './leaveWaitingList.schema.ts';
import { limitTime } from './limitTime.schema.ts';
import { listBarred } from './listBarred.schema.ts';
import { listClaims } from './listClaims.schema.ts';
import { listCoupons } from './listCoupons.schema.ts';
import { listEntries } from './listEntries.schema.ts';
import { listPendingPrizes } from './listPendingPrizes.schema.ts';
import { listTournaments } from './listTournaments.schema.ts';
import { lockPrizes } from './lockPrizes.schema.ts';
import { logContact } from './logContact.schema.ts';
import { modifyEvent } from './modifyEvent.schema.ts';
import { moveEntries } from './moveEntries.schema.ts';
import { openAddOns } from './openAddOns.schema.ts';
import { openClaim } from './openClaim.schema.ts';
import { openHand } from './openHand.schema.ts';
import { openPlayDay } from './openPlayDay.schema.ts';
import { openStage } from './openStage.schema.ts';
import { pauseClock } from './pauseClock.schema.ts';
import { payEntry } from './payEntry.schema.ts';
import { payPrize } from './payPrize.schema.ts';
import { payPurchase } from './payPurchase.schema.ts';
import { placeStacks } from './placeStacks.schema.ts';
import { readBlockers } from './readBlockers.schema.ts';
import { readChips } from './readChips.schema.ts';
import { readClock } from './readClock.schema.ts';
import { readConduct } from './readConduct.schema.ts';
import { readFacts } from './readFacts.schema.ts';
import { readFloor } from './readFloor.schema.ts';
import { readItemRules } from './readItemRules.schema.ts';
import { readLedger } from './readLedger.schema.ts';
import { readPenalties } from './readPenalties.schema.ts';
import { readPlayedHands } from './readPlayedHands.schema.ts';
import { readPrizes } from './readPrizes.schema.ts';
import { readProof } from './readProof.schema.ts';
import { readReconciliation } from './readReconciliation.schema.ts';
import { readScreen } from './readScreen.schema.ts';
import { readSeats } from './readSeats.schema.ts';
import { readSettlement } from './readSettlement.schema.ts';
import { readStacks } from './readStacks.schema.ts';
import { readStages } from './readStages.schema.ts';
import { readStandings } from './readStandings.schema.ts';
import { readTables } from './readTables.schema.ts';
import { readTournament } from './readTournament.schema.ts';
import { reassignSeries } from './reassignSeries.schema.ts';
import { recordDeal } from './recordDeal.schema.ts';
import { recordHand } from './recordHand.schema.ts';
import { redrawSeats } from './redrawSeats.schema.ts';
import { refundEntry } from './refundEntry.schema.ts';
import { releaseBag } from './releaseBag.schema.ts';
import { releaseRound } from './releaseRound.schema.ts';
import { releaseStreet } from './releaseStreet.schema.ts';
import { removeAbsent } from './removeAbsent.schema.ts';
import { removePlacedStacks } from './removePlacedStacks.schema.ts';
import { reportRound } from './reportRound.schema.ts';
import { reportStreet } from './reportStreet.schema.ts';
import { reprintVoucher } from './reprintVoucher.schema.ts';
import { resumeEvent } from './resumeEvent.schema.ts';
import { reversePrizePayment } from './reversePrizePayment.schema.ts';
import { reviewDifferences } from './reviewDifferences.schema.ts';
import { revokeHold } from './revokeHold.schema.ts';
import { ruleItem } from './ruleItem.schema.ts';
import { runClock } from './runClock.schema.ts';
import { setHandForHand } from './setHandForHand.schema.ts';
import { setLateStack } from './setLateStack.schema.ts';
import { setStreetControl } from './setStreetControl.schema.ts';
import { startTournament } from './startTournament.schema.ts';
import { suspendEvent } from './suspendEvent.schema.ts';
import { takeEntryForm } from './takeEntryForm.schema.ts';
import { takeSeat } from './takeSeat.schema.ts';
import { undoExit } from './undoExit.schema.ts';
import { voidBag } from './voidBag.schema.ts';
import { voidPurchase } from './voidPurchase.schema.ts';
import { voidRecordedHand } from './voidRecordedHand.schema.ts';
import { voidSale } from './voidSale.schema.ts';
import { withdrawEntry } from './withdrawEntry.schema.ts';
import { withdrawPenalty } from './withdrawPenalty.schema.ts';

/** The operations of tournaments, apart from the bulk one that names them. */
export const ACT_AND_READ_ROUTES = {
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
