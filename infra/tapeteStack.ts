import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Code, IFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { Api } from './constructs/api.ts';
import { Background } from './constructs/background.ts';
import { DeadLetters } from './constructs/deadLetters.ts';
import { Downloads } from './constructs/downloads.ts';
import { FactStore } from './constructs/factStore.ts';
import { Identity } from './constructs/identity.ts';
import { Mail } from './constructs/mail.ts';
import { PaperArchive } from './constructs/paperArchive.ts';
import { ProofKey } from './constructs/proofKey.ts';
import { Service } from './constructs/service.ts';
import { Watch } from './constructs/watch.ts';
import { Workflows } from './constructs/workflows.ts';
import { type FunctionName, HTTP_FUNCTIONS } from './functions.ts';
import { releaseOf } from './release.ts';
import type { Stage } from './stage.ts';

export type TapeteProps = StackProps & {
  readonly stage: Stage;
  /** What each function runs: its bundle, unless only the template matters. */
  readonly codeOf: (name: FunctionName) => Code;
};

/** The whole system. Composes constructs and says who may do what; no logic of its own. */
export class TapeteStack extends Stack {
  constructor(scope: Construct, id: string, { stage, codeOf, ...props }: TapeteProps) {
    // Of its own for each stage, so that trying one leaves nothing in another.
    super(scope, id, { stackName: stage.production ? id : `${id}-${stage.name}`, ...props });
    const keep = stage.production;
    const key = new Key(this, 'EvidenceKey', {
      description: 'Encrypts facts, papers, queues and alarms',
      enableKeyRotation: true,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    // What fails for good is put into an encrypted queue, and told through an encrypted topic.
    for (const service of ['events.amazonaws.com', 'cloudwatch.amazonaws.com'])
      key.grant(new ServicePrincipal(service), 'kms:Decrypt', 'kms:GenerateDataKey');
    const accessLogs = new Bucket(this, 'AccessLogs', {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const facts = new FactStore(this, 'Facts', { key, keep });
    const archive = new PaperArchive(this, 'Papers', {
      key,
      keep,
      accessLogs,
      retentionDays: stage.retentionDays,
      compliance: stage.production,
    });
    const downloads = new Downloads(this, 'Downloads', { key, keep, accessLogs });
    const proofKey = new ProofKey(this, 'Proof', { keep });
    const alarmTopic = new Topic(this, 'Alarms', { masterKey: key, enforceSSL: true });
    const deadLetters = new DeadLetters(this, 'DeadLetters', { key, alarmTopic });
    const bus = new EventBus(this, 'Bus', {
      eventBusName: this.stackName,
      description: 'What happened, for other systems',
    });

    const environment = {
      TABLE_NAME: facts.table.tableName,
      ARCHIVE_BUCKET: archive.bucket.bucketName,
      EVENT_BUS_NAME: bus.eventBusName,
      VERIFY_BASE_URL: stage.verifyBaseUrl,
      SERVICE_VERSION: releaseOf(),
      PERSON_RETENTION_YEARS: String(stage.personRetentionYears),
      POSTS_PER_UNIT_MAX: String(stage.postsPerUnitMax),
      // The SDK asks three times; a table that is growing may throttle a desk longer than that.
      AWS_MAX_ATTEMPTS: '6',
    };
    const functions: IFunction[] = [];
    const service = (
      name: FunctionName,
      more: Readonly<Record<string, string>> = {},
    ): IFunction => {
      const made = new Service(this, `${name}Function`, {
        name,
        code: codeOf(name),
        environment: { ...environment, ...more },
      }).function;
      functions.push(made);
      return made;
    };

    const mail = new Mail(this, 'Mail', { from: stage.mailFrom });
    const { apiBaseUrl } = stage;
    const around = { service, facts, archive, proofKey, mail, apiBaseUrl, bus, deadLetters };
    const workflows = new Workflows(this, 'Workflows', around);
    const { sweep } = new Background(this, 'Background', { ...around, workflows });

    const more: Partial<Record<string, Readonly<Record<string, string>>>> = {
      exports: {
        LNSE_EXPORT_ARN: workflows.lnseExport.stateMachineArn,
        NIGHTLY_ANCHOR_ARN: workflows.anchor.stateMachineArn,
      },
      documents: { DOWNLOADS_BUCKET: downloads.bucket.bucketName },
      verify: { SIGNING_KEY_ID: proofKey.keyId },
    };
    const http = Object.fromEntries(
      Object.keys(HTTP_FUNCTIONS).map((name) => [name, service(name as FunctionName, more[name])]),
    ) as Record<keyof typeof HTTP_FUNCTIONS, IFunction>;
    const { documents, exports, verify, system, ...recording } = http;
    for (const one of Object.values(recording)) facts.grantRecord(one);
    for (const one of [...Object.values(recording), exports]) facts.grantCount(one);
    for (const one of [documents, exports, verify, system]) facts.grantRead(one);
    archive.grantRead(documents);
    downloads.grantHandOut(documents);
    // The register of papers is no stream of facts, and its records are written by who prints.
    archive.grantFile(http.printing);
    archive.grantRead(exports);
    workflows.lnseExport.grantStartExecution(exports);
    workflows.anchor.grantStartExecution(exports);
    proofKey.grantShow(verify);

    const claims = service('claims');
    facts.grantRead(claims);
    const identity = new Identity(this, 'Identity', {
      machineClients: stage.machineClients,
      claims,
      signInReturnUrls: stage.signInReturnUrls,
      keep,
    });
    const api = new Api(this, 'Api', {
      issuer: identity.issuer,
      audience: identity.clients.map((client) => client.userPoolClientId),
      functions: http,
    });
    new Watch(this, 'Watch', {
      ...{ key, alarmTopic, deadLetters, functions, sweep },
      tableName: facts.table.tableName,
      apiId: api.apiId,
      monthlyBudgetUsd: stage.monthlyBudgetUsd,
    });
    new CfnOutput(this, 'ApiUrl', { value: api.url });
    new CfnOutput(this, 'PapersBucket', { value: archive.bucket.bucketName });
  }
}
