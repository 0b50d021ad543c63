import { Duration, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { PrivateBucket } from '#infra/constructs/private-bucket.ts'
import type { ServiceFunction } from '#infra/constructs/service-function.ts'
import type { ObjectGrant } from '#infra/grants/objects.ts'

/** Holds the owner's photographs. Browsers upload with signed forms; only the distribution reads for visitors. */
export class PhotoBucket extends PrivateBucket {
  /** Where browsers upload to: `https://host`. */
  readonly origin: string

  constructor(scope: Construct, id: string) {
    super(scope, id, {
      // The form's signature is the permission. The site's own address is not known before the distribution, which needs the bucket.
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: ['https://*'], allowedHeaders: ['*'] }],
    })
    // What was listed has been copied; the rest was given up.
    this.addLifecycleRule({
      prefix: 'uploads/',
      expiration: Duration.days(1),
      noncurrentVersionExpiration: Duration.days(1),
    })
    // Any distribution of the account: the site's is in a later stack, which a policy cannot name.
    const any = { service: 'cloudfront', region: '', resource: 'distribution', resourceName: '*' }
    this.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [this.arnForObjects('*')],
        conditions: { ArnLike: { 'AWS:SourceArn': Stack.of(this).formatArn(any) } },
      }),
    )
    this.origin = `https://${this.bucketRegionalDomainName}`
    Validations.of(this).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Public pictures that only the distribution reads, and it logs every request.',
    })
  }

  /** Tells a function where the bucket is, and lets it do no more than these grants. */
  allow(handler: ServiceFunction, grants: readonly ObjectGrant[]): void {
    handler.addEnvironment(ENV.photoBucket, this.bucketName)
    handler.addEnvironment(ENV.photoBucketUrl, this.origin)
    for (const { action, prefix } of grants) handler.allow(`s3:${action}`, this.arnForObjects(`${prefix}*`))
    for (const prefix of new Set(grants.map(({ prefix }) => prefix)))
      this.acknowledgeObjects(handler.role, `${prefix}*`, 'Each photograph has names of its own.')
  }
}
