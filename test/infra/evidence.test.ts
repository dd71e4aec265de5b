import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { only, type Synthesis, synthesize } from './support/synthesis.ts';

const production = synthesize('production');
const others = { local: synthesize('local'), staging: synthesize('staging') };
const everywhere = Object.entries({ production, ...others });

const TABLE = 'AWS::DynamoDB::GlobalTable';
const BUCKET = 'AWS::S3::Bucket';
const TEN_YEARS_DAYS_MIN = 3_652;

/** The bucket of papers and its lock. */
const lockOf = ({ stack }: Synthesis) => {
  const buckets = stack.byType(BUCKET).map(({ properties }) => properties);
  const properties = buckets.find((one) => one['ObjectLockEnabled'] === true) ?? {};
  const { Rule } = properties['ObjectLockConfiguration'] as {
    Rule: { DefaultRetention: { Mode: string; Days: number } };
  };
  return { ...Rule.DefaultRetention, properties };
};

describe('Filed papers cannot be rewritten', () => {
  it('by anyone for ten years in production', () => {
    const { Mode, Days } = lockOf(production);
    expect(Mode).toBe('COMPLIANCE');
    expect(Days).toBeGreaterThanOrEqual(TEN_YEARS_DAYS_MIN);
  });

  it.each(Object.entries(others))('but by who may bypass it, for a day, in %s', (_, stage) => {
    expect(lockOf(stage)).toMatchObject({ Mode: 'GOVERNANCE', Days: 1 });
  });

  it.each(everywhere)('and are encrypted, versioned and private in %s', (_, stage) => {
    expect(lockOf(stage).properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [
          {
            ServerSideEncryptionByDefault: {
              SSEAlgorithm: 'aws:kms',
              KMSMasterKeyID: keyOf(stage),
            },
          },
        ],
      },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
    });
  });
});

describe('Facts', () => {
  it.each(everywhere)('can be brought back to any second in %s, and are encrypted', (_, stage) => {
    const { Replicas } = only(stage, TABLE);
    expect(Replicas).toEqual([
      expect.objectContaining({
        PointInTimeRecoverySpecification: expect.objectContaining({
          PointInTimeRecoveryEnabled: true,
        }),
        SSESpecification: { KMSMasterKeyId: keyOf(stage) },
      }),
    ]);
    expect(only(stage, TABLE)).toMatchObject({
      SSESpecification: { SSEEnabled: true, SSEType: 'KMS' },
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  it('are protected from deletion in production', () => {
    const { Replicas } = only(production, TABLE);
    expect(Replicas).toMatchObject([{ DeletionProtectionEnabled: true }]);
    expect(only(production, 'AWS::Cognito::UserPool')).toMatchObject({
      DeletionProtection: 'ACTIVE',
    });
  });
});

describe('What is kept', () => {
  it.each([TABLE, BUCKET, 'AWS::KMS::Key', 'AWS::Cognito::UserPool'])(
    'survives its stack in production: every %s',
    (type) => {
      production.template.allResources(type, {
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
      });
    },
  );

  it.each(everywhere)('is encrypted with a key that is renewed in %s', (_, stage) => {
    const keys = stage.stack.byType('AWS::KMS::Key').map(({ properties }) => properties);
    const encrypting = keys.filter(({ KeyUsage }) => KeyUsage !== 'SIGN_VERIFY');
    expect(encrypting).toMatchObject([{ EnableKeyRotation: true }]);
    for (const type of ['AWS::SQS::Queue', 'AWS::SNS::Topic'])
      stage.template.allResourcesProperties(type, { KmsMasterKeyId: Match.anyValue() });
  });

  it.each(everywhere)(
    'is handed over encrypted alone: buckets, queues, topics of %s',
    (_, stage) => {
      const policies = ['AWS::S3::BucketPolicy', 'AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'];
      for (const type of policies)
        stage.template.allResourcesProperties(type, {
          PolicyDocument: Match.objectLike({
            Statement: Match.arrayWith([
              Match.objectLike({
                Effect: 'Deny',
                Condition: { Bool: { 'aws:SecureTransport': 'false' } },
              }),
            ]),
          }),
        });
    },
  );
});

it('What proves is signed with one key of its own, whose private half nothing can read', () => {
  const keys = production.stack.byType('AWS::KMS::Key').map(({ properties }) => properties);
  const signing = keys.filter(({ KeyUsage }) => KeyUsage === 'SIGN_VERIFY');
  expect(signing).toMatchObject([{ KeySpec: 'ECC_NIST_P256' }]);
});

function keyOf({ stack }: Synthesis): string | undefined {
  return stack.byType('AWS::KMS::Key')[0]?.arn;
}
