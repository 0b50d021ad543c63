import { type CfnElement, Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps } from 'aws-cdk-lib/aws-s3'
import type { Construct, IConstruct } from 'constructs'

type Props = Omit<BucketProps, 'lifecycleRules'> & {
  /** Deletes older objects, and their old versions a day later, because they hold personal data. Absent: keeps all. */
  expiration?: Duration
}

/**
 * A bucket without public access, over TLS only, that outlives its stack, unless the stack fails when it is created.
 * Overwritten and removed objects stay for 30 days as old versions, unless there is an expiration.
 */
export class PrivateBucket extends Bucket {
  // CDK's Bucket may have undefined here, which its own IBucket refuses under exactOptionalPropertyTypes.
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
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
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

  /** Acknowledges to cdk-nag that a policy of `role` names objects of this bucket by a pattern. */
  acknowledgeObjects(role: IConstruct, pattern: string, reason: string): void {
    const resource = this.node.defaultChild as CfnElement
    const stack = Stack.of(this)
    const name =
      Stack.of(role) === stack
        ? `<${stack.getLogicalId(resource)}.Arn>`
        : stack.resolve(stack.exportValue(this.bucketArn))['Fn::ImportValue']
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${name}/${pattern}]`, reason })
  }
}
