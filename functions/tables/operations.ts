import { announceTable } from './announceTable.schema.ts';
import { closeCashDay, listCashDays, readSession, reopenCashDay } from './cash/day.schema.ts';
import { changeLimits, endSession, openSession } from './cash/game.schema.ts';
import { openLiveHand, playHand, stepHand, voidHand } from './cash/hands.schema.ts';
import { callCashClock, resumeCashHand, stopCashHand } from './cash/interruptions.schema.ts';
import {
  buyChips,
  joinSession,
  leaveSession,
  payConsumption,
  returnToPlay,
  takeRest,
} from './cash/players.schema.ts';
import { closeDay } from './closeDay.schema.ts';
import { countChips } from './countChips.schema.ts';
import { countDrop } from './countDrop.schema.ts';
import { creditChips } from './creditChips.schema.ts';
import { fillChips } from './fillChips.schema.ts';
import { listDays } from './listDays.schema.ts';
import { listTables } from './listTables.schema.ts';
import { openDay } from './openDay.schema.ts';
import { playRound } from './playRound.schema.ts';
import { readDay } from './readDay.schema.ts';
import { readTable } from './readTable.schema.ts';
import { readTableFacts } from './readTableFacts.schema.ts';
import { readTablePrizes } from './readTablePrizes.schema.ts';
import { readTableProof } from './readTableProof.schema.ts';
import { reopenDay } from './reopenDay.schema.ts';
import { stepRound } from './stepRound.schema.ts';
import { voidMovement } from './voidMovement.schema.ts';

/** The operations of bank and cash tables, apart from the bulk one that names them. */
export const TABLE_ACTS_AND_READS = {
  announceTable,
  listTables,
  readTable,
  openDay,
  fillChips,
  creditChips,
  countDrop,
  playRound,
  stepRound,
  countChips,
  voidMovement,
  closeDay,
  reopenDay,
  listDays,
  readDay,
  readTablePrizes,
  changeLimits,
  openSession,
  joinSession,
  buyChips,
  takeRest,
  returnToPlay,
  payConsumption,
  leaveSession,
  playHand,
  openLiveHand,
  stepHand,
  voidHand,
  callCashClock,
  stopCashHand,
  resumeCashHand,
  endSession,
  closeCashDay,
  reopenCashDay,
  readSession,
  listCashDays,
  readTableFacts,
  readTableProof,
};
