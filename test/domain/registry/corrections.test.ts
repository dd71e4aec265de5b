import { describe, expect, it } from 'vitest';
import { keptUntil } from '../../../domain/registry/retention.ts';
import type { Jornada } from '../../../domain/time/jornada.ts';
import { given } from './given.ts';

const correct = (reason: string) =>
  ({ type: 'CorrectPerson', personId: 'p-1', personHash: 'hash-2', reason }) as const;

describe('Correction of the spelling of a person [R123-I-33]', () => {
  it('is recorded with its reason, without the data themselves', () => {
    given().when(correct('Apellido mal tipeado')).thenFacts({
      type: 'PersonCorrected',
      personId: 'p-1',
      personHash: 'hash-2',
      reason: 'Apellido mal tipeado',
    });
  });

  it('needs a reason', () => {
    given()
      .when(correct(' '))
      .thenRefused('registry.text-missing', {
        facts: { field: 'reason' },
      });
  });

  it('changes nothing that the registry holds itself', () => {
    const { state, when } = given();
    expect(when(correct('Apellido mal tipeado')).thenState()).toEqual(state);
  });
});

describe('Erasing the data of a person', () => {
  const erase = (keptUntil: string, reason = 'Lo pidió el titular') =>
    ({ type: 'ErasePerson', personId: 'p-1', reason, keptUntil: keptUntil as Jornada }) as const;
  const [today, yesterday] = ['2014-05-09', '2014-05-08'];

  it('is recorded once their term is over, by the id alone', () => {
    given()
      .when(erase(yesterday))
      .thenFacts({ type: 'PersonErased', personId: 'p-1', reason: 'Lo pidió el titular' });
  });

  it('is refused to the last day of the term', () => {
    given()
      .when(erase(today))
      .thenRefused('registry.retention-running', { facts: { keptUntil: today } });
  });

  it('needs a reason', () => {
    given()
      .when(erase(yesterday, ''))
      .thenRefused('registry.text-missing', { facts: { field: 'reason' } });
  });

  it('runs whole years from the last form, from 29 February too', () => {
    expect(keptUntil('2014-05-09' as Jornada, 10)).toBe('2024-05-09');
    expect('2030-03-01' > keptUntil('2020-02-29' as Jornada, 10)).toBe(true);
    expect('2030-02-28' > keptUntil('2020-02-29' as Jornada, 10)).toBe(false);
  });
});
