import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
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
import { roleOf, SCOPES, type Scope } from '../../functions/shared/scopes.ts';
import type { MachineClient } from '../stage.ts';

export type IdentityProps = {
  readonly machineClients: readonly MachineClient[];
  /** Where the browser of a person may be sent back to. */
  readonly signInReturnUrls: readonly string[];
  readonly claims: IFunction;
  readonly keep: boolean;
};

/** Who may call: systems by client credentials, people by name, password and a second factor. */
export class Identity extends Construct {
  readonly issuer: string;
  readonly clients: readonly UserPoolClient[];

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id);
    const { machineClients, signInReturnUrls, claims, keep } = props;
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
    // Token endpoint and sign-in page; the name must be free in the whole region.
    const stack = Stack.of(this);
    const domainPrefix = `${stack.stackName.toLowerCase()}-${Aws.ACCOUNT_ID}`;
    pool.addDomain('SignIn', { cognitoDomain: { domainPrefix } });
    const scopeOf = roleScopes(this, pool);
    const machines = machineClients.map(({ name, scopes }) =>
      pool.addClient(name, {
        generateSecret: true,
        oAuth: { flows: { clientCredentials: true }, scopes: scopes.map(scopeOf) },
        accessTokenValidity: Duration.minutes(30),
        enableTokenRevocation: true,
      }),
    );
    const people = addPeopleClient(pool, SCOPES.map(scopeOf), signInReturnUrls);
    this.clients = [...machines, people];
    addRoleGroups(this, pool);
    this.issuer = `https://cognito-idp.${stack.region}.amazonaws.com/${pool.userPoolId}`;
  }
}

/**
 * The client of the browser in which people sign in: a code with proof of who asked for it (PKCE),
 * no secret. It may ask for every role; the token holds those of the person's groups.
 */
const addPeopleClient = (
  pool: UserPool,
  roles: OAuthScope[],
  returnUrls: readonly string[],
): UserPoolClient =>
  pool.addClient('SignedIn', {
    generateSecret: false,
    authFlows: {},
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, ...roles],
      callbackUrls: [...returnUrls],
      logoutUrls: [...returnUrls],
    },
    preventUserExistenceErrors: true,
    accessTokenValidity: Duration.minutes(30),
    idTokenValidity: Duration.minutes(30),
    refreshTokenValidity: Duration.hours(12),
    enableTokenRevocation: true,
  });

/** A group for each role: who is in it may act in that role. */
const addRoleGroups = (scope: Construct, pool: UserPool): void => {
  for (const groupName of SCOPES.map(roleOf))
    new CfnUserPoolGroup(scope, `Role${groupName}`, { userPoolId: pool.userPoolId, groupName });
};

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
