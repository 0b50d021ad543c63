import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Code } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { type EventFunctionName, timeoutSecondsOf } from '#functions/manifest.ts'
import { nameIn, type StageConfig } from '#infra/config.ts'
import type { FailureBucket } from '#infra/constructs/failure-bucket.ts'
import type { PrivateBucket } from '#infra/constructs/private-bucket.ts'
import { PublicationStream } from '#infra/constructs/publication-stream.ts'
import { ServiceFunction } from '#infra/constructs/service-function.ts'
import { eventFunctionGrants } from '#infra/grants/events.ts'

type PublisherStackProps = StackProps & {
  config: StageConfig
  table: ITableV2
  code: (name: EventFunctionName) => Code
  siteOrigin: string
  bucket: PrivateBucket
  distribution: Distribution
  failureBucket: FailureBucket
}

/** Renders pages in half a second, with one whole processor (Lambda developer guide, "Memory"). */
const MEMORY_MEGABYTES = 1769

/** Keys that the publisher writes: all files of the site that depend on the owner's data, or on the origin. */
const WRITTEN = ['*.html', 'sitemap.xml', 'robots.txt']

/** The function that writes the site's pages. In a stack of its own: its new code must follow the upload of the assets it names. */
export class PublisherStack extends Stack {
  readonly publisher: ServiceFunction

  constructor(scope: Construct, id: string, props: PublisherStackProps) {
    super(scope, id, props)
    const { config, table, bucket, distribution, failureBucket } = props
    this.publisher = new ServiceFunction(this, 'Publisher', {
      functionName: nameIn(config.stage, 'Publisher'),
      code: props.code('publisher'),
      table,
      grants: eventFunctionGrants.publisher,
      logRetention: config.logRetention,
      timeoutSeconds: timeoutSecondsOf('publisher'),
      memorySize: MEMORY_MEGABYTES,
      environment: {
        [ENV.siteOrigin]: props.siteOrigin,
        [ENV.siteBucket]: bucket.bucketName,
        [ENV.distributionId]: distribution.distributionId,
      },
    })
    const allow = (action: string, ...resources: string[]) =>
      this.publisher.addToRolePolicy(new PolicyStatement({ actions: [action], resources }))
    const files = WRITTEN.map((name) => bucket.arnForObjects(name))
    allow('s3:GetObject', ...files)
    allow('s3:PutObject', ...files)
    // Without it S3 answers 403 for a page that does not exist yet, not 404.
    allow('s3:ListBucket', bucket.bucketArn)
    allow('cloudfront:CreateInvalidation', distribution.distributionArn)
    bucket.acknowledgeObjects(this.publisher.role, '*.html', 'The pages: a new one brings a new name.')
    new PublicationStream(this, 'Edits', { table, publisher: this.publisher, failureBucket })
    new CfnOutput(this, 'PublisherName', { value: this.publisher.functionName })
  }
}
