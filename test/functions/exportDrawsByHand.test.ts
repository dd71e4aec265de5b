import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DECK } from '../../domain/cards/card.ts';
import { fillEvenly } from '../../domain/tournament/seating/fillEvenly.ts';
import { spread } from '../../domain/tournament/seating/spread.ts';
import { shuffle } from '../../domain/tournament/shuffle.ts';
import { DRAWS_BY_HAND } from '../../functions/exports/readmeDraws.ts';
import { expandSeed } from '../../functions/shared/seeds.ts';
import { history } from '../support/given.ts';
import { drawnAndPlayed } from './support/exportedDay.ts';

const said = DRAWS_BY_HAND.replaceAll(/\s+/g, ' ');
const hexOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The steps as they are told, with the hash and arithmetic alone. */
const byHand = <One>(list: readonly One[], numbers: Iterator<number>): One[] => {
  const places = [...list];
  for (let left = places.length; left >= 2; left -= 1) {
    const chosen = choose(left, numbers);
    const last = places[left - 1] as One;
    places[left - 1] = places[chosen] as One;
    places[chosen] = last;
  }
  return places;
};

const choose = (among: number, numbers: Iterator<number>): number => {
  const limit = among * Math.floor(2 ** 32 / among);
  for (;;) {
    const number = Number(numbers.next().value);
    if (number < limit) return number % among;
  }
};

function* numbersOf(seed: string): Generator<number, never> {
  for (let counter = 0; ; counter += 1)
    for (const digits of hexOf(seed + counter).match(/.{8}/g) ?? []) yield Number(`0x${digits}`);
}

describe('A draw made again by hand, as LEAME.txt tells it [R123-IV-8.1] [R132-56]', () => {
  const seed = 'ab'.repeat(32);

  it('begins with the number of the example', () => {
    const [first = 0] = expandSeed(seed, 1);
    const digits = hexOf(`${seed}0`).match(/.{8}/g) ?? [];
    expect(said).toContain(
      `printf %s abab...ab0 | sha256sum ${digits.slice(0, 3).join(' ')} ... ` +
        `primer número ${digits[0]} = ${first}`,
    );
    expect(said).toContain(`Entre 10, el ejemplo da ${first % 10}.`);
    expect(said).toContain(`con 10 asientos, el 10 cambia primero con el ${(first % 10) + 1}.`);
  });

  it('gives the seats of an event that was drawn', () => {
    const drawn = history(...drawnAndPlayed()).find(({ type }) => type === 'SeatsDrawn');
    if (drawn?.type !== 'SeatsDrawn') throw new Error('It was drawn.');
    expect(drawn.seed).toBe(seed);
    const free = Array.from({ length: 10 }, (_, index) => index + 1);
    const order = byHand(free, numbersOf(seed));
    const given = Array.from({ length: 7 }, (_, index) => [`E${index + 1}`, order[index]]);
    expect(Object.fromEntries(given)).toEqual(
      Object.fromEntries(drawn.seats.map(({ entryId, seat }) => [entryId, seat])),
    );
  });

  it('gives the places of several tables, and those of late entries', () => {
    const seats = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const tables = [20, 21, 22].map((table) => ({ table, seats }));
    const numbers = numbersOf(seed);
    const sizes = new Map(byHand(tables, numbers).map(({ table }, at) => [table, at < 1 ? 8 : 7]));
    const places = tables.flatMap(({ table }) =>
      byHand(seats, numbers)
        .slice(0, sizes.get(table))
        .map((seat) => ({ table, seat })),
    );
    const words = expandSeed(seed, 200);
    expect(spread(22, tables, [], words)).toEqual(byHand(places, numbers));

    const laid = [20, 21].map((table) => ({ table, players: [] }));
    const free = laid.flatMap(({ table }) => seats.map((seat) => ({ table, seat })));
    const again = numbersOf(seed);
    const order = byHand(free, again);
    const first = order[0]!;
    const second = order.find(({ table }) => table !== first.table)!;
    expect(fillEvenly(2, laid, free, words)).toEqual(byHand([first, second], again));
  });

  it('skips the numbers that would favour some, and has the cards in their order', () => {
    for (const words of [[2 ** 32 - 1, 7, 2 ** 32 - 2, 5, 1], expandSeed(seed, 128)]) {
      const list: readonly unknown[] = words.length > 5 ? DECK : ['a', 'b', 'c'];
      expect(byHand(list, words.values())).toEqual(shuffle(list, words));
    }
  });
});
