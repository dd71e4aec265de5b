import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { firstBrokenLink } from '../../events/commit.ts';
import { newKey, type Reply } from '../functions/support/api.ts';
import { announce, by, CAGE, form, on, openCasino, payment } from '../functions/support/casino.ts';
import type { WriteFault } from '../support/memoryTable.ts';
import { factsOf, openRoom, type Room, silentLogger } from './room.ts';

const here: { room: Room } = vi.hoisted(() => ({ room: undefined as never }));
vi.mock('../../functions/shared/runtime.ts', () => ({
  ports: () => here.room.ports(),
  environment: () => 'simulation',
  logger: silentLogger,
}));

const PRICE = 1_000_000;
const PLAYERS = 12; // two more than places
const DESKS = [3, 4] as const;

/**
 * Several desks register, sell and take back at once; the scheduler picks who goes on after every
 * request to the table. Whatever the order, conflicts and lost replies: no entry and no payment is
 * lost or doubled, paper numbers have no gap, money adds up, the chain holds.
 * A failure prints a seed and a path: pass both to `fc.assert` to replay it.
 */
describe('Many desks sell two Sit & Go at once [R123-IV-1.3]', () => {
  it(
    'never loses or doubles an entry, a number or a centavo',
    () =>
      fc.assert(
        fc.asyncProperty(fc.scheduler(), sales, faults, async (scheduler, asked, broken) => {
          here.room = openRoom();
          await openCasino();
          const tournaments = [await announce(), await announce()] as const;
          here.room.disturb(() => scheduler.schedule(Promise.resolve()), broken);
          const outcomes = await scheduler.waitFor(
            Promise.all(asked.map((sale) => sell(tournaments[sale.event], sale))),
          );
          here.room.calm();
          const sold = await Promise.all(tournaments.map((one) => check(one, outcomes)));
          checkNumbers(sold.flat());
        }),
        { numRuns: 20 },
      ),
    120_000,
  );
});

type Sale = { event: 0 | 1; player: number; desk: 3 | 4; sentTwice: boolean; takenBack: boolean };
type Outcome = {
  tournamentId: string;
  entryId: string;
  saleId: string;
  form: Reply;
  paid: readonly Reply[];
  refund: Reply | null;
};

const sales = fc.array(
  fc.record<Sale>({
    event: fc.constantFrom(0, 1),
    player: fc.integer({ min: 1, max: PLAYERS }),
    desk: fc.constantFrom(...DESKS),
    sentTwice: fc.boolean(),
    takenBack: fc.boolean(),
  }),
  { minLength: 2, maxLength: 14 },
);
const fault: fc.Arbitrary<WriteFault> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<WriteFault>('none') },
  { weight: 1, arbitrary: fc.constant<WriteFault>('conflict') },
  { weight: 1, arbitrary: fc.constant<WriteFault>('lost-before') },
  { weight: 2, arbitrary: fc.constant<WriteFault>('lost-after') },
);
const faults = fc.array(fault, { maxLength: 60 });

/** A desk that hears nothing sends the same request again under the same key. */
const sell = async (tournamentId: string, sale: Sale): Promise<Outcome> => {
  const post = on(tournamentId);
  const entryId = newKey();
  const saleId = newKey();
  const taken = await post(CAGE, 'entries', form(sale.player), { key: entryId });
  const pay = () =>
    post(CAGE, `entries/${entryId}/payment`, payment(sale.player, sale.desk), { key: saleId });
  const paid = await Promise.all(sale.sentTwice ? [pay(), pay()] : [pay()]);
  const back = { ...by('L-3'), means: 'cash', desk: sale.desk };
  const refund = sale.takenBack ? await post(CAGE, `entries/${entryId}/refund`, back) : null;
  return { tournamentId, entryId, saleId, form: taken, paid, refund };
};

type Sold = ReturnType<typeof factsOf<'EntryPaid'>>;

const check = async (tournamentId: string, all: readonly Outcome[]): Promise<Sold> => {
  const outcomes = all.filter((one) => one.tournamentId === tournamentId);
  const commits = await here.room.commits(`tournament/${tournamentId}`);
  expect(firstBrokenLink(commits)).toBeNull();
  const forms = factsOf(commits, 'EntryFormTaken');
  const sold = factsOf(commits, 'EntryPaid');
  const refunded = factsOf(commits, 'EntryRefunded');

  for (const { saleId, entryId, form: taken, paid, refund } of outcomes) {
    expect([201, 409]).toContain(taken.status);
    expect(forms.filter((fact) => fact.entryId === entryId).length).toBe(
      taken.status === 201 ? 1 : 0,
    );
    const recorded = sold.filter((fact) => fact.saleId === saleId);
    const bodies = paid.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(recorded.length).toBe(bodies.length > 0 ? 1 : 0);
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    const returned = refunded.filter((fact) => fact.entryId === entryId);
    expect(returned.length).toBe(refund?.status === 201 ? 1 : 0);
    const expected = taken.status === 201 ? [201, 409] : [404];
    for (const { status } of paid) expect(expected).toContain(status);
  }
  expect(sold.map(({ entryNumber }) => entryNumber)).toEqual(upTo(sold.length));
  const live = sold.filter(({ entryId }) => refunded.every((fact) => fact.entryId !== entryId));
  expect(live.length).toBeLessThanOrEqual(10);
  const ledger = await readLedger(tournamentId);
  expect(ledger).toEqual({
    takings: live.length * PRICE,
    benefit: live.length * PRICE * 0.3,
    pool: live.length * PRICE * 0.7,
  });
  return sold;
};

/** Both events take their voucher numbers from the series of the same desks. */
const checkNumbers = (sold: Sold): void => {
  for (const desk of DESKS) {
    const numbers = sold.filter((fact) => fact.desk === desk).map(({ voucher }) => voucher.number);
    expect(numbers.sort((one, other) => one - other)).toEqual(upTo(numbers.length));
  }
};

const readLedger = async (tournamentId: string) => {
  const { call } = await import('../functions/support/api.ts');
  const { body } = await call(CAGE, 'GET', `/v1/tournaments/${tournamentId}/ledger`);
  const amount = (name: string) => (body[name] as { amount: number }).amount;
  return { takings: amount('takings'), benefit: amount('benefit'), pool: amount('pool') };
};

const upTo = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);
