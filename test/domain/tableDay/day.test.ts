import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../domain/tableDay/figures.ts';
import {
  announce,
  at,
  BANK,
  chipsOf,
  close,
  count,
  credit,
  drop,
  fill,
  given,
  NEXT,
  open,
  pesos,
  reopen,
  settled,
  staff,
  voiding,
} from './given.ts';

const opened = [announce(), open()];
const closed = [...opened, fill(), credit(), drop(), close()];

describe('The opening of a day is the closing of the day before (decision B5)', () => {
  const tomorrow = { openingId: 'opening 2', jornada: NEXT, occurredAt: at(24 * 60) };

  it('takes any chips on the first day', () =>
    given(announce())
      .when(open({ chips: [] }))
      .thenFacts({ type: 'DayOpened', day: 1 }));

  it('opens with the same chips, in whatever order they are listed', () =>
    given(...closed)
      .when(open({ ...tomorrow, chips: [...BANK].reverse() }))
      .thenFacts({ type: 'DayOpened', day: 2, chips: BANK }));

  it('is refused when one chip is missing, and when the value fits but not the chips', () => {
    given(...closed)
      .when(open({ ...tomorrow, chips: chipsOf([1000, 30], [500, 20], [100, 99]) }))
      .thenRejects('table.opening-differs');
    given(...closed)
      .when(open({ ...tomorrow, chips: chipsOf([1000, 50]) }))
      .thenRejects('table.opening-differs');
  });

  it('is one for each jornada', () => {
    given(...closed)
      .when(open({ openingId: 'again' }))
      .thenRejects('table.jornada-already-opened');
    given(...opened)
      .when(open({ openingId: 'again' }))
      .thenRejects('table.day-already-open');
    given(...opened)
      .when(open())
      .thenNothing();
  });
});

describe('Result of a table (decision B5)', () => {
  it('is drop + closing + credits - opening - fills', () => {
    const chips = chipsOf([1000, 28], [500, 16], [100, 150]);
    const { day } = given(...opened, fill(), credit(), drop(), close({ chips })).state;
    expect(day && figuresOf(day)).toEqual({
      opening: pesos(50_000),
      fills: pesos(5_000),
      credits: pesos(2_000),
      drop: pesos(12_000),
      closing: pesos(51_000),
      result: pesos(12_000 + 51_000 + 2_000 - 50_000 - 5_000),
    });
  });

  it('is negative when the bank lost (decision M12)', () => {
    const chips = chipsOf([1000, 30]);
    const { day } = given(...opened, drop('drop 1', 0), close({ chips })).state;
    expect(day && figuresOf(day).result).toBe(pesos(-20_000));
  });

  it('is not known before the closing', () => {
    const { day } = given(...opened, drop()).state;
    expect(day && figuresOf(day)).toMatchObject({ closing: null, result: null });
  });
});

describe('Fills and credits', () => {
  it('keep the slip, the chips by denomination and both signatures', () =>
    given(...opened)
      .when(fill('fill 1', chipsOf([100, 1], [500, 2])))
      .thenFacts({
        type: 'ChipsFilled',
        slip: { point: 3, number: 1 },
        chips: chipsOf([500, 2], [100, 1]),
        by: staff('supervisor'),
        second: staff('cashier'),
      }));

  it('are signed by table and cage, in either order', () => {
    const turned = { by: staff('cashier'), second: staff('dealer') };
    given(...opened)
      .when(credit('c', chipsOf([100, 1]), turned))
      .thenFacts({ type: 'ChipsCredited' });
    const atTheTable = { by: staff('dealer'), second: staff('supervisor') };
    given(...opened)
      .when(credit('c', chipsOf([100, 1]), atTheTable))
      .thenRejects('table.signatures-wrong', 'R132-13');
  });

  it('add nothing when repeated, and refuse other chips under the same id', () => {
    given(...opened, fill())
      .when(fill())
      .thenNothing();
    given(...opened, fill())
      .when(credit('fill 1'))
      .thenRejects('table.act-id-reused');
    given(...opened, fill())
      .when(fill('fill 1', chipsOf([100, 51])))
      .thenRejects('table.act-id-reused');
  });

  it('move at least one chip, each denomination once', () => {
    given(...opened)
      .when(fill('f', chipsOf([100, 0])))
      .thenRejects('table.chips-invalid');
    given(...opened)
      .when(fill('f', chipsOf([100, 1], [100, 1])))
      .thenRejects('table.chips-invalid');
  });

  it('are worth at most 10 thousand million pesos together', () => {
    const most = chipsOf([10_000, 999_999], [9_999, 1], [1, 1]);
    given(...opened)
      .when(fill('f', most))
      .thenFacts({ type: 'ChipsFilled' });
    given(...opened)
      .when(fill('f', chipsOf([10_000, 999_999], [9_999, 1], [2, 1])))
      .thenRejects('table.chips-invalid');
    given(...opened)
      .when(fill('f', chipsOf([6_215_078_156, 927_428], [7_813_200_823, 1])))
      .thenRejects('table.chips-invalid');
  });

  it('need an open day of the same jornada', () => {
    given(announce()).when(fill()).thenRejects('table.day-not-open');
    given(...closed)
      .when(fill('fill 2'))
      .thenRejects('table.day-not-open');
    given(...opened)
      .when(fill('f', chipsOf([100, 1]), { jornada: NEXT }))
      .thenRejects('table.jornada-differs');
    given(...opened)
      .when(fill('f', chipsOf([100, 1]), { occurredAt: at(-1) }))
      .thenRejects('table.time-backwards');
  });
});

