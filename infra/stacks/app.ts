/** Entry point of `cdk synth -c stage=prod`: synthesises the stacks of a stage from the build in dist/. */
import { existsSync } from 'node:fs'
import { App, Validations } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { StageName } from '#infra/config.ts'
import { readStages } from '#infra/deployment-settings.ts'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { addStage } from '#infra/stacks/application.ts'

for (const built of ['dist/functions', 'dist/site'])
  if (!existsSync(built)) throw new Error(`${built} is missing: run npm run build first`)

const app = new App()
const stage = (app.node.tryGetContext('stage') ?? 'dev') as StageName
const stages = readStages()
const config = stages[stage]
if (!config) throw new Error(`Unknown stage ${stage}: use ${Object.keys(stages).join(' or ')}`)

addStage(app, config, {
  code: (name) => Code.fromAsset(`dist/functions/${name}`),
  ...readSiteArtifacts('dist'),
})
Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
