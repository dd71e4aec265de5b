import { setTimeout } from 'node:timers/promises';
import {
  announcementOf,
  CASHIER,
  CONTROL,
  type Confirmed,
  DEALER,
  DIRECTOR,
  exitOf,
  formOf,
  prizePaymentOf,
  refundOf,
  SUPERVISOR,
  saleOf,
} from './bodies.ts';
import type { Casino } from './casino.ts';
import type { Desk } from './client.ts';
import { at, entryIdOf, type Player, playerOf, type SitAndGoPlan } from './plan.ts';

export type Standing = {
  readonly entryNumber: number;
  readonly entryId: string;
  readonly position: number;
  readonly sharedThrough: number | null;
  readonly prize: { readonly amount: number };
  readonly fromDisqualified: { readonly amount: number };
  readonly disqualified: boolean;
};

/** Tells what has just been posted. */
export type Progress = (step: string) => void;

/** A receipt takes a second or two; more on a machine that others keep busy. */
const RECEIPT_MS_MAX = 60_000;
const RECEIPT_POLL_MS = 100;

const SILENT: Progress = () => undefined;

const pathOf = ({ id }: Pick<SitAndGoPlan, 'id'>): string => `/v1/tournaments/${id}`;

/** Announces, sells, seats, starts and locks. */
export const openSitAndGo = async (
  casino: Casino,
  plan: SitAndGoPlan,
  tell: Progress = SILENT,
): Promise<void> => {
  await announceSitAndGo(casino, plan);
  tell(`announced ${plan.eventNumber}, ${plan.name}`);
  for (const player of plan.players) {
    await sellEntry(casino, plan, player);
    if (player.returns) await refundEntry(casino, plan, player);
  }
  tell(`sold ${plan.players.length} entries, a voucher each`);
  await seatEntries(casino, plan);
  tell('seats drawn from the published seed, and taken');
  await startSitAndGo(casino, plan);
  tell('play has started, the pool and its prizes are fixed');
};

export const announceSitAndGo = async (
  { director }: Casino,
  plan: SitAndGoPlan,
): Promise<unknown> => director.post('/v1/tournaments', plan.id, announcementOf(plan));

/** Takes the form of a player and sells the entry. */
export const sellEntry = async (
  casino: Casino,
  plan: SitAndGoPlan,
  player: Player,
): Promise<{ readonly voucher: string }> => {
  const entryId = await takeForm(casino, plan, player);
  const path = `${pathOf(plan)}/entries/${entryId}/payment`;
  const body = saleOf(plan, player, player.entry);
  return casino.cage.post<{ voucher: string }>(path, `${entryId}-payment`, body);
};

export const refundEntry = async (
  { cage }: Casino,
  plan: SitAndGoPlan,
  player: Player,
): Promise<void> => {
  const entryId = entryIdOf(plan, player.entry);
  const path = `${pathOf(plan)}/entries/${entryId}/refund`;
  await cage.post(path, `${entryId}-refund`, refundOf(plan, player, player.entry));
};

/** Takes the form of a player; answers the id of the entry. */
export const takeForm = async (
  { floor }: Casino,
  plan: SitAndGoPlan,
  player: Player,
): Promise<string> => {
  const entryId = entryIdOf(plan, player.entry);
  await floor.post(`${pathOf(plan)}/entries`, entryId, formOf(plan, player, player.entry));
  return entryId;
};

/** Draws the seats; each player takes the one of their voucher. */
export const seatEntries = async ({ floor, cage }: Casino, plan: SitAndGoPlan): Promise<void> => {
  const path = pathOf(plan);
  const { seats } = await floor.post<{ seats: { entryId: string; seat: number }[] }>(
    `${path}/draws`,
    `${plan.id}-draw-000001`,
    { by: CONTROL, occurredAt: at(plan, 15), method: 'system' },
  );
  const sold = await cage.get<{ entries: { entryId: string; voucher: string }[] }>(
    `${path}/entries`,
  );
  for (const { entryId, seat } of seats) {
    const player = plan.players.find(({ entry }) => entryIdOf(plan, entry) === entryId);
    await floor.post(`${path}/entries/${entryId}/seating`, `${entryId}-seating`, {
      by: DEALER,
      occurredAt: at(plan, 20),
      document: player?.document ?? {},
      voucher: sold.entries.find((one) => one.entryId === entryId)?.voucher,
      seat,
    });
  }
};

