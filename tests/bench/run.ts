/**
 * `npm run bench -- [--short] [--endpoints=name,name] [--against commit] [benchmark ...]`: measures and writes docs/benchmarks.md.
 * `--short` shows in two minutes that all of it works, `--endpoints` measures the cold starts of these alone, `--against` compares
 * cold starts with another commit's; such figures are printed and not kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type EndpointName, endpoints, routesByName } from '#schemas/routes.ts'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { measureColdStarts } from '#tests/bench/cold-start/cold-start.ts'
import { measureLinks } from '#tests/bench/links.ts'
import { measurePhotos } from '#tests/bench/photos.ts'
import { type Section, saveSection, toMarkdown } from '#tests/bench/report.ts'
import { measureScale } from '#tests/bench/scale/scale.ts'
import { measureSite } from '#tests/bench/site.ts'
import { measureSoak } from '#tests/bench/soak.ts'

type Options = { isShort: boolean; endpoints: EndpointName[] | undefined; against: string | undefined }

const BENCHMARKS: Record<string, (options: Options) => Promise<Section>> = {
  'cold-start': measureColdStarts,
  scale: measureScale,
  soak: measureSoak,
  site: measureSite,
  links: measureLinks,
  photos: measurePhotos,
}

// Keeps the SDK's notice about future Node versions out of the figures.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, endpoints: { type: 'string' }, against: { type: 'string' } },
  allowPositionals: true,
})
const wanted = values.endpoints?.split(',')
const options: Options = {
  isShort: values.short === true,
  endpoints: wanted && endpoints.map(({ name }) => name).filter((name) => wanted.includes(name)),
  against: values.against,
}
const unknown = [
  ...positionals.filter((name) => !(name in BENCHMARKS)),
  ...(wanted ?? []).filter((name) => !(name in routesByName)),
]
if (unknown.length > 0) {
  console.error(
    `There is no benchmark or endpoint ${unknown.join(', ')}; there are the benchmarks ${Object.keys(BENCHMARKS).join(', ')}`,
  )
  process.exit(1)
}

// Tables, stacks and worktrees are in one folder, removed when this process ends.
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.env['TMPDIR'] = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

// Functions log each request.
redirectConsole(devNull)
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const section = await measure(options)
  const markdown = toMarkdown(section)
  process.stdout.write(`\n${markdown}\n`)
  if (!options.isShort && !options.endpoints && !options.against) saveSection(section.title, markdown)
}
