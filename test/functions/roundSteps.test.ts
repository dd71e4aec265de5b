import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Card, cardText } from '../../domain/cards/card.ts';
import { drawFrom, WORDS_PER_DRAW } from '../../domain/madero/specials.ts';
import { expandSeed } from '../../functions/shared/seeds.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { newKey } from './support/api.ts';
import { by, FLOOR, openCasino, pesos } from './support/casino.ts';
import { expectDrawsAgain } from './support/drawsAgain.ts';
import { announceJackpot, announceTable, at, counted } from './support/madero.ts';
import { startTable } from './support/server.ts';

let table: Awaited<ReturnType<typeof startTable>>;
let plain = '';
let special = '';
let screen = '';

/** Three open tables: one with a fixed jackpot, two with both special prizes. */
beforeAll(async () => {
  table = await startTable();
  await openCasino();
  const jackpotId = newKey();
  const credit = pesos(20);
  const offers = { kind: 'progressive', control: 'automatic', magicCard: true, luckyPlayer: true };
  plain = await announceTable();
  special = await announceTable('casino', { table: 9, jackpot: { ...offers, credit, jackpotId } });
  screen = await announceTable('casino', { table: 10, jackpot: { ...offers, credit, jackpotId } });
  await announceJackpot('casino', [special, screen], jackpotId);
  for (const id of [plain, special, screen])
    expect((await at(id)(FLOOR, 'openings', counted())).status).toBe(201);
});
afterAll(() => table.stop());

const post = (tableId: string, step: object) =>
  at(tableId)(FLOOR, 'round-steps', { ...by('L-4'), step });

/** The steps follow each other. */
describe('A round in play is shown as it stands [R132-26] [R132-27.1] [R132-72]', () => {
  const step = async (one: object) => {
    const reply = await post(plain, one);
    expect(reply).toMatchObject({ status: 201 });
    const { toAnswer, markers, blind } = reply.body['round'] as Record<string, unknown>;
    return { toAnswer, markers, blind };
  };
  const answer = (street: string, box: number, amount: number) => {
    const given = { answer: amount === 0 ? 'check' : 'bet', amount: pesos(amount) };
    return step({ type: 'AnswerStreet', street, box, ...given });
  };

  it('with the box to answer, the markers and the boxes played blind', async () => {
    const seats = [2, 3].map((box) => ({ box, player: 'P-2' }));
    expect(await step({ type: 'OpenRound', seats })).toMatchObject({ toAnswer: null, blind: [] });
    for (const seat of seats) {
      const bets = { ante: pesos(100), bonus: pesos(0), credits: 0 };
      expect(await step({ type: 'PlaceBets', ...seat, ...bets })).toMatchObject({ toAnswer: null });
    }
    expect(await step({ type: 'CloseBets' })).toMatchObject({ toAnswer: 2, blind: [] });
    const seen = await step({ type: 'SeeCards', box: 2, player: 'P-2' });
    expect(seen).toEqual({ toAnswer: 2, markers: [], blind: [3] });
    expect(await answer('flop', 2, 200)).toMatchObject({ toAnswer: 3 });
    expect(await answer('flop', 3, 200)).toMatchObject({ toAnswer: null });
    expect(await step({ type: 'DealBoard', cards: 'Th9h2c' })).toMatchObject({ toAnswer: 2 });
    expect(await answer('turn', 2, 0)).toEqual({
      toAnswer: 3,
      markers: [{ box: 2, streets: ['turn'] }],
      blind: [3],
    });
  });
});

/** The steps follow each other. */
describe('Special prizes drawn by the system [R132-56] [R132-57]', () => {
  const step = (one: object) => post(special, one);
  const round = async (one: object) => {
    const { status, body } = await step(one);
    expect({ status, body }).toMatchObject({ status: 201 });
    return body['round'] as {
      specialsSeedHash: string;
      specials: { seed: string; magicCard: string; luckyBox: number } | null;
    };
  };

  it('waits for a round', async () =>
    expect(await step({ type: 'DrawSpecialsBySystem' })).toMatchObject({
      status: 409,
      body: { code: 'madero.round-not-opened' },
    }));

  it('follows from the seed whose hash the round opened with', async () => {
    const opened = await round({ type: 'OpenRound', seats: [{ box: 2, player: 'P-2' }] });
    expect(opened.specials).toBeNull();
    const early = await step({ type: 'DrawSpecialsBySystem' });
    expect(early).toMatchObject({ status: 409, body: { code: 'madero.bets-open' } });
    expect(JSON.stringify(early.body)).not.toMatch(/seed":/);
    const bets = { ante: pesos(100), bonus: pesos(0), credits: 2 };
    await round({ type: 'PlaceBets', box: 2, player: 'P-2', ...bets });
    await round({ type: 'CloseBets' });
    const { specials } = await round({ type: 'DrawSpecialsBySystem' });
    const seed = specials?.seed ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(opened.specialsSeedHash);
    const offered = {
      boxes: 7,
      jackpot: { kind: 'progressive', magicCard: true, luckyPlayer: true },
    };
    const terms = offered as Parameters<typeof drawFrom>[1]['terms'];
    const again = drawFrom(expandSeed(seed, WORDS_PER_DRAW), { terms, meterFailure: null });
    const drawn = { ...again, seed, magicCard: cardText(again.magicCard as Card) };
    expect(specials).toEqual({ ...drawn, fromSeed: true });
    expect(await step({ type: 'DrawSpecialsBySystem' })).toMatchObject({
      status: 200, // drawn already: nothing new is recorded
      body: { round: { specials } },
    });
    const found = { draws: 1, of: 'SpecialsDrawn' };
    const stream = streamOf.table(special);
    const elsewhere = (fact: Record<string, unknown>) => {
      fact['luckyBox'] = again.luckyBox === 7 ? 1 : 7;
    };
    await expectDrawsAgain('casino', stream, { ...found, forge: elsewhere });
    const anotherCard = (fact: Record<string, unknown>) => {
      fact['magicCard'] = again.magicCard === 0 ? 1 : 0;
    };
    await expectDrawsAgain('casino', stream, { ...found, forge: anotherCard });
  });

  it('is told apart from what a screen drew by itself', async () => {
    const onScreen = (one: object) => post(screen, one);
    await onScreen({ type: 'OpenRound', seats: [{ box: 2, player: 'P-2' }] });
    const bets = { ante: pesos(100), bonus: pesos(0), credits: 2 };
    await onScreen({ type: 'PlaceBets', box: 2, player: 'P-2', ...bets });
    await onScreen({ type: 'CloseBets' });
    const shown = { seed: 'screen', magicCard: 'As', luckyBox: 1 };
    const { body } = await onScreen({ type: 'DrawSpecials', ...shown });
    expect(body).toMatchObject({ round: { specials: { ...shown, fromSeed: false } } });
  });

  it('is refused where the table offers none', async () =>
    expect(await post(plain, { type: 'DrawSpecialsBySystem' })).toMatchObject({
      status: 409,
      body: { code: 'madero.special-off' },
    }));
});
