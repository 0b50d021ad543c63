/**
 * `npm run bench -- [--short] [--endpoints=name,name] [benchmark ...]`: measures and writes docs/benchmarks.md. `--short` shows in
 * two minutes that all of it works, and `--endpoints` measures the cold starts of these alone; such figures are printed and not kept.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type EndpointName, endpoints, routesByName } from '#schemas/api/index.ts'
import { measureColdStarts } from '#scripts/bench/cold-start/cold-start.ts'
import { measureLoginFlood } from '#scripts/bench/login-flood.ts'
import { type Section, saveSection, toMarkdown } from '#scripts/bench/report.ts'
import { measureScale } from '#scripts/bench/scale/scale.ts'
import { measureSite } from '#scripts/bench/site.ts'
import { measureSoak } from '#scripts/bench/soak.ts'
import { measureWarmCalls } from '#scripts/bench/warm-calls.ts'
import { buildStale } from '#scripts/build-stale.ts'
import { redirectConsole } from '#scripts/local/function-log.ts'

type Options = { isShort: boolean; endpoints: EndpointName[] | undefined }

const BENCHMARKS: Record<string, (options: Options) => Promise<Section>> = {
  'cold-start': measureColdStarts,
  'warm-calls': measureWarmCalls,
  scale: measureScale,
  'login-flood': measureLoginFlood,
  soak: measureSoak,
  site: measureSite,
}

// The SDK's notice about Node versions to come would stand between the figures.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, endpoints: { type: 'string' } },
  allowPositionals: true,
})
const wanted = values.endpoints?.split(',')
const options: Options = {
  isShort: values.short === true,
  endpoints: wanted && endpoints.map(({ name }) => name).filter((name) => wanted.includes(name)),
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

// Tables and stacks lie in one folder, which goes with this process, however it ends.
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.env['TMPDIR'] = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

await buildStale()
// Functions log each request.
redirectConsole(devNull)
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const section = await measure(options)
  const markdown = toMarkdown(section)
  process.stdout.write(`\n${markdown}\n`)
  if (!options.isShort && !options.endpoints) saveSection(section.title, markdown)
}
