/** Builds the inline scripts of public pages, and the hashes by which the content security policy allows them (decision 59). */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { INLINE_SCRIPTS_FILE } from '#infra/edge/edge-functions.ts'
import { DIST } from '#scripts/build/outputs.ts'

const SOURCES = { boot: 'boot.ts', linkBoot: 'link-boot.ts' }

type InlineScripts = Record<keyof typeof SOURCES, string>

export async function buildInlineScripts(): Promise<InlineScripts> {
  const texts = await Promise.all(Object.values(SOURCES).map(textOf))
  writeFileSync(join(DIST, INLINE_SCRIPTS_FILE), texts.map(hashOf).join(' '))
  return Object.fromEntries(Object.keys(SOURCES).map((name, index) => [name, texts[index]])) as InlineScripts
}

async function textOf(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve(import.meta.dirname, '../../frontend/src/browser', source)],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    write: false,
  })
  return outputFiles[0]?.text.trim() ?? ''
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
