import { STAGES, type StageName } from '#infra/config.ts'

/** @throws Error with the usage of the npm command for another word */
export function stageOf(word: string | undefined, command: string): StageName {
  if (word !== undefined && Object.hasOwn(STAGES, word)) return word as StageName
  throw new Error(`Usage: npm run ${command} -- <${Object.keys(STAGES).join('|')}>`)
}
