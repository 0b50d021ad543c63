import { CfnOutput, Duration, Stack, type StackProps } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { Rule, Schedule } from 'aws-cdk-lib/aws-events'
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets'
import type { Construct } from 'constructs'
import { ENV } from '#functions/environment.ts'
import { SCHEDULES } from '#functions/triggers.ts'
import { nameIn } from '#infra/config.ts'
import type { FailureBucket } from '#infra/constructs/failure-bucket.ts'
import type { PrivateBucket } from '#infra/constructs/private-bucket.ts'
import { ServiceFunction, type StageProps } from '#infra/constructs/service-function.ts'
import { EDITS_STREAM, TableStream } from '#infra/constructs/table-stream.ts'

type PublisherStackProps = StackProps &
  StageProps & {
    siteOrigin: string
    bucket: PrivateBucket
    distribution: Distribution
    failureBucket: FailureBucket
  }

/** Keys that the publisher writes: all files of the site that depend on the owner's data, or on the origin. */
const WRITTEN = ['*.html', 'sitemap.xml', 'robots.txt']

/** The function that writes the site's pages. In a stack of its own: its new code must follow the upload of the assets it names. */
export class PublisherStack extends Stack {
  readonly publisher: ServiceFunction

  constructor(scope: Construct, id: string, props: PublisherStackProps) {
    super(scope, id, props)
    const { config, table, bucket, distribution, failureBucket } = props
    this.publisher = new ServiceFunction(this, 'Publisher', {
      ...props,
      name: 'publisher',
      functionName: nameIn(config.stage, 'Publisher'),
      // Then the pages are rendered in half a second.
      hasWholeProcessor: true,
      environment: {
        [ENV.siteOrigin]: props.siteOrigin,
        [ENV.siteBucket]: bucket.bucketName,
        [ENV.distributionId]: distribution.distributionId,
      },
    })
    const files = WRITTEN.map((name) => bucket.arnForObjects(name))
    this.publisher.allow('s3:GetObject', ...files)
    this.publisher.allow('s3:PutObject', ...files)
    // Without it S3 answers 403 for a page that does not exist yet, not 404.
    this.publisher.allow('s3:ListBucket', bucket.bucketArn)
    this.publisher.allow('cloudfront:CreateInvalidation', distribution.distributionArn)
    bucket.acknowledgeObjects(this.publisher.role, '*.html', 'The pages: a new one brings a new name.')
    new TableStream(this, 'Edits', { table, handler: this.publisher, failureBucket, stream: EDITS_STREAM })
    new Rule(this, 'Daily', {
      schedule: Schedule.rate(Duration.minutes(SCHEDULES.publish.minutes)),
      targets: [new LambdaFunction(this.publisher)],
    })
    new CfnOutput(this, 'PublisherName', { value: this.publisher.functionName })
  }
}
