import { describe, it } from 'vitest';
import { announce, given, open, pesos, staff, TERMS } from './given.ts';

describe('A Madero table is announced by management within the band [R132-21]', () => {
  it('has its limits at both ends of the band', () =>
    given()
      .when(announce({ min: pesos(50), max: pesos(5_000) }))
      .thenFacts({ type: 'TableAnnounced', tableId: 'table-7' }));

  it('is refused a centavo below or above it', () => {
    const min = pesos(50);
    given()
      .when(announce({ min: (min - 1) as typeof min }))
      .thenRejects('table.limits-outside-band', 'R132-21');
    given()
      .when(announce({ max: (pesos(5_000) + 1) as typeof min }))
      .thenRejects('table.limits-outside-band', 'R132-21');
  });

  it('refuses band 50 to 5.000 with minimum 20', () =>
    given()
      .when(announce({ min: pesos(20) }))
      .thenRejects('table.limits-outside-band', 'R132-21'));

  it('refuses a maximum under the minimum, and takes them equal', () => {
    given()
      .when(announce({ min: pesos(200), max: pesos(199) }))
      .thenRejects('table.limits-inverted', 'R132-21');
    given()
      .when(announce({ min: pesos(200), max: pesos(200) }))
      .thenFacts({ type: 'TableAnnounced' });
  });

  it('names the act of the band', () =>
    given()
      .when(announce({ band: { ...TERMS.band, reference: ' ' } }))
      .thenRejects('table.band-reference-missing', 'R132-21'));

  it('is the Director’s: a Supervisor does not set limits', () =>
    given()
      .when(announce({}, { by: staff('supervisor') }))
      .thenRejects('table.role-not-allowed', 'R132-21'));

  it('adds nothing when it is repeated, and refuses other terms under the same id', () => {
    given(announce()).when(announce()).thenNothing();
    given(announce())
      .when(announce({ table: 8 }))
      .thenRejects('table.table-id-reused');
  });
});

describe('Boxes of a table [R132-8]', () => {
  it.each([1, 7])('are %i', (boxes) =>
    given().when(announce({ boxes })).thenFacts({ type: 'TableAnnounced' }),
  );
  it.each([0, 8])('are not %i', (boxes) =>
    given().when(announce({ boxes })).thenRejects('table.boxes-out-of-range', 'R132-8'),
  );
});

describe('The number of a table', () => {
  const numberTakenBy = 'table-9';
  const refused = 'table.number-in-use';

  it('is refused where another table has it, once the terms are right', () => {
    given().when(announce({}, { numberTakenBy })).thenRejects(refused);
    given()
      .when(announce({ decks: ['azul', 'azul'] }, { numberTakenBy }))
      .thenRejects('table.decks-alike', 'R132-7');
    given(announce()).when(announce({}, { numberTakenBy })).thenNothing();
  });

  it('is asked for again when a day begins', () => {
    given(announce()).when(open({ numberTakenBy })).thenRejects(refused);
    given(announce(), open()).when(open({ numberTakenBy })).thenNothing();
  });
});

describe('Two decks of a table [R132-7]', () => {
  it('have different backs', () => {
    given()
      .when(announce({ decks: ['azul', 'rojo'] }))
      .thenFacts({ terms: { ...TERMS, decks: ['azul', 'rojo'] } });
    given()
      .when(announce({ decks: ['azul', 'azul'] }))
      .thenRejects('table.decks-alike', 'R132-7');
  });
});

describe('Bonus and jackpot of a table', () => {
  it('announces whether aces against aces pay and records both controls [R132-10] [R132-11]', () => {
    const bonus = { ...TERMS.bonus, acesAgainstAces: true } as const;
    for (const control of ['manual', 'automatic'] as const)
      given()
        .when(announce({ bonus, jackpot: { kind: 'fixed', control, credit: pesos(20) } }))
        .thenFacts({
          terms: { ...TERMS, bonus, jackpot: { kind: 'fixed', control, credit: pesos(20) } },
        });
    given()
      .when(announce({ bonus: { kind: 'off' }, jackpot: { kind: 'off' } }))
      .thenFacts({ type: 'TableAnnounced' });
  });

  it('takes a credit up to the minimum of the table and refuses more', () => {
    const credit = (amount: number) =>
      announce({ jackpot: { kind: 'fixed', control: 'manual', credit: pesos(amount) } });
    given().when(credit(100)).thenFacts({ type: 'TableAnnounced' });
    given().when(credit(101)).thenRejects('table.credit-over-minimum', 'R132-42');
    given().when(credit(0)).thenRejects('table.credit-over-minimum', 'R132-42');
  });

  it('refuses limits of the bonus that are none', () =>
    given()
      .when(
        announce({
          bonus: { kind: 'on', min: pesos(501), max: pesos(500), acesAgainstAces: false },
        }),
      )
      .thenRejects('table.bonus-limits-inverted', 'R132-61'));
});
