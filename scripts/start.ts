/** `npm start`: runs the whole product locally, without an AWS account. */
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { DIST, SITE_DIRECTORY } from '#scripts/build/outputs.ts'
import { buildStale } from '#scripts/build/stale.ts'
import { fail, runLocally, say } from '#scripts/local/command.ts'
import { readOptions } from '#scripts/local/options.ts'
import { startStack } from '#scripts/local/stack.ts'

await runLocally(async () => {
  const built = buildStale()
  built.then((outputs) => outputs.length > 0 && say(`built ${outputs.join(', ')}`), fail)
  return startStack({
    options: readOptions(),
    siteDirectory: SITE_DIRECTORY,
    built: built.then(() => readSiteArtifacts(DIST)),
    onCrash: fail,
  })
})
