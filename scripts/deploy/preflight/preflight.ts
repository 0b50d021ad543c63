import type { StageName } from '#infra/config.ts'
import { readFacts } from '#scripts/deploy/preflight/facts.ts'
import { findingsOf } from '#scripts/deploy/preflight/findings.ts'

/** Prints the findings about a synthesised stage. @throws Error if one of them would make the deployment fail */
export async function preflight(stage: StageName): Promise<void> {
  const findings = findingsOf(await readFacts(stage))
  for (const { level, text } of findings) console.log(`${level}: ${text}`)
  const { length } = findings.filter(({ level }) => level === 'error')
  if (length > 0) throw new Error(`${length} error(s) above: nothing was changed`)
}
