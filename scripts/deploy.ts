/**
 * `npm run deploy -- <stage>`: builds everything, deploys the stacks, uploads the assets, publishes the pages and runs the smoke test. Needs AWS
 * credentials in the shell (docs/deploy.md) and the AWS CLI. Safe to run again after any failure. With --built, deploys what the last build made.
 */
import { readFileSync } from 'node:fs'
import { VERSION_FILE } from '#functions/publisher/object-headers.ts'
import { ADMIN_PARTS } from '#infra/admin-parts.ts'
import { nameIn } from '#infra/config.ts'
import { DIST, SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { assemblyOf, buildAssembly } from '#scripts/deploy/assembly.ts'
import { liveInlineScripts } from '#scripts/deploy/live-scripts.ts'
import { liveVersion } from '#scripts/deploy/live-version.ts'
import { preflight } from '#scripts/deploy/preflight/preflight.ts'
import { publishPages } from '#scripts/deploy/publish-pages.ts'
import { run } from '#scripts/deploy/run.ts'
import { smokeTest } from '#scripts/deploy/smoke-test.ts'
import {
  originOf,
  readStacks,
  recordsOf,
  releaseFailedCreations,
  untilSettled,
} from '#scripts/deploy/stacks.ts'
import { stageOf } from '#scripts/deploy/stage.ts'
import { uploadAssets, uploadVersion } from '#scripts/deploy/upload-assets.ts'

const OUTPUTS_FILE = `${DIST}/outputs.json`

const stage = stageOf(process.argv[2], 'deploy')
if (!process.argv.includes('--built')) await buildAssembly(stage)
await untilSettled(() => readStacks(stage))
await preflight(stage)
const stacks = readStacks(stage) ?? []
releaseFailedCreations(stacks)
const liveScripts = await liveInlineScripts(originOf(stacks, stage))

// The publisher's new code is deployed after the assets that its pages name.
deploy(...['Data', 'Api', ...ADMIN_PARTS, 'Site', 'Mail'].map((part) => nameIn(stage, part)))
uploadAssets(outputOf('Site', 'BucketName'))
deploy('--all')
publishPages(outputOf('Publisher', 'PublisherName'))
uploadVersion(outputOf('Site', 'BucketName'))
const { commit } = JSON.parse(readFileSync(`${SITE_DIRECTORY}${VERSION_FILE}`, 'utf8'))
const deployed = readStacks(stage) ?? []
const origin = outputOf('Site', 'Origin')
const reached = originOf(deployed, stage) ?? origin
await smokeTest(reached, { commit })
if (reached === origin || (await liveVersion(origin))?.commit === commit) console.log(`deployed ${origin}`)
else
  console.log(`deployed ${reached}, which ${origin} does not lead to yet. Make these records where the DNS is kept (docs/deploy.md, step 2):
${recordsOf(deployed).join('\n')}
and then run: npm run smoke-test -- ${origin}`)

function deploy(...stacks: string[]): void {
  const options = ['--app', assemblyOf(stage), '--require-approval', 'never', '--outputs-file', OUTPUTS_FILE]
  const parameters = liveScripts
    ? ['--parameters', `${nameIn(stage, 'Site')}:PreviousScripts=${liveScripts}`]
    : []
  run('cdk', ['deploy', ...stacks, ...options, ...parameters])
}

function outputOf(part: string, name: string): string {
  return JSON.parse(readFileSync(OUTPUTS_FILE, 'utf8'))[nameIn(stage, part)][name]
}
