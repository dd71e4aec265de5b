import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { roleOf, SCOPES } from '../../functions/shared/scopes.ts';
import { stageOf } from '../../infra/stage.ts';
import { synthesize } from './support/synthesis.ts';

const { stack } = synthesize('production');

const clientsWith = (flow: string) =>
  stack
    .byType('AWS::Cognito::UserPoolClient')
    .filter(({ properties }) => String(properties['AllowedOAuthFlows']) === flow);

const clientsOf = (machineClients: string) =>
  stageOf(new App({ context: { machineClients } }).node).machineClients;

describe('A machine client', () => {
  it('has the roles that it is declared with and no other', () =>
    expect(clientsOf('CajaCentral:cage,Piso:floor+supervisor')).toEqual([
      { name: 'CajaCentral', scopes: ['tapete/cage'] },
      { name: 'Piso', scopes: ['tapete/floor', 'tapete/supervisor'] },
    ]));

  it.each(['CajaCentral', 'CajaCentral:', ':cage', 'CajaCentral:boss', 'CajaCentral:cage+'])(
    'is refused as %s',
    (declared) => expect(() => clientsOf(declared)).toThrow(/machineClients/),
  );

  it('is one for each role where none is declared, as on one machine', () => {
    const clients = clientsWith('client_credentials');
    const scopes = clients.map(({ properties }) => properties['AllowedOAuthScopes'] as unknown[]);
    expect(scopes.map((own) => own.length)).toEqual(SCOPES.map(() => 1));
    expect(new Set(scopes.flat().map((one) => JSON.stringify(one))).size).toBe(SCOPES.length);
  });
});

describe('People', () => {
  it('sign in with a code, without a secret, and may be given any role', () => {
    const [people, other] = clientsWith('code');
    expect(other).toBeUndefined();
    expect(people?.properties).toMatchObject({ GenerateSecret: false, AccessTokenValidity: 30 });
    expect(people?.properties['AllowedOAuthScopes']).toHaveLength(SCOPES.length + 1);
    expect(JSON.stringify(people?.properties)).not.toContain('USER_PASSWORD');
  });

  it('have their roles from groups, one for each role', () => {
    const groups = stack.byType('AWS::Cognito::UserPoolGroup');
    const names = groups.map(({ properties }) => properties['GroupName']);
    expect(names.sort()).toEqual(SCOPES.map(roleOf).sort());
  });

  it('need a second factor', () => {
    const [pool] = stack.byType('AWS::Cognito::UserPool');
    expect(pool?.properties).toMatchObject({
      MfaConfiguration: 'ON',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
    });
  });

  it('are accepted by the gateway like the systems', () => {
    const [authorizer] = stack.byType('AWS::ApiGatewayV2::Authorizer');
    const checked = authorizer?.properties['JwtConfiguration'];
    expect((checked as { Audience: unknown[] }).Audience).toHaveLength(SCOPES.length + 1);
  });
});
