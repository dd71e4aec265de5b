import { describe, expect, it } from 'vitest';
import type { TournamentCommand } from '../../../domain/tournament/commands.ts';
import { entryOf } from '../../../domain/tournament/entries.ts';
import type { AnnouncedTournament } from '../../../domain/tournament/state.ts';
import { fold, given, history } from '../../support/given.ts';
import {
  bustDownTo,
  close,
  confirm,
  eliminate,
  lock,
  payPrize,
  reversePayment,
  settlementFiled,
  started,
  undo,
} from './inPlay.ts';
import { by, occurredAt, staff } from './sitAndGo.ts';

const finished = [...started(7), lock(), ...bustDownTo(2, 7), confirm('E1'), confirm('E2')];
const paid = [...finished, payPrize('E2')];
const reversed = [...paid, reversePayment('E2')];
const again = payPrize('E2', { paymentId: 'second', receipt: { point: 3, number: 52 } });
const secondAfter = (...commands: readonly TournamentCommand[]) =>
  entryOf(fold(history(...commands)) as AnnouncedTournament, 'E2');

describe('A payment is reversed, never deleted [R123-I-66]', () => {
  it('says what goes back, which receipt falls, why and by whom', () => {
    given(history(...paid))
      .when(reversePayment('E2'))
      .thenFacts({
        type: 'PrizePaymentReversed',
        entryId: 'E2',
        reversalId: 'reversal E2',
        reason: 'Se pagó a otra persona',
        desk: 3,
        amount: 392_000,
        receipt: { point: 3, number: 51 },
        by: staff('supervisor'),
      });
    given(history(...paid))
      .when(reversePayment('E2', by('director')))
      .thenFacts({ by: staff('director') });
  });

  it('leaves the prize owed, its confirmation in force and the payment in the history', () => {
    const { legajo } = staff('supervisor');
    const where = { desk: 3, legajo, at: occurredAt };
    expect(secondAfter(...reversed)).toMatchObject({
      payment: null,
      confirmation: { confirmation: 1, withdrawn: false },
      reversedPayments: [
        {
          paymentId: 'payment E2',
          amount: 392_000,
          receipt: { point: 3, number: 51 },
          reversal: { reversalId: 'reversal E2', reason: 'Se pagó a otra persona', ...where },
        },
      ],
    });
  });

  it('answers a repeated request with no new fact, also once the prize is paid again', () => {
    given(history(...reversed))
      .when(reversePayment('E2'))
      .thenNothing();
    given(history(...reversed, again))
      .when(reversePayment('E2'))
      .thenNothing();
  });

  it('refuses its id for anything else', () => {
    given(history(...reversed))
      .when(reversePayment('E2', { reason: 'Otro' }))
      .thenRejects('tournament.act-id-reused');
    given(history(...reversed))
      .when(reversePayment('E2', { desk: 4 }))
      .thenRejects('tournament.act-id-reused');
    given(history(...reversed))
      .when(payPrize('E1', { paymentId: 'reversal E2' }))
      .thenRejects('tournament.act-id-reused');
    given(history(...paid))
      .when(reversePayment('E2', { reversalId: 'payment E2' }))
      .thenRejects('tournament.act-id-reused');
  });

  it('refuses a prize that is not paid, or no longer', () => {
    given(history(...paid))
      .when(reversePayment('E1'))
      .thenRejects('tournament.prize-not-paid', 'R123-I-66');
    given(history(...reversed))
      .when(reversePayment('E2', { reversalId: 'other' }))
      .thenRejects('tournament.prize-not-paid', 'R123-I-66');
    given(history(...paid))
      .when(reversePayment('E9'))
      .thenRejects('tournament.entry-unknown');
  });

  it('is for the Direction, with a reason', () => {
    for (const role of ['cashier', 'dealer', 'control-desk'] as const)
      given(history(...paid))
        .when(reversePayment('E2', by(role)))
        .thenRejects('tournament.role-not-allowed', 'R123-I-66');
    given(history(...paid))
      .when(reversePayment('E2', { reason: ' ' }))
      .thenRejects('tournament.reason-missing', 'R123-I-66');
  });
});

describe('What a closed event says it paid is told anew [R123-IV-11.5] [R123-I-66]', () => {
  const filed = [...paid, close(70_000), settlementFiled()];

  it('closes it again with the reversal, as it stands, in the name of who ordered it', () => {
    given(history(...filed))
      .when(reversePayment('E2'))
      .thenFacts(
        { type: 'PrizePaymentReversed', amount: 392_000 },
        { type: 'TournamentClosed', closing: 2, winnerChips: 70_000, by: staff('supervisor') },
      );
    expect(fold(history(...filed, reversePayment('E2'))).status).toBe('closed');
  });

  it('also before the first settlement is filed, and for a payment made after the closing', () => {
    given(history(...finished, close(), payPrize('E2')))
      .when(reversePayment('E2'))
      .thenFacts({ type: 'PrizePaymentReversed' }, { type: 'TournamentClosed', closing: 2 });
  });

  it('answers a repeated request with neither', () =>
    given(history(...filed, reversePayment('E2')))
      .when(reversePayment('E2'))
      .thenNothing());

  it('does not close an event in play, nor one that a correction has open', () => {
    given(history(...paid))
      .when(reversePayment('E2'))
      .thenFacts({ type: 'PrizePaymentReversed' });
    const three = [...started(10), lock(), ...bustDownTo(2, 10), confirm('E3'), payPrize('E3')];
    const reopened = [...three, close(), settlementFiled(), undo('exit E2', { late: true })];
    given(history(...reopened))
      .when(reversePayment('E3'))
      .thenFacts({ type: 'PrizePaymentReversed' });
  });

  it('changes nothing when a prize is merely paid: it was owed', () =>
    given(history(...finished, close(), settlementFiled()))
      .when(payPrize('E2'))
      .thenFacts({ type: 'PrizePaid' }));
});

describe('After the reversal the prize is owed again [R123-I-66]', () => {
  it('is paid on the same confirmation, under another receipt', () => {
    given(history(...reversed))
      .when(again)
      .thenFacts({ type: 'PrizePaid', confirmation: 1, receipt: { point: 3, number: 52 } });
    expect(secondAfter(...reversed, again)?.payment?.receipt.number).toBe(52);
  });

  it('does not pay again when the reversed payment is asked for once more', () => {
    given(history(...reversed))
      .when(payPrize('E2'))
      .thenNothing();
    given(history(...reversed))
      .when(payPrize('E2', { desk: 4 }))
      .thenRejects('tournament.act-id-reused');
  });

  it('is paid once: a third payment is refused, a second reversal is not', () => {
    given(history(...reversed, again))
      .when(payPrize('E2', { paymentId: 'third' }))
      .thenRejects('tournament.prize-already-paid', 'R123-I-66');
    given(history(...reversed, again))
      .when(reversePayment('E2', { reversalId: 'other' }))
      .thenFacts({ receipt: { point: 3, number: 52 } });
  });

  it('lets the exit be undone, and is paid on the next confirmation', () => {
    given(history(...paid))
      .when(undo('exit E2'))
      .thenRejects('tournament.prize-already-paid', 'R123-I-66');
    given(history(...reversed))
      .when(undo('exit E2'))
      .thenFacts({ type: 'ExitUndone' });
    const right = eliminate(9, { E2: 500 }, { exitId: 'right' });
    given(history(...reversed, undo('exit E2'), right, confirm('E2')))
      .when({ ...again, confirmation: 2 })
      .thenFacts({ type: 'PrizePaid', confirmation: 2 });
  });
});
