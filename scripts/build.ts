/** `npm run build`: everything that ships. */
import { buildSite } from '#scripts/build-site.ts'

await buildSite()
