import { CfnElement, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3'
import type { Construct, IConstruct } from 'constructs'

type Props = Omit<BucketProps, 'lifecycleRules'> & {
  /** What is older is removed, for good within a day: it holds personal data. Absent: nothing is. */
  expiration?: Duration
}

/**
 * A bucket nobody outside can reach, over TLS only, that outlives its stack. What is overwritten or removed stays for 30 days
 * as an old version, unless there is an expiration.
 */
export class PrivateBucket extends Bucket {
  // CDK's Bucket may have it undefined, which its IBucket does not take under exactOptionalPropertyTypes.
  override get isWebsite(): boolean {
    return false
  }

  constructor(scope: Construct, id: string, { expiration, ...props }: Props = {}) {
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
          ...(expiration && { expiration }),
          noncurrentVersionExpiration: Duration.days(expiration ? 1 : 30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    })
  }

  /** Accepts that a policy of `role` names all objects of this bucket; cdk-nag wants to hear of each such wildcard. */
  acknowledgeAnyObject(role: IConstruct, reason: string): void {
    const resource = this.node.defaultChild
    if (!CfnElement.isCfnElement(resource)) throw new Error('The construct has no bucket resource')
    const name = Stack.of(this).getLogicalId(resource)
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::<${name}.Arn>/*]`, reason })
  }
}
