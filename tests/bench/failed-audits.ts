import type { RunnerResult } from 'lighthouse'

/** Characters of what an audit found: a cell of a table must stay readable. */
const LONGEST = 200

/** Where the details of audits name a fault, whatever their kind. */
type Finding = {
  description?: string
  sourceLocation?: { url?: string }
  url?: string
  node?: { selector?: string }
}

/** Audits that cost a category points, each with what it found, for instance `errors-in-console (Uncaught Error: x, /a.js)`. */
export function failedAudits({ lhr }: Pick<RunnerResult, 'lhr'>, category: string): string[] {
  const references = lhr.categories[category]?.auditRefs ?? []
  return references
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const details = lhr.audits[id]?.details
      const found =
        details && 'items' in details ? (details.items as Finding[]).map(findingText).join('; ') : ''
      return found ? `${id} (${shortened(found)})` : id
    })
}

function findingText({ description, sourceLocation, url, node }: Finding): string {
  const place = (sourceLocation?.url ?? url)?.replace(/^https?:\/\/[^/]+/, '')
  return [description, place, node?.selector].filter(Boolean).join(', ')
}

/** In one line, and without what ends a cell of a table. */
function shortened(text: string): string {
  const line = text.replace(/[\s|]+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}
