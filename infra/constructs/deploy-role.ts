import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import type { GithubRepository } from '#infra/config.ts'
import type { PrivateBucket } from '#infra/constructs/private-bucket.ts'

type Props = {
  github: GithubRepository
  /** The GitHub environment that a workflow must run in; its rules decide who may start it. */
  environment: string
  bucket: PrivateBucket
  /** Name of the function that a deployment starts. Not imported: its stack is deployed after this one. */
  publisher: string
}

/** Only this file may deploy: whoever can start other workflows may not. */
export const DEPLOY_WORKFLOW = '.github/workflows/deploy.yml'
const MAIN = 'refs/heads/main'

const GITHUB = 'token.actions.githubusercontent.com'

/** Names that `cdk bootstrap` gives to the roles that deploy stacks and publish files. */
const BOOTSTRAP_ROLES = ['deploy-role', 'file-publishing-role', 'lookup-role']
const BOOTSTRAP_QUALIFIER = 'hnb659fds'

/** Lets the GitHub Actions of one repository deploy this stage without a stored key. */
export class DeployRole extends Construct {
  constructor(scope: Construct, id: string, { github, environment, bucket, publisher }: Props) {
    super(scope, id)
    const { account, region, partition } = Stack.of(this)
    const { owner, ownerId, repository, repositoryId } = github
    const iam = `arn:${partition}:iam::${account}`
    const role = new Role(this, 'Role', {
      maxSessionDuration: Duration.hours(1),
      // Created by hand (docs/deploy.md): there is one per account, and stages share it.
      assumedBy: new WebIdentityPrincipal(`${iam}:oidc-provider/${GITHUB}`, {
        StringEquals: {
          [`${GITHUB}:aud`]: 'sts.amazonaws.com',
          [`${GITHUB}:sub`]: `repo:${owner}@${ownerId}/${repository}@${repositoryId}:environment:${environment}`,
          [`${GITHUB}:ref`]: MAIN,
          [`${GITHUB}:job_workflow_ref`]: `${owner}/${repository}/${DEPLOY_WORKFLOW}@${MAIN}`,
        },
      }),
    })
    const allow = (action: string, resources: string[]) =>
      role.addToPolicy(new PolicyStatement({ actions: [action], resources }))
    allow(
      'sts:AssumeRole',
      BOOTSTRAP_ROLES.map((name) => `${iam}:role/cdk-${BOOTSTRAP_QUALIFIER}-${name}-${account}-${region}`),
    )
    allow('lambda:InvokeFunction', [`arn:${partition}:lambda:${region}:${account}:function:${publisher}`])
    allow('s3:ListBucket', [bucket.bucketArn])
    allow('s3:PutObject', [bucket.arnForObjects('*')])
    bucket.acknowledgeObjects(role, '*', 'The files of the site: each build gives them new names.')
    new CfnOutput(this, 'Arn', { value: role.roleArn })
  }
}
