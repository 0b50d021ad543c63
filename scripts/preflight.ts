/**
 * `npm run preflight -- <stage>`: lists what would make a deployment fail or cause trouble later. Reads the account, changes
 * nothing. With --built, judges what the last build made.
 */
import { buildAssembly } from '#scripts/deploy/assembly.ts'
import { preflight } from '#scripts/deploy/preflight/preflight.ts'
import { stageOf } from '#scripts/deploy/stage.ts'

const stage = stageOf(process.argv[2], 'preflight')
if (!process.argv.includes('--built')) await buildAssembly(stage)
await preflight(stage)
console.log(`${stage} can be deployed`)
