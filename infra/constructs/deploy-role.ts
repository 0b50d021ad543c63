import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { PrivateBucket } from '#infra/constructs/private-bucket.ts'

type Props = {
  /** `owner/name` on GitHub. */
  repository: string
  /** The GitHub environment that a workflow must run in; it decides who may start it. */
  environment: string
  bucket: PrivateBucket
  distribution: IDistribution
}

const GITHUB = 'token.actions.githubusercontent.com'

/** What `cdk bootstrap` calls the roles that CloudFormation deploys and publishes with. */
const BOOTSTRAP_ROLES = ['deploy-role', 'file-publishing-role', 'lookup-role']
const BOOTSTRAP_QUALIFIER = 'hnb659fds'

/** Lets one repository's GitHub Actions deploy this stage, without a stored key. */
export class DeployRole extends Construct {
  constructor(scope: Construct, id: string, { repository, environment, bucket, distribution }: Props) {
    super(scope, id)
    const { account, region, partition } = Stack.of(this)
    const iam = `arn:${partition}:iam::${account}`
    const role = new Role(this, 'Role', {
      maxSessionDuration: Duration.hours(1),
      // One per account and shared by the stages, so it is made by hand (docs/deploy.md).
      assumedBy: new WebIdentityPrincipal(`${iam}:oidc-provider/${GITHUB}`, {
        StringEquals: {
          [`${GITHUB}:aud`]: 'sts.amazonaws.com',
          [`${GITHUB}:sub`]: `repo:${repository}:environment:${environment}`,
        },
      }),
    })
    const allow = (action: string, resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions: [action], resources }))
    allow(
      'sts:AssumeRole',
      BOOTSTRAP_ROLES.map((name) => `${iam}:role/cdk-${BOOTSTRAP_QUALIFIER}-${name}-${account}-${region}`),
    )
    allow('s3:ListBucket', [bucket.bucketArn])
    allow('s3:PutObject', [bucket.arnForObjects('*')])
    allow('cloudfront:CreateInvalidation', [distribution.distributionArn])
    bucket.acknowledgeAnyObject(role, 'The files of the site, whose names every build makes anew.')
    new CfnOutput(this, 'Arn', { value: role.roleArn })
  }
}
