import { cardsText, DECK } from '../../../domain/cards/card.ts';
import { by, CAGE, DIRECTOR, FLOOR, pesos } from '../../functions/support/casino.ts';
import {
  BANK,
  boxed,
  counted,
  maderoTable,
  moved,
  roundBody,
  stacks,
} from '../../functions/support/madero.ts';
import type { Desks } from './desks.ts';
import { shuffled } from './play.ts';

/** Two bank tables on one meter, with rounds, chips, boxes and closings, as long as desks are open. */
export const runMadero = async (desks: Desks): Promise<void> => {
  const { house, post } = desks;
  const jackpotId = house.world.chance.id('jackpot');
  const jackpot = { kind: 'progressive', control: 'automatic', credit: pesos(20), jackpotId };
  const tables: string[] = [];
  for (const table of [7, 8]) {
    const id = house.world.chance.id('table');
    const terms = maderoTable({ table, jackpot, decks: ['azul', 'rojo'] });
    if ((await post(DIRECTOR, '/v1/tables', terms, { key: id })).status === 201) tables.push(id);
  }
  const starts = tables.map((tableId) => ({ tableId, start: pesos(100_000) }));
  const meter = { ...by('L-1'), creditMin: pesos(20), contributionBps: 1_000, reference: 'N 13' };
  await post(DIRECTOR, '/v1/jackpots', { ...meter, tables: starts }, { key: jackpotId });
  await Promise.all([
    ...tables.map((id) => runTable(desks, `/v1/tables/${id}`)),
    tendMeter(desks, `/v1/jackpots/${jackpotId}`, tables),
  ]);
};

const runTable = async (desks: Desks, path: string): Promise<void> => {
  const { post, isOpen, rest } = desks;
  await post(FLOOR, `${path}/openings`, counted(BANK));
  while (isOpen()) {
    await act(desks, path);
    await rest();
  }
  await closeDay(desks, path);
};

const act = async (desks: Desks, path: string): Promise<void> => {
  const { house, post } = desks;
  const { chance } = house.world;
  const chips = moved(stacks([100, 1 + chance.below(9)]));
  const what = chance.below(20);
  if (what < 13) return void (await post(FLOOR, `${path}/rounds`, dealt(desks)));
  if (what === 13) return void (await post(CAGE, `${path}/credits`, chips));
  if (what === 14) return void (await post(CAGE, `${path}/drops`, boxed(100 * chance.below(50))));
  if (what === 15) return void (await post(FLOOR, `${path}/counts`, counted(BANK)));
  if (what === 16) return closeDay(desks, path);
  const key = chance.id('fill');
  const filled = await post(CAGE, `${path}/fills`, chips, { key });
  if (filled.status === 201 && what === 17)
    await post(DIRECTOR, `${path}/movements/${key}/void`, { ...by('L-2'), reason: 'Otra mesa' });
};

/** A box and the bank with the cards of a shuffled deck. */
const dealt = ({ house }: Desks): object => {
  const { chance } = house.world;
  const cards = shuffled(chance, DECK).slice(0, 9);
  const said = (from: number, to: number) => cardsText(cards.slice(from, to));
  const box = { cards: said(0, 2), credits: chance.below(6) };
  return roundBody(box, { board: said(4, 9), bank: said(2, 4) });
};

/** Closed with the version seen, and now and then opened again or another day begun. */
const closeDay = async (desks: Desks, path: string): Promise<void> => {
  const { get, post, house, isOpen } = desks;
  const etag = async () => ({ ifMatch: (await get(DIRECTOR, path)).headers['etag'] ?? '' });
  const closed = await post(FLOOR, `${path}/closing`, counted(BANK), await etag());
  if (closed.status !== 201 || !isOpen()) return;
  if (house.world.chance.happens(0.5)) {
    await post(FLOOR, `${path}/openings`, counted(BANK));
    return;
  }
  const { body } = await get(DIRECTOR, path);
  const day = (body['day'] as { day: number } | null)?.day ?? 1;
  const again = { ...by('L-2'), day, reason: 'Recuento' };
  await post(DIRECTOR, `${path}/reopenings`, again, await etag());
};

const tendMeter = async (desks: Desks, path: string, tables: readonly string[]): Promise<void> => {
  const { post, isOpen, rest, house } = desks;
  while (isOpen()) {
    await rest(20_000);
    const tableId = house.world.chance.pick(tables);
    await post(DIRECTOR, `${path}/adjustments`, {
      ...by('L-2'),
      second: { legajo: 'L-1' },
      tableId,
      amount: pesos(1 + house.world.chance.below(9)),
      reason: 'count-difference',
      note: 'Visor',
    });
    if (!house.world.chance.happens(0.2)) continue;
    await post(DIRECTOR, `${path}/failures`, { ...by('L-2'), reason: 'Pantalla apagada' });
    await rest(5_000);
    await post(DIRECTOR, `${path}/repairs`, by('L-2'));
  }
};
