import type { Acting } from './acting.ts';
import type { Ending } from './calculation.ts';
import { firstLevel, openTheRoom, presale, secondLevel } from './firstDay.ts';
import { bagTheNight, evening, wakeUp } from './night.ts';
import { registerOfficials } from './officials.ts';
import { payPrizes } from './prizes.ts';
import { ANNOUNCEMENT, EVENT, on, PRESALE_AT } from './programme.ts';
import { finalTable, punish, theBubble, toTheBubble } from './secondDay.ts';
import { lockThePool, theBreak } from './theBreak.ts';
import { openTill, renderTill } from './till.ts';

/** What is announced and sold before the event. */
export const beforehand = async (acting: Acting): Promise<void> => {
  await registerOfficials(acting);
  await acting.casino.director.post('/v1/tournaments', EVENT, ANNOUNCEMENT);
  await openTill(acting, 'presale-till', PRESALE_AT);
  await presale(acting);
  await renderTill(acting, 'presale-till', PRESALE_AT);
};

/** Friday: from the doors to the bags. Answers the receipts of the bags. */
export const firstNight = async (acting: Acting): Promise<Map<number, number>> => {
  await openTill(acting, 'friday-till', on(1, '19:00'));
  await openTheRoom(acting);
  await firstLevel(acting);
  await secondLevel(acting);
  await theBreak(acting);
  await lockThePool(acting);
  await renderTill(acting, 'friday-till', on(1, '22:30'));
  await evening(acting);
  return bagTheNight(acting);
};

/** Saturday: from the draw of the new seats to one player with all the chips, everybody paid. */
export const secondNight = async (
  acting: Acting,
  receipts: ReadonlyMap<number, number>,
): Promise<Ending> => {
  await openTill(acting, 'saturday-till', on(2, '19:00'));
  await wakeUp(acting, receipts);
  await punish(acting);
  await toTheBubble(acting);
  const tenth = await theBubble(acting);
  await payPrizes(acting, tenth, on(2, '22:58'));
  const places = await finalTable(acting);
  const paid = places.filter((_, index) => index !== DISQUALIFIED);
  await payPrizes(acting, paid, on(2, '00:40'));
  await renderTill(acting, 'saturday-till', on(2, '00:55'));
  return { places, tenth };
};

const DISQUALIFIED = 5; // the sixth place collects nothing
