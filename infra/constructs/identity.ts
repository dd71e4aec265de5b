import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  OAuthScope,
  ResourceServerScope,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
  UserPoolResourceServer,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { SCOPES, type Scope } from '../../functions/shared/scopes.ts';
import type { MachineClient } from '../stage.ts';

export type IdentityProps = {
  readonly machineClients: readonly MachineClient[];
  readonly claims: IFunction;
  readonly keep: boolean;
};

/** Who may call: machine clients by client credentials. People have a pool with MFA, and no client yet. */
export class Identity extends Construct {
  readonly issuer: string;
  readonly clients: readonly UserPoolClient[];

  constructor(scope: Construct, id: string, { machineClients, claims, keep }: IdentityProps) {
    super(scope, id);
    const pool = new UserPool(this, 'People', {
      selfSignUpEnabled: false,
      signInAliases: { username: true, email: true },
      mfa: Mfa.REQUIRED,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: 14,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(1),
      },
      featurePlan: FeaturePlan.PLUS,
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      deletionProtection: keep,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, claims, LambdaVersion.V3_0);
    // Token endpoint of the machine clients; its name must be free in the whole region.
    const stack = Stack.of(this);
    const domainPrefix = `${stack.stackName.toLowerCase()}-${Aws.ACCOUNT_ID}`;
    pool.addDomain('SignIn', { cognitoDomain: { domainPrefix } });
    const scopeOf = roleScopes(this, pool);
    this.clients = machineClients.map(({ name, scopes }) =>
      pool.addClient(name, {
        generateSecret: true,
        oAuth: { flows: { clientCredentials: true }, scopes: scopes.map(scopeOf) },
        accessTokenValidity: Duration.minutes(30),
        enableTokenRevocation: true,
      }),
    );
    this.issuer = `https://cognito-idp.${stack.region}.amazonaws.com/${pool.userPoolId}`;
  }
}

/** The scopes of the API, `tapete/cage` and so on, as the resource server of the pool. */
const roleScopes = (scope: Construct, userPool: UserPool): ((name: Scope) => OAuthScope) => {
  const [identifier = ''] = SCOPES[0].split('/');
  const roles = new Map(
    SCOPES.map((name) => {
      const scopeName = name.slice(identifier.length + 1);
      const scopeDescription = `The role ${scopeName}`;
      return [name, new ResourceServerScope({ scopeName, scopeDescription })] as const;
    }),
  );
  const scopes = [...roles.values()];
  const server = new UserPoolResourceServer(scope, 'Api', { userPool, identifier, scopes });
  return (name) => OAuthScope.resourceServer(server, roles.get(name) as ResourceServerScope);
};
