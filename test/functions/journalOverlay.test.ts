import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../domain/accounts/entry.ts';
import { centavos, sum } from '../../domain/money/centavos.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import type { TournamentFact } from '../../domain/tournament/facts.ts';
import { standingsOf } from '../../domain/tournament/prizes.ts';
import type { AnnouncedTournament } from '../../domain/tournament/state.ts';
import { printedCode } from '../../functions/accounting/codes.ts';
import { ledgerOf } from '../../functions/accounting/ledgerOf.ts';
import { overlaysOf } from '../../functions/exports/day/overlays.ts';
import { issueTableSettlement } from '../../functions/papers/orders/tableSettlement.ts';
import { confirm, payPrize, reversePayment, settlementFiled } from '../domain/tournament/inPlay.ts';
import { bust, playing } from '../domain/tournament/multiTable.ts';
import { having } from '../domain/tournament/rebuys.ts';
import { by } from '../domain/tournament/sitAndGo.ts';
import { fold, history } from '../support/given.ts';
import { filePaper, JORNADA } from './support/exportedDay.ts';
import { OPERATOR, pressWith } from './support/press.ts';

/** Four entries at 2.000 with 80 % for prizes: a pool of 6.400. Three places are paid. */
const POOL = 640_000;
const played = (guarantee: number): TournamentFact[] => [
  ...history(
    ...playing([4], { guarantee: centavos(guarantee) }),
    { type: 'LockPrizes', ...by('director') },
    ...[bust('x1', 1, 'E1'), bust('x2', 2, 'E2'), bust('x3', 3, 'E3')],
  ),
  {
    type: 'TournamentClosed',
    ...{ closing: 1, winnerChips: null, second: null },
    ...by('director'),
  },
];

/** The books of that event once it is settled. */
const linesOf = async (facts: readonly TournamentFact[]) => {
  const { press } = await pressWith('T1', having([...facts], settlementFiled()));
  const order = { operator: OPERATOR, tournamentId: 'T1', closing: 1 };
  const { paper } = await issueTableSettlement(press, { ...order, jornada: JORNADA, table: 1 });
  await filePaper(press, paper);
  const asked = { from: JORNADA, until: JORNADA };
  return (await ledgerOf(press.ports, OPERATOR, asked)).lines;
};

describe('What the operator adds to a guaranteed pool is in the books (decision T14) [R123-I-64]', () => {
  it('as its own account, owed for prizes in the jornada of the lock', async () => {
    const lines = (await linesOf(played(1_000_000))).filter(({ source }) =>
      source.paper.startsWith('Pozo fijado'),
    );
    expect(lines).toMatchObject([
      { account: 'overlay', name: 'Aporte al pozo garantizado', debit: 360_000, jornada: JORNADA },
      { account: 'prizes', credit: 360_000, source: { event: '14-0030', game: 'Torneos' } },
    ]);
    expect(printedCode({}, 'overlay')).toBe('sin código (Pozo garantizado)');
    expect(printedCode({ overlay: '6.01' }, 'overlay')).toBe('6.01');
  });

  it('so that what is owed for prizes is what nobody has been paid yet [R123-I-66]', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.array(fc.constantFrom('unpaid', 'paid', 'reversed'), { minLength: 3, maxLength: 3 }),
        async (guarantee, fates) => {
          let facts = played(guarantee);
          const owed: number[] = [];
          for (const [index, entryId] of ['E4', 'E3', 'E2'].entries()) {
            const fate = fates[index];
            facts = having(facts, confirm(entryId));
            const receipt = { point: 3, number: 51 + index };
            if (fate !== 'unpaid') facts = having(facts, payPrize(entryId, { receipt }));
            const state = fold(facts) as AnnouncedTournament;
            const number = Number(entryId.slice(1));
            const prize = standingsOf(state).find(({ entry }) => entry === number)?.prize ?? 0;
            if (fate !== 'paid') owed.push(prize);
          }
          for (const [index, entryId] of ['E4', 'E3', 'E2'].entries())
            if (fates[index] === 'reversed') facts = having(facts, reversePayment(entryId));
          const lines = await linesOf(facts);
          const side = (which: 'debit' | 'credit', account?: string) =>
            sum(
              lines.filter((one) => !account || one.account === account).map((one) => one[which]),
            );
          expect(side('credit', 'prizes') - side('debit', 'prizes')).toBe(sum(owed as never));
          expect(side('debit', 'overlay')).toBe(Math.max(0, guarantee - POOL));
          expect(side('debit')).toBe(side('credit'));
          expect(entryOf(lines).length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 10 },
    ));

  it('and a later lock moves the difference, in its own jornada; a cancellation all of it', () => {
    const [announced] = history(...playing([4], { guarantee: centavos(1_000_000) }));
    const { terms } = fold([announced!]) as AnnouncedTournament;
    const locked = (lock: number, overlay: number, day: string) =>
      ({
        ...{ type: 'PrizesLocked', lock, jornada: day as Jornada },
        ...(overlay > 0 && { overlay: centavos(overlay) }),
      }) as TournamentFact;
    const cancelled = { type: 'EventCancelled', jornada: '2014-05-14' } as TournamentFact;
    const facts = [
      locked(1, 360_000, '2014-05-09'),
      locked(2, 520_000, '2014-05-10'),
      locked(3, 520_000, '2014-05-11'),
      locked(4, 200_000, '2014-05-12'),
      cancelled,
    ];
    const on = (day: string) =>
      overlaysOf(terms, facts, day as Jornada, 'Torneos').map(({ amount, source }) => [
        source.paper,
        amount,
      ]);
    expect(
      [9, 10, 11, 12, 13, 14].map((day) => on(`2014-05-${String(day).padStart(2, '0')}`)),
    ).toEqual([
      [['Pozo fijado N.º 1', 360_000]],
      [['Pozo fijado N.º 2', 160_000]],
      [],
      [['Pozo fijado N.º 4', -320_000]],
      [],
      [['Cancelación del evento', -200_000]],
    ]);
  });
});
