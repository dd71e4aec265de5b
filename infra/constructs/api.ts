import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpNoneAuthorizer,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { ROUTES } from '../../functions/routes.ts';
import type { HttpResource } from '../functions.ts';

export type ApiProps = {
  readonly issuer: string;
  readonly audience: readonly string[];
  readonly functions: Readonly<Record<HttpResource, IFunction>>;
};

const RATE_PER_SECOND = 100;
const BURST = 200;

/** Routes whose work costs far more than an answer: a paper drawn at once, a workflow started. */
const COSTLY = /^\/v1\/(papers|exports|anchors)(\/|$)/;
const COSTLY_LIMIT = { ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 };

/** Anybody may ask these without a token: they leave the most of the stage to the desks. */
const PUBLIC_LIMIT = { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 50 };

/** Who asked for what, and how it was answered: the client is told by its token. */
const ACCESS = {
  requestId: '$context.requestId',
  at: '$context.requestTime',
  ip: '$context.identity.sourceIp',
  client: '$context.authorizer.claims.client_id',
  route: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  milliseconds: '$context.responseLatency',
};

/** The HTTP API: each declared route, its function, and the scopes of which a caller needs one. */
export class Api extends Construct {
  readonly url: string;
  readonly apiId: string;

  constructor(scope: Construct, id: string, { issuer, audience, functions }: ApiProps) {
    super(scope, id);
    const authorizer = new HttpJwtAuthorizer('Jwt', issuer, { jwtAudience: [...audience] });
    const api = new HttpApi(this, 'Http', {
      createDefaultStage: false,
      description: 'Tapete: settlement of regulated poker',
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      autoDeploy: true,
      throttle: { rateLimit: RATE_PER_SECOND, burstLimit: BURST },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          new LogGroup(this, 'AccessLog', {
            retention: RetentionDays.ONE_YEAR,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS)),
      },
    });
    const integrations = Object.fromEntries(
      Object.entries(functions).map(([resource, handler]) => [
        resource,
        new HttpLambdaIntegration(`${resource}Integration`, handler, {
          timeout: Duration.seconds(29),
          // One permission for each function: one for each route outgrows a stack of 500 resources.
          scopePermissionToRoute: false,
        }),
      ]),
    );
    const limited: Limited[] = [];
    for (const { method, path, scopes, resource } of ROUTES) {
      const integration = integrations[resource];
      if (!integration) throw new Error(`No function answers ${method} ${path}`);
      const routes = api.addRoutes({
        path,
        methods: [HttpMethod[method]],
        integration,
        ...(scopes === 'public'
          ? { authorizer: new HttpNoneAuthorizer() }
          : { authorizer, authorizationScopes: [...scopes] }),
      });
      const own = scopes === 'public' ? PUBLIC_LIMIT : COSTLY_LIMIT;
      if (scopes === 'public' || (method === 'POST' && COSTLY.test(path)))
        limited.push(...routes.map((route) => ({ key: `${method} ${path}`, route, own })));
    }
    limit(stage, limited);
    this.answerTheRest(api, functions.system);
    this.url = stage.url;
    this.apiId = api.apiId;
  }

  /**
   * An unknown path is told like any refusal, not in the words of the gateway. The permission of its
   * function for paths does not reach this route, which has none.
   */
  private answerTheRest(api: HttpApi, handler: IFunction): void {
    const integration = new HttpLambdaIntegration('RestIntegration', handler, {
      timeout: Duration.seconds(29),
    });
    new HttpRoute(this, 'Rest', {
      httpApi: api,
      routeKey: HttpRouteKey.DEFAULT,
      integration,
      authorizer: new HttpNoneAuthorizer(),
    });
  }
}

type Limited = {
  readonly key: string;
  readonly route: HttpRoute;
  readonly own: typeof COSTLY_LIMIT;
};

/** Limits of their own beside the one of the stage, which must not come before its routes. */
const limit = (stage: HttpStage, routes: readonly Limited[]): void => {
  const made = stage.node.defaultChild as CfnStage;
  made.routeSettings = Object.fromEntries(routes.map(({ key, own }) => [key, own]));
  stage.node.addDependency(...routes.map(({ route }) => route));
};
