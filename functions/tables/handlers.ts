import type { Handlers } from '../shared/operation.ts';
import { announceTable } from './announceTable.ts';
import { closeCashDay, reopenCashDay } from './cash/day.ts';
import { changeLimits, endSession, openSession } from './cash/game.ts';
import { openLiveHand, playHand, stepHand, voidHand } from './cash/hands.ts';
import { callCashClock, resumeCashHand, stopCashHand } from './cash/interruptions.ts';
import {
  buyChips,
  joinSession,
  leaveSession,
  payConsumption,
  returnToPlay,
  takeRest,
} from './cash/players.ts';
import { listCashDays, readSession } from './cash/reads.ts';
import { closeDay } from './closeDay.ts';
import { countChips } from './countChips.ts';
import { countDrop } from './countDrop.ts';
import { creditChips } from './creditChips.ts';
import { fillChips } from './fillChips.ts';
import { listDays } from './listDays.ts';
import { listTables } from './listTables.ts';
import { openDay } from './openDay.ts';
import type { TABLE_ACTS_AND_READS } from './operations.ts';
import { playRound } from './playRound.ts';
import { readDay } from './readDay.ts';
import { readTable } from './readTable.ts';
import { readTableFacts } from './readTableFacts.ts';
import { readTablePrizes } from './readTablePrizes.ts';
import { readTableProof } from './readTableProof.ts';
import { reopenDay } from './reopenDay.ts';
import { stepRound } from './stepRound.ts';
import { voidMovement } from './voidMovement.ts';

/** One handler for each operation of the resource, apart from the bulk one that calls them. */
export const HANDLERS: Handlers<typeof TABLE_ACTS_AND_READS> = {
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
