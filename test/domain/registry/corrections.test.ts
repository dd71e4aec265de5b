import { describe, expect, it } from 'vitest';
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
