import { describe, expect, it } from 'vitest';
import { only, synthesize } from './support/synthesis.ts';

describe('Stages in one account', () => {
  it('are stacks of their own, so that trying one leaves nothing in the other', () => {
    const domains = (['production', 'staging'] as const).map((name) =>
      String(only(synthesize(name), 'AWS::Cognito::UserPoolDomain')['Domain']),
    );
    expect(domains).toEqual(['tapete-000000000000', 'tapete-staging-000000000000']);
  });
});
