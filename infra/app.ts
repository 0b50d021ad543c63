/** `cdk synth -c stage=prod`: the stacks of one stage, from what `npm run build` has put into dist/. */
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
if (!config) throw new Error(`No stage ${stage}: choose one of ${Object.keys(STAGES).join(', ')}`)

addStage(
  app,
  config,
  { code: (name) => Code.fromAsset(`dist/functions/${name}`), ...readSiteArtifacts('dist') },
  process.env['CDK_DEFAULT_ACCOUNT'],
)
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
