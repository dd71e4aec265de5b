import { describe, it } from 'vitest';
import type { Instant, Jornada } from '../../../domain/time/jornada.ts';
import type { CommandOf, MultiTableCharacteristics } from '../../../domain/tournament/commands.ts';
import type { TournamentFact } from '../../../domain/tournament/facts.ts';
import { given, history } from '../../support/given.ts';
import { announceTables, dealt, redraw, seatCards } from './multiTable.ts';
import { accredit, announceEvent, at, by, having, sell, started } from './rebuys.ts';
import * as sitAndGo from './sitAndGo.ts';
import { announce, person, sell as sellSitAndGo, takeForm, takeSeat } from './sitAndGo.ts';

const sold = history(announceEvent(), ...sell('E1', 'E2'));

describe('A voucher and a document accredit once [R123-I-36] [R123-IV-2] [R123-I-28]', () => {
  it('hands over the control card', () =>
    given(sold).when(accredit('E1')).thenFacts({ type: 'EntryAccredited', entryId: 'E1' }));

  it('adds nothing on a retry and refuses the voucher a second time', () => {
    const once = having(sold, accredit('E1'));
    given(once).when(accredit('E1')).thenNothing();
    given(once)
      .when(accredit('E1', { accreditationId: 'again' }))
      .thenRejects('tournament.already-accredited', 'R123-I-36');
  });

  it('refuses another voucher, another person and another document', () => {
    given(sold)
      .when(accredit('E1', { voucher: { point: 3, number: 2 } }))
      .thenRejects('tournament.voucher-mismatch', 'R123-I-36');
    given(sold)
      .when(accredit('E1', { person: person('somebody else') }))
      .thenRejects('tournament.entry-not-transferable', 'R123-I-33');
    given(sold)
      .when(accredit('E1', { documentMatches: false }))
      .thenRejects('tournament.document-mismatch', 'R123-I-28');
  });

  it('and its table takes the coupon of no other entry [R123-I-89]', () =>
    given(history(...dealt([3, 3]), sitAndGo.accredit('E1')))
      .when(takeSeat('E1', 1, { table: 1, voucher: { point: 3, number: 99 } }))
      .thenRejects('tournament.voucher-mismatch', 'R123-I-89'));

  it('is for who paid', () =>
    given(history(announceEvent(), takeForm('E1', by('cashier', '18:00'))))
      .when(accredit('E1'))
      .thenRejects('tournament.entry-not-paid', 'R123-I-31'));

  it('belongs to the desks and the Direction', () =>
    given(sold)
      .when(accredit('E1', by('dealer', '22:00')))
      .thenRejects('tournament.role-not-allowed', 'R123-IV-2'));
});

describe('Accreditation has its window [R123-I-35]', () => {
  it.each([
    ['20:59', false],
    ['21:00', true],
    ['23:30', true],
    ['23:31', false],
  ])('at %s', (time, open) => {
    const outcome = given(sold).when(accredit('E1', { occurredAt: at(time) }));
    if (open) outcome.thenFacts({ type: 'EntryAccredited' });
    else outcome.thenRejects('tournament.accreditation-closed', 'R123-I-35');
  });

  it('lets the absent come when play is under way', () =>
    given([...sold, ...started(1)])
      .when(accredit('E1', by('control-desk', '23:50')))
      .thenFacts({ type: 'EntryAccredited' }));
});

describe('Who came before the start was moved came in the window of then [R123-I-35] [R123-I-6]', () => {
  const move = (interruptionId: string, startsAt: string, time: string) =>
    ({
      type: 'ModifyEvent',
      interruptionId,
      changes: { startsAt: at(startsAt) },
      ...{ reason: 'Tormenta', consent: 'Nota 12/26', saleOpensOn: null },
      ...by('director', time),
    }) as const;
  /** Announced for 23:30, accreditation from 21:00; since 21:20 both 29 minutes later. */
  const moved = having(sold, move('m1', '23:59', '21:20'));
  const twice = having(moved, move('m2', '23:45', '21:25'));
  const came = (time: string) => accredit('E1', by('control-desk', time));

  it.each([
    ['20:59', moved, false],
    ['21:00', moved, true],
    ['21:19', moved, true],
    ['21:20', moved, false],
    ['21:28', moved, false],
    ['21:29', moved, true],
    ['21:19', twice, true],
    ['21:24', twice, false],
    ['21:26', twice, true],
  ] as const)('posted after it, of %s', (time, facts, open) => {
    if (open) given(facts).when(came(time)).thenFacts({ type: 'EntryAccredited' });
    else given(facts).when(came(time)).thenRejects('tournament.accreditation-closed', 'R123-I-35');
  });

  it('once', () =>
    given(having(moved, came('21:10')))
      .when(came('21:10'))
      .thenNothing());
});

