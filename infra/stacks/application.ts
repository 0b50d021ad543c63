/** The stacks of one stage, each after those it depends on. */
import { type App, Stack, Tags } from 'aws-cdk-lib'
import { ADMIN_PARTS, adminPartOf } from '#infra/admin-parts.ts'
import { nameIn, REGION, type StageConfig } from '#infra/config.ts'
import { makeDeletable } from '#infra/constructs/deletable.ts'
import { addEndpoint } from '#infra/constructs/endpoint.ts'
import type { StageProps } from '#infra/constructs/service-function.ts'
import type { SiteArtifacts } from '#infra/edge/edge-functions.ts'
import { ApiStack } from '#infra/stacks/api-stack.ts'
import { DataStack } from '#infra/stacks/data-stack.ts'
import { MailStack } from '#infra/stacks/mail-stack.ts'
import { MonitoringStack } from '#infra/stacks/monitoring-stack.ts'
import { PublisherStack } from '#infra/stacks/publisher-stack.ts'
import { SiteStack } from '#infra/stacks/site-stack.ts'
import { endpoints } from '#schemas/routes.ts'

type Artifacts = SiteArtifacts & Pick<StageProps, 'code'>

export function addStage(app: App, config: StageConfig, { code, ...artifacts }: Artifacts): void {
  const props = {
    config,
    // With another account's credentials the CDK deploys nothing.
    env: { region: REGION, ...(config.account && { account: config.account }) },
    // `npm run deploy` lifts it from a stack whose creation has failed, which CloudFormation could not delete otherwise.
    terminationProtection: config.stage === 'prod',
  }
  const name = (part: string) => nameIn(config.stage, part)

  const data = new DataStack(app, name('Data'), props)
  const { table } = data
  const functionProps = { ...props, table, code }
  const apiStack = new ApiStack(app, name('Api'), functionProps)
  const { api, accessLog, originSecret, linkSecret, signingSecret, photoBucket } = apiStack
  // It names the table without importing it.
  apiStack.addStackDependency(data)
  const site = new SiteStack(app, name('Site'), { ...props, api, photoBucket, originSecret, artifacts })
  const { bucket, distribution, origin: siteOrigin } = site
  const shared = { ...functionProps, api, originSecret, linkSecret, signingSecret, photoBucket }
  // Sign-in and back office in parts (decision 70). First, so that each function accepts a new origin secret before the edge sends it.
  for (const part of ADMIN_PARTS) {
    const stack = new Stack(app, name(part), props)
    for (const endpoint of endpoints)
      if (endpoint.access !== 'public' && adminPartOf(endpoint) === part) addEndpoint(stack, endpoint, shared)
    site.addStackDependency(stack)
  }
  const mail = new MailStack(app, name('Mail'), { ...functionProps, siteOrigin, linkSecret })
  const { failureBucket } = mail
  const { publisher } = new PublisherStack(app, name('Publisher'), {
    ...functionProps,
    ...{ siteOrigin, bucket, distribution, failureBucket },
  })
  const parts = { ...mail, publisher, api, accessLog, distribution }
  new MonitoringStack(app, name('Monitoring'), { ...functionProps, siteOrigin, parts })
  if (config.isTemporary) makeDeletable(app)
  // cfn-lint's resource schemas have no tags for dashboards.
  Tags.of(app).add('stage', config.stage, { excludeResourceTypes: ['AWS::CloudWatch::Dashboard'] })
}
