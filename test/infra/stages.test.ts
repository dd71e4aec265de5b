import { describe, expect, it } from 'vitest';
import { only, synthesize } from './support/synthesis.ts';

const stages = (['production', 'staging'] as const).map(synthesize);

describe('Stages in one account', () => {
  it('are stacks of their own, so that trying one leaves nothing in the other', () => {
    const domains = stages.map((one) => only(one, 'AWS::Cognito::UserPoolDomain')['Domain']);
    expect(domains).toEqual(['tapete-000000000000', 'tapete-staging-000000000000']);
  });

  it('have a bus each, whose name CDK would draw from the path alone', () =>
    expect(stages.map((one) => only(one, 'AWS::Events::EventBus')['Name'])).toEqual([
      'Tapete',
      'Tapete-staging',
    ]));
});
