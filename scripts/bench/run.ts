/**
 * `npm run bench -- [--short] [name ...]`: measures and writes docs/benchmarks.md. `--short` shows in two minutes that all
 * of it works; its figures are printed and not kept.
 */
import { parseArgs } from 'node:util'
import { measureColdStarts } from '#scripts/bench/cold-start/cold-start.ts'
import { type Section, saveSection, toMarkdown } from '#scripts/bench/report.ts'
import { buildStale } from '#scripts/local/build-stale.ts'

const BENCHMARKS: Record<string, (options: { isShort: boolean }) => Promise<Section>> = {
  'cold-start': measureColdStarts,
}

// The SDK's notice about Node versions to come would stand between the figures.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

const { values, positionals } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true })
const unknown = positionals.filter((name) => !(name in BENCHMARKS))
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}`,
  )
  process.exit(1)
}

await buildStale()
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const section = await measure({ isShort: values.short === true })
  const markdown = toMarkdown(section)
  console.log(`\n${markdown}`)
  if (!values.short) saveSection(section.title, markdown)
}
