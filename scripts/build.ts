/** `npm run build`: builds everything that ships. With --stale, builds only what changed, and what tests need as well. */
import { buildStale } from '#scripts/build/stale.ts'

const isOnlyStale = process.argv.includes('--stale')
const outputs = await buildStale({ all: !isOnlyStale, forTests: isOnlyStale })
for (const output of outputs) console.log(`built ${output}`)
