import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../domain/accounts/entry.ts';
import { centavos } from '../../domain/money/centavos.ts';
import { addDays, type Jornada } from '../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../domain/tournament/commands.ts';
import { ledgerOf } from '../../functions/accounting/ledgerOf.ts';
import { isRebuilt, rebuiltFrom } from '../../functions/backup/rebuild.ts';
import type { Ports } from '../../functions/shared/ports.ts';
import { readCommits } from '../../functions/shared/store.ts';
import { streamOf } from '../../functions/shared/streams.ts';
import { payPrize, reversePayment } from '../domain/tournament/inPlay.ts';
import { drawnAndPlayed, JORNADA, settledDay, T } from './support/exportedDay.ts';
import { OPERATOR } from './support/press.ts';

/** Days after the event: nothing of it is announced, settled or printed on them. */
const later = (days: number): Jornada => addDays(JORNADA, days);
const on = <Command extends TournamentCommand>(command: Command, jornada: Jornada): Command => ({
  ...command,
  occurredAt: `${jornada}T20:00:00.000Z`,
  jornada,
});

const entry = async (ports: Ports, jornada: Jornada) => {
  const { lines } = await ledgerOf(ports, OPERATOR, { from: jornada, until: jornada });
  return entryOf(lines).map(({ account, debit, credit }) => [account, debit, credit]);
};
const house = async (...acts: readonly TournamentCommand[]) => {
  const { sealer } = await settledDay([...drawnAndPlayed(), ...acts]);
  return sealer.ports;
};
const withheld = { withheld: centavos(1_000) };

describe('The entry of a jornada has what moved in it, whatever else did [R123-I-66]', () => {
  it('a prize whose payment is taken back on a day of nothing else [R123-I-67]', async () => {
    const acts = [
      on(payPrize('E1', withheld), later(1)),
      on(reversePayment('E1'), later(3)),
      on(payPrize('E1', { paymentId: 'again', receipt: { point: 3, number: 52 } }), later(4)),
    ];
    const ports = await house(...acts);
    const [[, amount] = []] = await entry(ports, later(1));
    expect(amount).toBeGreaterThan(1_000);
    expect(await entry(ports, later(1))).toEqual([
      ['prizes', amount, 0],
      ['cash', 0, Number(amount) - 1_000],
      ['withholdings', 0, 1_000],
    ]);
    expect(await entry(ports, later(2))).toEqual([]);
    expect(await entry(ports, later(3))).toEqual([
      ['cash', Number(amount) - 1_000, 0],
      ['withholdings', 1_000, 0],
      ['prizes', 0, amount],
    ]);
    expect(await entry(ports, later(4))).toEqual([
      ['prizes', amount, 0],
      ['cash', 0, amount],
    ]);
  });

  it('however often it is paid and taken back, on whatever days', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }), async (gaps) => {
        let day = 0;
        const acts = gaps.map((gap, index) => {
          day += gap;
          const act =
            index % 2 === 0
              ? payPrize('E1', {
                  paymentId: `p${index}`,
                  receipt: { point: 3, number: 60 + index },
                })
              : reversePayment('E1', { reversalId: `r${index}` });
          return on(act, later(day + 1));
        });
        const ports = await house(...acts);
        const { lines } = await ledgerOf(ports, OPERATOR, {
          from: later(1),
          until: later(day + 1),
        });
        const out = new Map<string, number>();
        for (const { jornada, account, debit, credit } of lines)
          if (account === 'cash') out.set(jornada, (out.get(jornada) ?? 0) + credit - debit);
        const prize = Math.max(0, ...lines.map(({ debit }) => debit));
        const expected = new Map<string, number>();
        acts.forEach(({ jornada }, index) => {
          const moved = index % 2 === 0 ? prize : -prize;
          expected.set(jornada, (expected.get(jornada) ?? 0) + moved);
        });
        expect(Object.fromEntries(out)).toEqual(Object.fromEntries(expected));
      }),
      { numRuns: 8 },
    ));

  it('and which events those are follows from the facts, so that it can be made again', async () => {
    const ports = await house(
      on(payPrize('E1'), later(1)),
      on(reversePayment('E1', { reason: 'Otro' }), later(3)),
    );
    const stream = streamOf.tournament(T);
    const commits = await readCommits(ports.table, OPERATOR, stream);
    const rows = rebuiltFrom(OPERATOR, stream, commits).filter(({ pk }) => pk.includes('#BOOKED#'));
    expect(rows.map(({ pk, sk }) => [pk, sk])).toEqual(
      expect.arrayContaining([
        [`${OPERATOR}#BOOKED#${later(1)}`, T],
        [`${OPERATOR}#BOOKED#${later(3)}`, T],
      ]),
    );
    expect(rows.every((row) => isRebuilt(OPERATOR, row))).toBe(true);
  });
});