/** Starts play and fixes the pool and its prizes. */
export const startSitAndGo = async ({ director }: Casino, plan: SitAndGoPlan): Promise<void> => {
  const path = pathOf(plan);
  await director.post(`${path}/start`, `${plan.id}-start-00001`, {
    by: DIRECTOR,
    occurredAt: at(plan, 25),
    acta: { number: `A-${plan.eventNumber}`, fiscalizador: 'Fiscalizador de Muestra' },
  });
  await director.post(`${path}/prize-locks`, `${plan.id}-lock-000001`, {
    by: DIRECTOR,
    occurredAt: at(plan, 26),
  });
};

/** Records how the entries leave, until one remains. */
export const playSitAndGo = async (
  { floor }: Casino,
  plan: SitAndGoPlan,
  tell: Progress = SILENT,
): Promise<void> => {
  for (const [index, exit] of plan.exits.entries()) {
    const facts = { by: SUPERVISOR, occurredAt: at(plan, 30 + index * 5), hand: exit.hand };
    const key = `${plan.id}-exit-${String(index + 1).padStart(4, '0')}`;
    const [resource, body] = exitOf(plan, exit);
    await floor.post(`${pathOf(plan)}/${resource}`, key, { ...facts, ...body });
  }
  tell(`${plan.exits.length} exits recorded, one player holds all the chips`);
};

/** Confirms and pays what every entry collects, then closes the event. */
export const settleSitAndGo = async (
  casino: Casino,
  plan: SitAndGoPlan,
  tell: Progress = SILENT,
): Promise<readonly Standing[]> => {
  const standings = await standingsOf(casino, plan);
  const winners = standings.filter(({ prize }) => prize.amount > 0);
  const confirmed: Confirmed[] = [];
  for (const { entryId } of winners) confirmed.push(await askConfirmation(casino, plan, entryId));
  for (const [index, { entryId, entryNumber }] of winners.entries()) {
    const prize = confirmed[index] as Confirmed;
    await receiptFiled(casino.floor, plan, prize);
    const body = prizePaymentOf(plan, playerOf(plan, entryNumber), prize);
    await casino.cage.post(`${pathOf(plan)}/payments`, `${entryId}-prize-paid`, body);
  }
  tell(`${winners.length} prizes confirmed and paid against their receipts`);
  await closeSitAndGo(casino, plan);
  tell('closed: the settlement workflows run');
  return standings;
};

export const standingsOf = async (
  { floor }: Casino,
  plan: Pick<SitAndGoPlan, 'id'>,
): Promise<readonly Standing[]> =>
  (await floor.get<{ standings: Standing[] }>(`${pathOf(plan)}/standings`)).standings;

/** Confirms a prize and waits until its receipt is filed: the player is paid against it. */
export const confirmPrize = async (
  casino: Casino,
  plan: SitAndGoPlan,
  entryId: string,
): Promise<Confirmed> => {
  const confirmed = await askConfirmation(casino, plan, entryId);
  await receiptFiled(casino.floor, plan, confirmed);
  return confirmed;
};

const askConfirmation = (
  { floor }: Casino,
  plan: SitAndGoPlan,
  entryId: string,
): Promise<Confirmed> =>
  floor.post(`${pathOf(plan)}/prize-confirmations`, `${entryId}-confirm`, {
    by: CONTROL,
    occurredAt: at(plan, 200),
    entryId,
    supervisor: SUPERVISOR,
  });

type Listed = { readonly documentId: string; readonly version: number; readonly status: string };

const receiptFiled = async (
  floor: Desk,
  { id }: Pick<SitAndGoPlan, 'id'>,
  { classification, confirmation }: Confirmed,
): Promise<void> => {
  const path = `/v1/documents?tournamentId=${id}&kind=CL&limit=100`;
  for (const deadline = Date.now() + RECEIPT_MS_MAX; ; await setTimeout(RECEIPT_POLL_MS)) {
    const { items } = await floor.get<{ items: Listed[] }>(path);
    const receipt = items.find(({ documentId }) => documentId === `CL-${classification}`);
    if (receipt?.version === confirmation && receipt.status === 'filed') return;
    if (Date.now() > deadline) throw new Error(`The receipt ${classification} is not filed.`);
  }
};

export const closeSitAndGo = async ({ director }: Casino, plan: SitAndGoPlan): Promise<void> => {
  const { etag } = await director.call('GET', pathOf(plan));
  const body = {
    ...{ by: DIRECTOR, second: CASHIER, occurredAt: at(plan, 220) },
    winnerChips: plan.winnerChips ?? null,
  };
  const key = `${plan.id}-closing-01`;
  await director.post(`${pathOf(plan)}/closing`, key, body, etag ?? undefined);
};
