/**
 * `npm run deploy -- <stage>`: builds everything, deploys the stacks, uploads the site and runs the smoke test. Needs AWS
 * credentials in the shell (docs/deploy.md) and the AWS CLI. Safe to run again after any failure.
 */
import { readFileSync } from 'node:fs'
import { stackName } from '#infra/application.ts'
import { STAGES, type StageName } from '#infra/config.ts'
import { buildFunctions } from '#scripts/build/functions.ts'
import { DIST } from '#scripts/build/outputs.ts'
import { buildSite } from '#scripts/build/site.ts'
import { publishSite } from '#scripts/deploy/publish-site.ts'
import { run } from '#scripts/deploy/run.ts'
import { smokeTest } from '#scripts/deploy/smoke-test.ts'

const OUTPUTS_FILE = `${DIST}/outputs.json`

const stage = process.argv[2] as StageName
const config = STAGES[stage]
if (!config) throw new Error(`Usage: npm run deploy -- <${Object.keys(STAGES).join('|')}>`)

await buildFunctions()
const ownOrigin = config.domain && `https://${config.domain.name}`
// The stacks only need the site's file names; its address and data are known after the deployment.
await buildSite(ownOrigin)
run('cdk', [
  'deploy',
  '--all',
  '-c',
  `stage=${stage}`,
  '--require-approval',
  'never',
  '--outputs-file',
  OUTPUTS_FILE,
])

const outputs = JSON.parse(readFileSync(OUTPUTS_FILE, 'utf8'))[stackName(stage, 'Site')] as {
  Origin: string
  BucketName: string
  DistributionId: string
}
// With the owner's facts and prices; an empty table answers with the defaults.
await buildSite(outputs.Origin, outputs.Origin)
publishSite({ bucket: outputs.BucketName, distributionId: outputs.DistributionId })
await smokeTest(outputs.Origin)
console.log(`deployed ${outputs.Origin}`)
