/** Builds the inline scripts of public pages, and the hashes by which the content security policy allows them (decision 59). */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INLINE_SCRIPTS_FILE } from '#infra/edge/edge-functions.ts'
import { DIST } from '#scripts/build/outputs.ts'
import { scriptText } from '#scripts/build/site-files.ts'

/** Writes the hashes into dist. @returns the texts */
export async function buildInlineScripts(): Promise<Record<'boot' | 'linkBoot', string>> {
  const [boot, linkBoot] = [await scriptText('browser/boot.ts'), await scriptText('browser/link-boot.ts')]
  writeFileSync(join(DIST, INLINE_SCRIPTS_FILE), [boot, linkBoot].map(hashOf).join(' '))
  return { boot, linkBoot }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
