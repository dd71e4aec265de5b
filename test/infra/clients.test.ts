import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../functions/shared/scopes.ts';
import { stageOf } from '../../infra/stage.ts';
import { synthesize } from './support/synthesis.ts';

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
    const clients = synthesize('production').stack.byType('AWS::Cognito::UserPoolClient');
    const scopes = clients.map(({ properties }) => properties['AllowedOAuthScopes'] as unknown[]);
    expect(scopes.map((own) => own.length)).toEqual(SCOPES.map(() => 1));
    expect(new Set(scopes.flat().map((one) => JSON.stringify(one))).size).toBe(SCOPES.length);
  });
});
