/** docs/benchmarks.md: one section a benchmark, each with its own date and machine, so that one can be measured anew alone. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** A figure must be at most `limit`; with `isLeast`, at least. */
type Target = { figure: string; measured: number; limit: number; isLeast?: boolean; unit?: '×' | '%' }

export type Section = {
  title: string
  /** Paragraphs: the measurement, and how to read its table. */
  notes: string[]
  targets: Target[]
  /** Each row has the same columns, with its cell of each. */
  rows: Record<string, string | number>[]
}

const FILE = 'docs/benchmarks.md'
const HEAD = `# Benchmarks

Written by \`npm run bench\`. Figures of one table were measured in one run, in alternating order, and are medians unless
their heading says otherwise; compare ratios, because milliseconds belong to the machine.
`

/** A section as Markdown, dated now and with this machine's name. */
export function toMarkdown({ title, notes, targets, rows }: Section): string {
  const targetRows = targets.map(({ figure, measured, limit, isLeast = false, unit = '' }) => ({
    Figure: figure,
    Measured: `${measured.toFixed(2)}${unit}`,
    Target: `${isLeast ? 'at least' : 'at most'} ${limit}${unit}`,
    '': (isLeast ? measured >= limit : measured <= limit) ? 'met' : '**missed**',
  }))
  return [
    `## ${title}`,
    `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC on ${machine()}.`,
    ...notes,
    ...(targets.length > 0 ? [markdownTable(targetRows)] : []),
    markdownTable(rows),
  ].join('\n\n')
}

/** Puts a section into the document, in place of an earlier one with the same title. */
export function saveSection(title: string, markdown: string): void {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const sections = text.split(/^(?=## )/m).slice(1)
  const at = sections.findIndex((section) => section.startsWith(`## ${title}\n`))
  sections.splice(at < 0 ? sections.length : at, 1, markdown)
  writeFileSync(FILE, [HEAD, ...sections].map((part) => `${part.trim()}\n`).join('\n'))
}

function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  const load = loadavg()[0]?.toFixed(1)
  return `${availableParallelism()} × ${cpus()[0]?.model.trim()}, ${gigabytes} GB, ${process.platform}, Node ${process.version}, load ${load}`
}

function markdownTable(rows: Section['rows']): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const columns = Object.keys(rows[0] ?? {})
  const rules = columns.map((_, index) => (index === 0 ? '---' : '--:'))
  return [columns, rules, ...rows.map((row) => Object.values(row))].map(line).join('\n')
}
