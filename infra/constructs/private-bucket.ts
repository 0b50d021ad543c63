import { CfnElement, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3'
import type { Construct, IConstruct } from 'constructs'

/** A bucket nobody outside can reach, over TLS only, that outlives its stack. Every overwrite keeps the old version for 30 days. */
export class PrivateBucket extends Bucket {
  // Said here because CDK's own type leaves it open, which its IBucket does not allow.
  override get isWebsite(): boolean {
    return false
  }

  constructor(scope: Construct, id: string, props: BucketProps = {}) {
    super(scope, id, {
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...props,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
        ...(props.lifecycleRules ?? []),
      ],
    })
  }

  /** Accepts that a policy of `role` names all objects of this bucket; cdk-nag wants to hear of each such wildcard. */
  acknowledgeAnyObject(role: IConstruct, reason: string): void {
    const resource = this.node.defaultChild
    if (!CfnElement.isCfnElement(resource)) throw new Error('A bucket without a bucket')
    const name = Stack.of(this).getLogicalId(resource)
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::<${name}.Arn>/*]`, reason })
  }
}
