import { describe, it } from 'vitest';
import { centavos } from '../../../domain/money/centavos.ts';
import { given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  confirm,
  lock,
  payPrize,
  reversePayment,
  settlementFiled,
  started,
  undo,
} from './inPlay.ts';
import { by, staff } from './sitAndGo.ts';

const finished = [...started(7), lock(), ...bustDownTo(2, 7), confirm('E1'), confirm('E2')];
const paid = [...finished, payPrize('E2')];
const closed = [...finished, close()];
const PRIZE = 392_000; // of E2
const limit = (amount: number) => ({ soloPayoutMax: centavos(amount) });
const director = staff('director');

describe('Two different persons answer for a settlement', () => {
  it('is closed by the Director with another person, who is on record', () =>
    given(history(...finished))
      .when(close(null, { second: staff('cashier') }))
      .thenFacts({ type: 'TournamentClosed', by: director, second: staff('cashier') }));

  it('is not closed by one who signs twice, under whatever role', () => {
    given(history(...finished))
      .when(close(null, { second: director }))
      .thenRejects('tournament.second-person-same', 'R123-III-5');
    given(history(...finished))
      .when(close(null, { second: { ...staff('cashier'), legajo: director.legajo } }))
      .thenRejects('tournament.second-person-same', 'R123-III-5');
  });

  it('is not closed with a dealer or with the fiscalizer, who only watches', () => {
    for (const role of ['dealer', 'fiscalizador'] as const)
      given(history(...finished))
        .when(close(null, { second: staff(role) }))
        .thenRejects('tournament.role-not-allowed', 'R123-III-5');
  });

  it('stays closed when it is asked again, whoever signs', () =>
    given(history(...closed))
      .when(close(null, { second: director }))
      .thenNothing());

  it('is opened again by two, who are on record', () => {
    const { second: _, ...alone } = undo('exit E2', { late: true });
    const filed = history(...closed, settlementFiled());
    given(filed).when(alone).thenRejects('tournament.second-person-missing', 'R123-III-3');
    given(filed)
      .when({ ...alone, second: staff('supervisor') })
      .thenRejects('tournament.second-person-same', 'R123-III-3');
    given(filed)
      .when({ ...alone, second: director })
      .thenFacts({ type: 'ExitUndone', by: staff('supervisor'), second: director });
  });

  it('needs no second person to undo an exit of an event that is not closed, and no shadow of one', () => {
    const { second: _, ...alone } = undo('exit E2');
    given(history(...finished))
      .when(alone)
      .thenFacts({ type: 'ExitUndone' });
    given(history(...finished))
      .when({ ...alone, second: alone.by })
      .thenRejects('tournament.second-person-same', 'R123-III-3');
  });
});

describe('Two different persons answer for a payment that is reversed', () => {
  it('and for the closing that follows from it', () => {
    const reversal = reversePayment('E2', { second: director });
    given(history(...paid, close()))
      .when(reversal)
      .thenFacts(
        { type: 'PrizePaymentReversed', second: director },
        { type: 'TournamentClosed', closing: 2, second: director },
      );
    given(history(...paid, reversal))
      .when({ ...reversal, second: staff('supervisor') })
      .thenNothing();
  });

  it('not one who signs twice', () =>
    given(history(...paid))
      .when(reversePayment('E2', { second: staff('supervisor') }))
      .thenRejects('tournament.second-person-same', 'R123-I-66'));
});

describe('A prize above what one person pays alone', () => {
  it('is paid by one person up to that sum, and by two above it', () => {
    given(history(...finished))
      .when(payPrize('E2', limit(PRIZE)))
      .thenFacts({ type: 'PrizePaid', amount: PRIZE });
    given(history(...finished))
      .when(payPrize('E2', limit(PRIZE - 1)))
      .thenRejects('tournament.second-person-missing', 'R123-I-66');
    given(history(...finished))
      .when(payPrize('E2', { ...limit(PRIZE - 1), second: staff('supervisor') }))
      .thenFacts({ type: 'PrizePaid', by: staff('cashier'), second: staff('supervisor') });
  });

  it('is paid once: the retry pays nothing, signed or not', () => {
    const signed = payPrize('E2', { ...limit(1), second: staff('supervisor') });
    given(history(...finished, signed))
      .when(payPrize('E2', limit(1)))
      .thenNothing();
  });

  it('is not paid by a cashier twice, nor by two cashiers', () => {
    const large = limit(PRIZE - 1);
    given(history(...finished))
      .when(payPrize('E2', { ...large, second: staff('cashier') }))
      .thenRejects('tournament.second-person-same', 'R123-I-66');
    given(history(...finished))
      .when(payPrize('E2', { ...large, second: { ...staff('cashier'), legajo: 'L-other' } }))
      .thenRejects('tournament.role-not-allowed', 'R123-I-66');
  });

  it('is paid by one person where the operator set no sum', () =>
    given(history(...finished))
      .when(payPrize('E2', by('cashier')))
      .thenFacts({ type: 'PrizePaid' }));
});