describe('Two different persons sign', () => {
  const same = staff('supervisor');

  it.each([
    ['an opening', [announce()], open({ by: same, second: same })],
    ['a fill', opened, fill('f', chipsOf([100, 1]), { by: same, second: same })],
    ['the box', opened, drop('d', 1, 0, { by: same, second: same })],
    ['a count', opened, count({ by: same, second: same })],
    ['a closing', [...opened, drop()], close({ by: same, second: same })],
  ])('%s', (_, before, command) =>
    given(...before)
      .when(command)
      .thenRejects('table.signature-repeated'),
  );

  it('tells persons by their legajo, not by their name', () =>
    given(announce())
      .when(open({ second: staff('supervisor', { legajo: 'L-dealer' }) }))
      .thenRejects('table.signature-repeated'));

  it('asks a Supervisor for each count', () =>
    given(announce())
      .when(open({ second: staff('dealer', { legajo: 'L-9' }) }))
      .thenRejects('table.signatures-wrong', 'R132-13'));
});

describe('The Supervisor of the sector controls the table [R132-13]', () => {
  const ofSector = (sector: string) => staff('supervisor', { sector });

  it('is the one of its sector, or one of the whole floor', () => {
    given(announce())
      .when(open({ second: ofSector('A') }))
      .thenFacts({ type: 'DayOpened' });
    given(announce()).when(open()).thenFacts({ type: 'DayOpened' });
  });

  it('refuses the Supervisor of another sector', () => {
    given(announce())
      .when(open({ second: ofSector('B') }))
      .thenRejects('table.other-sector', 'R132-13');
    given(...opened, fill())
      .when(voiding('fill 1', { by: ofSector('B') }))
      .thenRejects('table.other-sector', 'R132-13');
  });
});

describe('A slip is voided, never deleted', () => {
  it('keeps it with who, when and why, and counts it as nothing', () => {
    const { day } = given(...opened, fill(), voiding('fill 1')).state;
    expect(day?.movements).toMatchObject([
      { movementId: 'fill 1', slip: { number: 1 }, voided: { reason: 'Cargada en otra mesa' } },
    ]);
    expect(day && figuresOf(day).fills).toBe(0);
  });

  it('is the Supervisor’s: a dealer runs the game and does not void [R132-14]', () => {
    given(...opened, fill())
      .when(voiding('fill 1', { by: staff('dealer') }))
      .thenRejects('table.role-not-allowed', 'R132-13');
    given(...opened)
      .when(count({ by: staff('dealer') }))
      .thenFacts({ type: 'ChipsCounted' });
  });

  it('happens once, of something that is there, with a reason', () => {
    const voided = [...opened, fill(), voiding('fill 1')];
    given(...voided)
      .when(voiding('fill 1'))
      .thenNothing();
    given(...voided)
      .when(voiding('fill 1', { voidId: 'second' }))
      .thenRejects('table.movement-already-voided');
    given(...opened)
      .when(voiding('fill 9'))
      .thenRejects('table.movement-unknown');
    given(...opened, fill())
      .when(voiding('fill 1', { reason: ' ' }))
      .thenRejects('table.reason-missing');
  });
});

