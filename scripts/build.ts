/** `npm run build`: everything that ships; with --stale only what its sources have outdated. */
import { buildStale } from '#scripts/local/build-stale.ts'

await buildStale({ all: !process.argv.includes('--stale') })
