import { RemovalPolicy } from 'aws-cdk-lib';
import type { IGrantable } from 'aws-cdk-lib/aws-iam';
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';

export type ProofKeyProps = { readonly keep: boolean };

/** Signs anchors and exports. The private half never leaves KMS; whoever has the public one checks. */
export class ProofKey extends Construct {
  readonly keyId: string;
  private readonly key: Key;

  constructor(scope: Construct, id: string, { keep }: ProofKeyProps) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      description: 'Signs anchors and exports',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.keyId = this.key.keyId;
  }

  grantSign(grantee: IGrantable): void {
    this.key.grant(grantee, 'kms:Sign', 'kms:GetPublicKey');
  }

  /** Shows the public half, and signs nothing. */
  grantShow(grantee: IGrantable): void {
    this.key.grant(grantee, 'kms:GetPublicKey');
  }
}
