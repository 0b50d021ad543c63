import { CfnOutput, Duration, Stack, Token, Validations } from 'aws-cdk-lib'
import { PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { type GithubRepository, nameIn, type StageName } from '#infra/config.ts'
import type { PrivateBucket } from '#infra/constructs/private-bucket.ts'

type Props = {
  github: GithubRepository
  /** The GitHub environment that a workflow must run in; its rules decide who may start it. */
  environment: StageName
  bucket: PrivateBucket
  /** Name of the function that a deployment starts. Not imported: its stack is deployed after this one. */
  publisher: string
}

/** Only this file may deploy: the right to start other workflows is not enough. */
export const DEPLOY_WORKFLOW = '.github/workflows/deploy.yml'
const MAIN = 'refs/heads/main'

const GITHUB = 'token.actions.githubusercontent.com'

/** Names that `cdk bootstrap` gives to the roles that deploy stacks and publish files. */
const BOOTSTRAP_ROLES = ['deploy-role', 'file-publishing-role', 'lookup-role']
const BOOTSTRAP_QUALIFIER = 'hnb659fds'

/** Lets `npm run preflight` read its facts (scripts/deploy/preflight/facts.ts). None is a visitor's data or a secret. */
const PREFLIGHT_READS = [
  'cloudformation:DescribeStacks',
  'cloudformation:ListStackResources',
  'freetier:GetAccountPlanState',
  'iam:ListOpenIDConnectProviders',
  'lambda:GetAccountSettings',
  'route53:GetHostedZone',
  'route53:ListResourceRecordSets',
  'ses:GetAccount',
  'ses:GetEmailIdentity',
  'sns:ListSubscriptionsByTopic',
]

/**
 * Lets the GitHub Actions of one repository deploy this stage without a stored key, and look at it without being able to change
 * it: a plan is shown before anybody approves the deployment.
 */
export class DeployRole extends Construct {
  readonly #github: GithubRepository

  constructor(scope: Construct, id: string, { github, environment, bucket, publisher }: Props) {
    super(scope, id)
    this.#github = github
    const { account, region, partition } = Stack.of(this)
    const stacks = `arn:${partition}:cloudformation:${region}:${account}:stack/${nameIn(environment, '*')}/*`

    const role = this.#role('Role', environment, BOOTSTRAP_ROLES)
    allow(role, 'lambda:InvokeFunction', `arn:${partition}:lambda:${region}:${account}:function:${publisher}`)
    allow(role, 's3:ListBucket', bucket.bucketArn)
    allow(role, 's3:PutObject', bucket.arnForObjects('*'))
    bucket.acknowledgeObjects(role, '*', 'The files of the site: each build gives them new names.')
    // A stack whose creation failed is protected, and must be deleted before it is created again.
    allow(role, 'cloudformation:UpdateTerminationProtection', stacks)
    const acknowledgeStacks = (holder: Role) =>
      Validations.of(holder).acknowledge({
        id: `AwsSolutions-IAM5[Resource::${Token.isUnresolved(account) ? stacks.replace(account, '<AWS::AccountId>') : stacks}]`,
        reason: 'The stacks of this stage.',
      })
    acknowledgeStacks(role)
    new CfnOutput(this, 'Arn', { value: role.roleArn })

    // Nobody needs to approve a plan: it can change nothing, and reads no secret.
    const planRole = this.#role('PlanRole', `${environment}-plan`)
    // For `cdk diff`, which does without the CDK's lookup role then. That one reads what holds secrets and visitors' data: variables of
    // functions, headers of the distribution, objects, logs.
    allow(planRole, 'cloudformation:GetTemplate', stacks)
    acknowledgeStacks(planRole)
    new CfnOutput(this, 'PlanArn', { value: planRole.roleArn })
  }

  /** @param assumes roles of the CDK bootstrap */
  #role(id: string, environment: string, assumes: readonly string[] = []): Role {
    const { account, region, partition } = Stack.of(this)
    const { owner, ownerId, repository, repositoryId } = this.#github
    const subject = (repo: string) => `repo:${repo}:environment:${environment}`
    const iam = `arn:${partition}:iam::${account}`
    const role = new Role(this, id, {
      maxSessionDuration: Duration.hours(1),
      // Created by hand (docs/deploy.md): there is one per account, and stages share it.
      assumedBy: new WebIdentityPrincipal(`${iam}:oidc-provider/${GITHUB}`, {
        StringEquals: {
          [`${GITHUB}:aud`]: 'sts.amazonaws.com',
          // The second form is that of repositories from before 2026-07-15; the id tells them from a later owner of the names.
          [`${GITHUB}:sub`]: [
            subject(`${owner}@${ownerId}/${repository}@${repositoryId}`),
            subject(`${owner}/${repository}`),
          ],
          [`${GITHUB}:repository_id`]: String(repositoryId),
          [`${GITHUB}:ref`]: MAIN,
          [`${GITHUB}:job_workflow_ref`]: `${owner}/${repository}/${DEPLOY_WORKFLOW}@${MAIN}`,
        },
      }),
    })
    const bootstrapRole = (name: string) =>
      `${iam}:role/cdk-${BOOTSTRAP_QUALIFIER}-${name}-${account}-${region}`
    if (assumes.length > 0) allow(role, 'sts:AssumeRole', ...assumes.map(bootstrapRole))
    allow(role, PREFLIGHT_READS, '*')
    const version = `parameter/cdk-bootstrap/${BOOTSTRAP_QUALIFIER}/version`
    allow(role, 'ssm:GetParameter', `arn:${partition}:ssm:${region}:${account}:${version}`)
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'Settings of the account: most of these actions know no single resource.',
    })
    return role
  }
}

const allow = (role: Role, actions: string | string[], ...resources: string[]) =>
  role.addToPolicy(new PolicyStatement({ actions: [actions].flat(), resources }))
