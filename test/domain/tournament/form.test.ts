import { describe, it } from 'vitest';
import type { Jornada } from '../../../domain/time/jornada.ts';
import type { Person } from '../../../domain/tournament/commands.ts';
import { given, history } from '../../support/given.ts';
import { start, started, withdraw } from './inPlay.ts';
import { announce, by, pay, person, sell, takeForm } from './sitAndGo.ts';

const open = history(announce());
const as = (changes: Partial<Person>) => takeForm('E1', { person: person('Ana', changes) });
const taken = { type: 'EntryFormTaken', entryId: 'E1' };

describe('The registration form [R123-I-30] [R123-IV-1.1]', () => {
  it('is taken with a person, a document and the declarations', () => {
    const { personId, personHash, documentKind } = person('player E1');
    given(open)
      .when(takeForm('E1'))
      .thenFacts({ ...taken, personId, personHash, documentKind });
  });

  it('answers a repeated form with no new fact, even after the start', () =>
    given(history(...started(7)))
      .when(takeForm('E1'))
      .thenNothing());

  it('refuses the id for another person or document', () => {
    const one = history(announce(), takeForm('E1'));
    given(one)
      .when(takeForm('E1', { person: person('Beto') }))
      .thenRejects('tournament.entry-id-reused');
    given(one)
      .when(takeForm('E1', { person: person('player E1', { documentKind: 'PASSPORT' }) }))
      .thenRejects('tournament.entry-id-reused');
  });

  it('is not confused by an id that objects inherit', () =>
    given(open).when(takeForm('__defineGetter__')).thenFacts({ entryId: '__defineGetter__' }));

  it('names no series where none is announced [R123-I-8]', () => {
    given(open).when(takeForm('E1')).thenFacts({ entryId: 'E1' });
    given(open)
      .when(takeForm('E1', { series: 'A' }))
      .thenRejects('tournament.series-unknown', 'R123-I-8');
  });

  it('is not for a dealer to take [R123-IV-1]', () =>
    given(open)
      .when(takeForm('E1', by('dealer')))
      .thenRejects('tournament.role-not-allowed', 'R123-IV-1'));
});

describe('What the player signs [R123-I-27] [R123-I-30] [R123-I-83]', () => {
  const all = { swornStatement: true, rulesAccepted: true, imageConsent: true };
  it.each([
    ['swornStatement', 'tournament.declaration-missing', 'R123-I-27'],
    ['rulesAccepted', 'tournament.rules-not-accepted', 'R123-I-30'],
    ['imageConsent', 'tournament.image-consent-missing', 'R123-I-83'],
  ] as const)('refuses the form without %s', (missing, code, norm) =>
    given(open)
      .when(takeForm('E1', { declarations: { ...all, [missing]: false } }))
      .thenRejects(code, norm),
  );
});

describe('The document [R123-I-28] [R123-IV-1.1.p6]', () => {
  it.each(['DNI', 'CI', 'LE', 'LC', 'PASSPORT'] as const)('may be a %s', (documentKind) =>
    given(open).when(as({ documentKind })).thenFacts({ documentKind }),
  );

  it('may be another by the Director, whose reason stays', () =>
    given(open)
      .when({
        ...as({ documentKind: 'OTHER' }),
        ...by('director'),
        otherDocumentReason: 'Credencial consular',
      })
      .thenFacts({ documentKind: 'OTHER', otherDocumentReason: 'Credencial consular' }));

  it('may not be another by anybody else', () =>
    given(open)
      .when({
        ...as({ documentKind: 'OTHER' }),
        ...by('supervisor'),
        otherDocumentReason: 'Credencial consular',
      })
      .thenRejects('tournament.document-not-allowed', 'R123-I-28'));

  it('may not be another without a reason', () =>
    given(open)
      .when({ ...as({ documentKind: 'OTHER' }), ...by('director') })
      .thenRejects('tournament.reason-missing', 'R123-I-28'));
});

describe('Eighteen on the day of registration [R123-I-27.b1]', () => {
  const on = (day: string, birthDate: string) => ({
    ...as({ birthDate }),
    jornada: day as Jornada,
  });

  it('accepts who turns 18 that day', () =>
    given(open).when(on('2026-11-29', '2008-11-29')).thenFacts(taken));

  it.each([
    ['2026-11-28', '2008-11-29'],
    ['2026-11-29', '2009-01-10'],
    ['2026-02-28', '2008-02-29'],
  ])('on %s refuses who was born on %s', (day, birthDate) =>
    given(open).when(on(day, birthDate)).thenRejects('tournament.person-underage', 'R123-I-27.b1'),
  );

  it('takes who was born on 29 February from 1 March', () =>
    given(open).when(on('2026-03-01', '2008-02-29')).thenFacts(taken));
});

describe('Persons barred [R123-I-27] [R123-I-27.b2] [R123-I-27.b3]', () => {
  it.each([
    [['excluded'], 'R123-I-27.b2'],
    [['self-excluded'], 'R123-I-27.b2'],
    [['staff'], 'R123-I-27.b3'],
    [['relative'], 'R123-I-27.b3'],
    [['relative', 'excluded'], 'R123-I-27.b2'],
  ] as const)('refuses %j', (restrictions, norm) =>
    given(open).when(as({ restrictions })).thenRejects('tournament.person-barred', norm),
  );
});

describe('Entries of one person [R123-I-32]', () => {
  const again = takeForm('E2', { person: person('player E1') });

  it('takes a second form while the first is not paid: it holds no place', () =>
    given(history(announce(), takeForm('E1')))
      .when(again)
      .thenFacts({ entryId: 'E2' }));

  it('refuses one while the person has a live entry', () =>
    given(history(announce({ entriesPerPersonMax: 2 }), ...sell('E1')))
      .when(again)
      .thenRejects('tournament.live-entry-exists', 'R123-I-77'));

  it('refuses one beyond the cap', () =>
    given(history(announce({ entriesPerPersonMax: 1 }), ...sell('E1')))
      .when(again)
      .thenRejects('tournament.entry-limit-reached', 'R123-I-32'));
});

describe('Registration ends at the start [R123-I-29] [R123-I-34]', () => {
  it('takes a form before', () =>
    given(history(...started(7).slice(0, -1)))
      .when(takeForm('E8'))
      .thenFacts({ entryId: 'E8' }));

  it('refuses one after, places left or not', () =>
    given(history(...started(7)))
      .when(takeForm('E8'))
      .thenRejects('tournament.registration-closed', 'R123-I-29'));

  it('refuses the payment of a form that was taken before', () =>
    given(history(...started(7).slice(0, -1), takeForm('E8'), start()))
      .when(pay('E8'))
      .thenRejects('tournament.registration-closed', 'R123-I-29'));
});

describe('Who withdrew may not enter again [R123-I-60]', () => {
  it('says so rather than that registration is closed', () =>
    given(history(...started(7), withdraw('E3', 5, 9_000)))
      .when(takeForm('E8', { person: person('player E3') }))
      .thenRejects('tournament.person-withdrawn', 'R123-I-60'));
});
