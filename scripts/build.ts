/** `npm run build`: everything that ships. With --stale, only what its sources have outdated. */
import { buildStale } from '#scripts/build-stale.ts'

const outputs = await buildStale({ all: !process.argv.includes('--stale') })
for (const output of outputs) console.log(`built ${output}`)
