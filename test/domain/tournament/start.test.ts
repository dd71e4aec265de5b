import { describe, it } from 'vitest';
import { given, history } from '../../support/given.ts';
import { acta, start, started } from './inPlay.ts';
import {
  announce,
  by,
  draw,
  drawByCards,
  entryIds,
  sell,
  takeSeat,
  twoPlaces,
  twoSeated,
} from './sitAndGo.ts';

const sold = (count: number, quota = 10) => [
  announce({ quota }),
  ...sell(...entryIds(count)),
  drawByCards(entryIds(count)),
  ...twoSeated,
];

describe('It starts full or, from seven, by the Director [R123-I-24] [R123-IV-11.p3]', () => {
  it('refuses six entries [R123-I-23]', () =>
    given(history(...sold(6)))
      .when(start())
      .thenRejects('tournament.not-enough-entries', 'R123-I-23'));

  it('lets the Director start with seven', () =>
    given(history(...sold(7)))
      .when(start())
      .thenFacts({ type: 'TournamentStarted', reason: 'director', acta }));

  it('waits for the quota of eight when a Supervisor starts with seven', () =>
    given(history(...sold(7, 8)))
      .when(start(by('supervisor')))
      .thenRejects('tournament.quota-not-complete', 'R123-IV-11.p3'));

  it('starts with eight of eight by a Supervisor', () =>
    given(history(...sold(8, 8)))
      .when(start(by('supervisor')))
      .thenFacts({ reason: 'full' }));

  it('starts with nine of nine [R123-I-24] [R123-IV-11.1]', () =>
    given(
      history(
        announce({ quota: 9, scales: [twoPlaces] }),
        ...sell(...entryIds(9)),
        drawByCards(entryIds(9)),
        ...twoSeated,
      ),
    )
      .when(start())
      .thenFacts({ reason: 'full' }));

  it('is not for the cashier', () =>
    given(history(...sold(7)))
      .when(start(by('cashier')))
      .thenRejects('tournament.role-not-allowed', 'R123-IV-11.p3'));

  it('answers a repeated start with no new fact and refuses another', () => {
    given(history(...started(7)))
      .when(start())
      .thenNothing();
    given(history(...started(7)))
      .when(start({ acta: null }))
      .thenRejects('tournament.already-recorded', 'R123-I-24');
  });
});

describe('Seats are drawn for exactly the paid entries [R123-I-88]', () => {
  it('refuses to start while one that was sold later has none', () =>
    given(history(...sold(7), ...sell('E8')))
      .when(start())
      .thenRejects('tournament.seats-not-drawn', 'R123-I-88'));

  it('starts once it was drawn too', () =>
    given(history(...sold(7), ...sell('E8'), draw('draw 2')))
      .when(start())
      .thenFacts({ type: 'TournamentStarted' }));
});

describe('Chips are handed out at the table, against the voucher [R123-IV-11.2]', () => {
  const drawn = [announce(), ...sell(...entryIds(7)), drawByCards(entryIds(7))];

  it.each([
    ['nobody', []],
    ['one player', [takeSeat('E1', 1)]],
  ])('refuses to start while %s is seated', (_, seatings) =>
    given(history(...drawn, ...seatings))
      .when(start())
      .thenRejects('tournament.seats-not-taken', 'R123-IV-11.2'),
  );

  it('starts with two; the others may still come', () =>
    given(history(...drawn, ...twoSeated))
      .when(start())
      .thenFacts({ type: 'TournamentStarted' }));
});

describe('What the LNSE gives [R123-IV-11] [R123-I-25]', () => {
  it.each([null, { ...acta, number: '' }, { ...acta, fiscalizador: ' ' }])(
    'refuses a stand-alone one with the acta %j',
    (incomplete) =>
      given(history(...sold(7)))
        .when(start({ acta: incomplete }))
        .thenRejects('tournament.acta-missing', 'R123-IV-11'),
  );

  it('needs no acta within an event, whose authorisation was announced', () => {
    const authorisation = { kind: 'within-event', event: '14-0020', reference: 'Nota 12' } as const;
    given(
      history(
        announce({ authorisation }),
        ...sell(...entryIds(7)),
        drawByCards(entryIds(7)),
        ...twoSeated,
      ),
    )
      .when(start({ acta: null }))
      .thenFacts({ type: 'TournamentStarted', acta: null });
  });
});
