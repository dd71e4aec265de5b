import { describe, expect, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { isTaxId, isTaxIdOf } from '../../../domain/registry/taxId.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { pendingPrizesOf } from '../../../domain/tournament/pendingPrizes.ts';
import { thresholdPassed } from '../../../domain/tournament/prizeThresholds.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import { bustDownTo, confirm, lock, payPrize, started } from './inPlay.ts';

const finished = [...started(7), lock(), ...bustDownTo(2, 7), confirm('E1'), confirm('E2')];
/** Seven pay 30,000: the second place collects 58,800, above the 50,000 of 2014. */
const price = centavos(30_000_00);
const expensive = finished.map((command) => {
  if (command.type === 'PayEntry') return { ...command, tendered: price };
  if (command.type !== 'AnnounceTournament') return command;
  const { band, characteristics } = command;
  return {
    ...command,
    band: band && { ...band, max: price },
    characteristics: { ...characteristics, price },
  };
});
const statement = { pep: false, statementHash: 'hash' };

describe('A prize above the threshold of its day asks for data and statement', () => {
  it.each([
    ['2003-10-22', 10_000_000_00, false],
    ['2011-07-31', 9_999_99, false],
    ['2011-07-31', 10_000_00, true], // from that amount on, until July 2011
    ['2011-08-01', 50_000_00, false], // above it, from August 2011
    ['2011-08-01', 50_000_01, true],
    ['2018-11-01', 100_000_00, false],
    ['2018-11-01', 100_000_01, true],
    ['2022-04-01', 300_000_01, true],
    ['2023-07-01', 850_000_00, false],
    ['2023-11-30', 850_000_01, true],
    ['2023-12-01', 850_000_00, false], // fifteen minimum wages: the last fixed figure is lower
    ['2023-12-01', 850_000_01, true],
  ])('on %s, of %i centavos: %s', (day, amount, asked) =>
    expect(thresholdPassed(centavos(amount), day as Jornada) !== null).toBe(asked),
  );

  it('is not paid before they are there', () => {
    const rich = history(...expensive);
    const norm = { citation: 'Res. UIF 70/2011, art. 7; Res. UIF 199/2011' };
    given(rich)
      .when(payPrize('E2'))
      .thenRejects('tournament.prize-statement-missing', undefined, norm);
    given(rich)
      .when(payPrize('E2', { statement, taxIdMatches: false }))
      .thenRejects('tournament.tax-id-mismatch', undefined, norm);
    given(rich)
      .when(payPrize('E2', { statement, taxIdMatches: true }))
      .thenFacts({ type: 'PrizePaid', amount: 58_800_00, statement });
  });

  it('asks nothing below', () =>
    given(history(...finished))
      .when(payPrize('E2'))
      .thenFacts({ type: 'PrizePaid' }));
});

describe('Taxes are the winner’s: a line of their own, zero unless said [R123-I-67]', () => {
  it('pays the whole prize without withholding', () =>
    given(history(...finished))
      .when(payPrize('E2'))
      .thenFacts({ amount: 392_000 }));

  it('keeps the prize whole beside what is withheld, which is a part of it', () => {
    given(history(...finished))
      .when(payPrize('E2', { withheld: centavos(391_999) }))
      .thenFacts({ amount: 392_000, withheld: 391_999 });
    given(history(...finished))
      .when(payPrize('E2', { withheld: centavos(392_000) }))
      .thenRejects('tournament.withholding-too-big', 'R123-I-67');
  });
});

describe('Prizes owed are listed by age [R123-I-66]', () => {
  const pending = (...commands: readonly TournamentCommand[]) =>
    pendingPrizesOf(fold(history(...commands)) as AnnouncedTournament);

  it('has the second place and the winner until they are paid', () => {
    expect(
      pending(...finished)
        .map(({ entryId, prize }) => [entryId, prize])
        .sort(),
    ).toEqual([
      ['E1', 728_000],
      ['E2', 392_000],
    ]);
    expect(pending(...finished, payPrize('E2')).map(({ entryId }) => entryId)).toEqual(['E1']);
    expect(pending(...finished, payPrize('E2'), payPrize('E1'))).toEqual([]);
  });
});

describe('A CUIT carries its check digit', () => {
  it.each([
    ['20123456786', true],
    ['20123456787', false],
    ['2012345678', false],
    ['20-12345678-6', false],
    ['', false],
  ])('%s: %s', (digits, valid) => expect(isTaxId(digits)).toBe(valid));
});

describe('A CUIL carries the DNI of its holder', () => {
  it.each([
    ['DNI', '12345678', '20123456786', true],
    ['DNI', '12345679', '20123456786', false],
    ['DNI', '4321001', '27043210014', true],
    ['PASSPORT', 'AB12345', '20123456786', true],
    ['DNI', '94123456', '20941234562', true],
    ['DNI', '94123456', '20941234572', false],
    ['DNI', '90000000', '20600000009', true],
    ['DNI', '94123456', '20699999999', true],
    ['DNI', '94123456', '20599999999', false],
    ['DNI', '94123456', '20700000009', false],
    ['DNI', '89999999', '20600000009', false],
  ] as const)('%s %s and %s: %s', (kind, number, taxId, own) =>
    expect(isTaxIdOf({ kind, number }, taxId)).toBe(own),
  );
});
