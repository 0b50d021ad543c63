/**
 * `npm run bench -- [--short] [benchmark ...]`: measures and writes docs/benchmarks.md. `--short` shows in two minutes that all of it works.
 * `npm run bench -- [--short] --against <commit> [endpoint ...]` prints cold starts beside another commit's, and keeps none.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type EndpointName, routesByName } from '#schemas/routes.ts'
import { redirectConsole } from '#scripts/local/aws/cloudwatch-logs.ts'
import { measureColdStarts } from '#tests/bench/cold-start/cold-start.ts'
import { measureLinks } from '#tests/bench/links.ts'
import { type Section, saveSection, toMarkdown } from '#tests/bench/report.ts'
import { measureSite } from '#tests/bench/site.ts'

const BENCHMARKS = { site: measureSite, links: measureLinks }

// Keeps the SDK's notice about future Node versions out of the figures.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true'

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean' }, against: { type: 'string' } },
  allowPositionals: true,
})
const { short: isShort = false, against } = values
const known = Object.keys(against ? routesByName : BENCHMARKS)
const unknown = positionals.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; there are ${known.join(', ')}`)
  process.exit(1)
}
const wanted = positionals.length > 0 ? positionals : known

// Tables, stacks and worktrees are in one folder, removed when this process ends.
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
process.env['TMPDIR'] = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

// Functions log each request.
redirectConsole(devNull)
if (against) print(await measureColdStarts(wanted as EndpointName[], { isShort, against }))
else
  for (const name of wanted) {
    const section = await BENCHMARKS[name as keyof typeof BENCHMARKS]({ isShort })
    const markdown = print(section)
    if (!isShort) saveSection(section.title, markdown)
  }

function print(section: Section): string {
  const markdown = toMarkdown(section)
  process.stdout.write(`\n${markdown}\n`)
  return markdown
}
