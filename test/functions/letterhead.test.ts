import { describe, expect, it } from 'vitest';
import { initialState } from '../../domain/registry/state.ts';
import type { Jornada } from '../../domain/time/jornada.ts';
import { profileFor } from '../../functions/papers/letterhead.ts';
import { Refusal } from '../../functions/shared/problems/refusal.ts';

describe('A paper of a day before the operator had a profile', () => {
  it('is refused with the day, and is no fault of ours', () =>
    expect(() => profileFor(initialState(), '2015-12-31' as Jornada)).toThrow(
      new Refusal('request.profile-missing', { jornada: '2015-12-31' }),
    ));
});
