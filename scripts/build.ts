/** `npm run build`: everything that ships. With --stale, only what its sources have outdated, but also what tests need. */
import { buildStale } from '#scripts/build/stale.ts'

const isOnlyStale = process.argv.includes('--stale')
const outputs = await buildStale({ all: !isOnlyStale, forTests: isOnlyStale })
for (const output of outputs) console.log(`built ${output}`)