describe('The box and the closing', () => {
  it('closes after the box was counted, also when it held nothing', () => {
    given(...opened)
      .when(close())
      .thenRejects('table.drop-missing');
    given(...opened, drop('drop 1', 0))
      .when(close())
      .thenFacts({ type: 'DayClosed', closing: 1 });
    given(...opened, drop(), voiding('drop 1'))
      .when(close())
      .thenRejects('table.drop-missing');
  });

  it('counts cash and vouchers, neither below zero', () => {
    given(...opened)
      .when(drop('d', 0, -1))
      .thenRejects('table.drop-negative');
    given(...opened)
      .when(drop('d', 5, 7))
      .thenFacts({
        type: 'DropCounted',
        drop: { cash: pesos(5), vouchers: pesos(7) },
      });
  });

  it('may come after the jornada changed, and not before what it closes', () => {
    given(...opened, drop())
      .when(close({ jornada: NEXT, occurredAt: at(10 * 60) }))
      .thenFacts({ type: 'DayClosed', of: '2015-08-14', jornada: NEXT });
    given(...opened, drop())
      .when(close({ occurredAt: at(19) }))
      .thenRejects('table.time-backwards');
  });

  it('adds nothing when repeated', () => {
    given(...closed)
      .when(close())
      .thenNothing();
    given(...closed)
      .when(close({ chips: [] }))
      .thenRejects('table.act-id-reused');
    given(...closed)
      .when(drop())
      .thenNothing();
    given(...closed)
      .when(drop('drop 1', 9))
      .thenRejects('table.act-id-reused');
  });
});

describe('A closed day is opened again to correct it', () => {
  it('closes anew under the next number', () =>
    given(...closed, reopen(), voiding('fill 1', { occurredAt: at(55) }))
      .when(close({ closingId: 'closing 2', occurredAt: at(60) }))
      .thenFacts({ type: 'DayClosed', day: 1, closing: 2 }));

  it('is late once its papers are filed, and must say so (decision J2)', () => {
    given(...closed)
      .when(reopen())
      .thenFacts({ type: 'DayReopened', late: false });
    given(...closed, settled())
      .when(reopen())
      .thenRejects('table.day-settled');
    given(...closed, settled())
      .when(reopen({ late: true }))
      .thenFacts({ type: 'DayReopened', late: true });
  });

  it('is the last one, with a reason, by the Supervisor', () => {
    given(...closed)
      .when(reopen({ day: 2 }))
      .thenRejects('table.day-not-last');
    given(...opened)
      .when(reopen())
      .thenRejects('table.day-already-open');
    given(...closed)
      .when(reopen({ reason: '' }))
      .thenRejects('table.reason-missing');
    given(...closed)
      .when(reopen({ by: staff('dealer') }))
      .thenRejects('table.role-not-allowed', 'R132-13');
    given(...closed, reopen())
      .when(reopen())
      .thenNothing();
  });
});

describe('Filed papers of a closing', () => {
  it('are recorded once, of a closing that happened', () => {
    given(...closed)
      .when(settled())
      .thenFacts({ type: 'DaySettled', day: 1, closing: 1 });
    given(...closed, settled())
      .when(settled())
      .thenNothing();
    given(...closed)
      .when(settled(2))
      .thenRejects('table.closing-unknown');
  });

  it('are recorded of a day before the last one too, once', () => {
    const tomorrow = { openingId: 'opening 2', jornada: NEXT, occurredAt: at(24 * 60) };
    const before = [...closed, open(tomorrow)];
    given(...before)
      .when(settled())
      .thenFacts({ type: 'DaySettled', day: 1, closing: 1 });
    given(...before, settled())
      .when(settled())
      .thenNothing();
    expect(given(...before, settled()).state).toMatchObject({
      unsettled: [],
      day: { day: 2, settled: 0 },
    });
  });

  it('of a closing that was opened again change nothing', () => {
    const again = [...closed, reopen(), close({ closingId: 'closing 2', occurredAt: at(60) })];
    given(...again)
      .when(settled(1))
      .thenNothing();
    given(...again)
      .when(settled(2))
      .thenFacts({ closing: 2 });
    given(...again)
      .when(settled(3))
      .thenRejects('table.closing-unknown');
  });
});

describe('A table that was not announced', () => {
  it('takes nothing', () => given().when(open()).thenRejects('table.not-announced'));
});
