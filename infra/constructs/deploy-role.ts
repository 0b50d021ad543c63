import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { PrivateBucket } from '#infra/constructs/private-bucket.ts'

type Props = {
  /** `owner/name` on GitHub. */
  repository: string
  /** The GitHub environment that a workflow must run in; its rules decide who may start it. */
  environment: string
  bucket: PrivateBucket
  /** Name of the function that a deployment starts. Not imported: its stack is deployed after this one. */
  publisher: string
}

const GITHUB = 'token.actions.githubusercontent.com'

/** Names that `cdk bootstrap` gives to the roles that deploy stacks and publish files. */
const BOOTSTRAP_ROLES = ['deploy-role', 'file-publishing-role', 'lookup-role']
const BOOTSTRAP_QUALIFIER = 'hnb659fds'

/** Lets the GitHub Actions of one repository deploy this stage without a stored key. */
export class DeployRole extends Construct {
  readonly role: Role

  constructor(scope: Construct, id: string, { repository, environment, bucket, publisher }: Props) {
    super(scope, id)
    const { account, region, partition } = Stack.of(this)
    const iam = `arn:${partition}:iam::${account}`
    this.role = new Role(this, 'Role', {
      maxSessionDuration: Duration.hours(1),
      // Created by hand (docs/deploy.md): there is one per account, and stages share it.
      assumedBy: new WebIdentityPrincipal(`${iam}:oidc-provider/${GITHUB}`, {
        StringEquals: {
          [`${GITHUB}:aud`]: 'sts.amazonaws.com',
          [`${GITHUB}:sub`]: `repo:${repository}:environment:${environment}`,
        },
      }),
    })
    const allow = (action: string, resources: string[]) =>
      this.role.addToPolicy(new PolicyStatement({ actions: [action], resources }))
    allow(
      'sts:AssumeRole',
      BOOTSTRAP_ROLES.map((name) => `${iam}:role/cdk-${BOOTSTRAP_QUALIFIER}-${name}-${account}-${region}`),
    )
    allow('lambda:InvokeFunction', [`arn:${partition}:lambda:${region}:${account}:function:${publisher}`])
    allow('s3:ListBucket', [bucket.bucketArn])
    allow('s3:PutObject', [bucket.arnForObjects('*')])
    bucket.acknowledgeObjects(this.role, '*', 'The files of the site: each build gives them new names.')
    new CfnOutput(this, 'Arn', { value: this.role.roleArn })
  }
}
