/** Entry point of `cdk synth -c stage=prod`: synthesises the stacks of a stage from the build in dist/. */
import { existsSync } from 'node:fs'
import { App, Validations } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { AwsSolutionsChecks } from 'cdk-nag'
import { addStage } from '#infra/application.ts'
import { STAGES, type StageName } from '#infra/config.ts'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'

for (const built of ['dist/functions', 'dist/site'])
  if (!existsSync(built)) throw new Error(`${built} is missing: run npm run build first`)

const app = new App()
const stage = (app.node.tryGetContext('stage') ?? 'dev') as StageName
const config = STAGES[stage]
if (!config) throw new Error(`Unknown stage ${stage}: use ${Object.keys(STAGES).join(' or ')}`)

addStage(
  app,
  config,
  { code: (name) => Code.fromAsset(`dist/functions/${name}`), ...readSiteArtifacts('dist') },
  process.env['CDK_DEFAULT_ACCOUNT'],
)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