describe('Accreditation moves with the start [R123-I-35] [R123-I-1.4] [R123-I-6]', () => {
  const consent = { reason: 'Tormenta', consent: 'Nota 12/26' };
  const noon = { by: sitAndGo.staff('director'), jornada: '2014-05-09' as Jornada };
  const eleventh = (time: string) => ({
    occurredAt: `2014-05-11T${time}:00.000Z` as Instant,
    jornada: '2014-05-11' as Jornada,
  });
  const opens = (facts: readonly TournamentFact[], when: Partial<CommandOf<'AccreditEntry'>>) =>
    given(facts).when(accredit('E1', when)).thenFacts({ type: 'EntryAccredited' });
  const refuses = (facts: readonly TournamentFact[], when: Partial<CommandOf<'AccreditEntry'>>) =>
    given(facts)
      .when(accredit('E1', when))
      .thenRejects('tournament.accreditation-closed', 'R123-I-35');

  it('as far before it as was published', () => {
    const moved = having(sold, {
      ...{ type: 'ModifyEvent', interruptionId: 'm 1', saleOpensOn: null, ...consent, ...noon },
      occurredAt: at('15:00'),
      changes: { startsAt: eleventh('22:30').occurredAt, jornada: eleventh('22:30').jornada },
    });
    for (const time of ['20:00', '22:30']) opens(moved, eleventh(time));
    for (const time of ['19:59', '22:31']) refuses(moved, eleventh(time));
    refuses(moved, { occurredAt: at('21:00') });
  });

  it('of what is suspended, to the day of the resumption, until play begins', () => {
    const resumed = having(
      sold,
      {
        ...{ type: 'SuspendEvent', interruptionId: 's 1', ...consent, ...noon },
        occurredAt: at('22:00'),
      },
      { type: 'ResumeEvent', resumptionId: 'r 1', ...noon, ...eleventh('21:00') },
    );
    for (const time of ['21:00', '23:59']) opens(resumed, eleventh(time));
    refuses(resumed, eleventh('20:59'));
    refuses(resumed, { ...eleventh('23:59'), jornada: '2014-05-12' as Jornada });
    opens(resumed, { occurredAt: at('21:30') });
  });
});

describe('Age and bars are asked again [R123-I-27] [R123-I-27.b1] [R123-I-27.b2]', () => {
  const barred = (key: string) =>
    accredit('E1', {
      accreditationId: key,
      person: person('player E1', { restrictions: ['self-excluded'] }),
    });

  it('does not accredit who is barred by then, and asks for the refund', () => {
    given(sold)
      .when(barred('first'))
      .thenFacts({ type: 'EntryBarred', entryId: 'E1', group: 'self-excluded', due: 'refund' });
    const known = having(sold, barred('first'));
    given(known).when(barred('again')).thenRejects('tournament.person-barred', 'R123-I-27.b2');
    const related = accredit('E1', { person: person('player E1', { restrictions: ['relative'] }) });
    given(known).when(related).thenRejects('tournament.person-barred', 'R123-I-27.b3');
    given(known).when(accredit('E1')).thenFacts({ type: 'EntryAccredited' });
  });

  it('gives the price back to him also after registration ended, once, and to nobody else', () => {
    const refund = {
      type: 'RefundEntry',
      entryId: 'E1',
      refundId: 'refund E1',
      means: 'cash',
      desk: 3,
      ...by('cashier', '23:15'),
    } as const;
    given(sold).when(refund).thenRejects('tournament.refund-too-late', 'R123-IV-1.4');
    const known = having(sold, barred('first'));
    given(known).when(refund).thenFacts({ type: 'EntryRefunded', entryId: 'E1' });
    given(having(known, refund)).when(refund).thenNothing();
    const listed = { ...refund, restrictions: ['self-excluded'] } as const;
    given(sold)
      .when(listed)
      .thenFacts({ type: 'EntryBarred', due: 'refund' }, { type: 'EntryRefunded' });
    given(having(sold, listed)).when(listed).thenNothing();
  });

  it('accepts 18 years that day and refuses one day less', () => {
    const born = (birthDate: string) => ({ person: person('player E1', { birthDate }) });
    given(sold)
      .when(accredit('E1', born('1996-05-09')))
      .thenFacts({ type: 'EntryAccredited' });
    given(sold)
      .when(accredit('E1', born('1996-05-10')))
      .thenRejects('tournament.person-underage', 'R123-I-27.b1');
  });
});

describe('A seat is taken with the coupon that accreditation gave [R123-I-36] [R123-I-89] [R123-IV-3]', () => {
  const drawn = (club: MultiTableCharacteristics['club'] = null) =>
    history(
      announceTables({ club }),
      ...sitAndGo.sell('E1', 'E2'),
      redraw({ draw: seatCards(['1/1', '1/2']) }),
    );
  const sit = takeSeat('E1', 1, { table: 1 });

  it('not with the voucher alone', () => {
    given(drawn()).when(sit).thenRejects('tournament.not-accredited', 'R123-I-89');
    const accredited = having(drawn(), sitAndGo.accredit('E1'));
    given(accredited).when(sit).thenFacts({ type: 'SeatTaken', table: 1, seat: 1 });
    given(accredited)
      .when({ ...sit, table: null })
      .thenRejects('tournament.seat-mismatch', 'R123-I-89');
    given(having(accredited, sit)).when(sit).thenNothing();
    given(having(accredited, sit))
      .when({ ...sit, seatingId: 'again' })
      .thenRejects('tournament.voucher-used', 'R123-I-36');
  });

  it('nor is it asked of a club event, which has no control card', () =>
    given(drawn({ entriesMin: 2, disqualifiedChips: 'removed' }))
      .when(sit)
      .thenFacts({ type: 'SeatTaken' }));
});

describe('A Sit & Go has no window of accreditation', () => {
  it('takes the voucher at the table, and may accredit before', () =>
    given(history(announce(), ...sellSitAndGo('E1')))
      .when(accredit('E1', by('control-desk', '23:05')))
      .thenFacts({ type: 'EntryAccredited' }));
});
