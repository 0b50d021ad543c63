/** Synthesises the stages that tests look at, each into a folder of its name. Its parameter: the folder of folders. */
import { existsSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { App, Validations } from 'aws-cdk-lib'
import { Code } from 'aws-cdk-lib/aws-lambda'
import { AwsSolutionsChecks } from 'cdk-nag'
import type { StageConfig } from '#infra/config.ts'
import { addStage } from '#infra/stacks/application.ts'
import { TESTED_STAGES } from '#tests/infra/stages.ts'

const [folder = ''] = process.argv.slice(2)
// A run may end before all are made.
for (const [name, config] of Object.entries(TESTED_STAGES))
  if (existsSync(folder)) synthesise(config, join(folder, name))

/** With the flags of cdk.json. @throws when cdk-nag finds something unacknowledged */
function synthesise(config: StageConfig, output: string): void {
  const outdir = `${output}.unfinished`
  const app = new App({ context: JSON.parse(readFileSync('cdk.json', 'utf8')).context, outdir })
  addStage(app, config, {
    // The name instead of a bundle, so that a function with the code of another shows.
    code: (name) => Code.fromInline(name),
    siteFiles: ['/admin/index.html', '/index.html', '/robots.txt'],
    inlineScripts: "'sha256-boot' 'sha256-link'",
  })
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  app.synth()
  renameSync(outdir, output)
}
