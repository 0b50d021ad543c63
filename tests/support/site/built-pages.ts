/** Reads the static pages of dist/site. They are our own output, and valid HTML by another test, so patterns suffice. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import he from 'he'
import { addresses, htmlFileOf } from '#tests/support/site/registry.ts'

export const SITE = resolve(import.meta.dirname, '../../../dist/site')

export type BuiltPage = {
  path: string
  html: string
  title: string
  description: string
  canonical: string | undefined
  robots: string
  h1: string[]
  /** Values of href in anchors. */
  links: string[]
  ids: string[]
  structuredData: Record<string, unknown>[]
  /** The visible text. */
  text: string
}

function first(html: string, pattern: RegExp): string | undefined {
  const found = pattern.exec(html)?.[1]
  return found === undefined ? undefined : he.decode(found)
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => he.decode(match[1] ?? ''))
}

/** Removes tags, decodes entities and collapses white space. */
function visibleText(html: string): string {
  const body = html.replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ').replace(/<!--.*?-->/gs, '')
  return he
    .decode(body.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

function readPage(path: string): BuiltPage {
  const html = readFileSync(join(SITE, htmlFileOf(path)), 'utf8')
  const meta = (name: string) => first(html, new RegExp(`<meta name="${name}" content="([^"]*)">`)) ?? ''
  return {
    path,
    html,
    title: first(html, /<title>([^<]*)<\/title>/) ?? '',
    description: meta('description'),
    canonical: first(html, /<link rel="canonical" href="([^"]*)">/),
    robots: meta('robots'),
    h1: all(html, /<h1[^>]*>(.*?)<\/h1>/gs).map(visibleText),
    links: all(html, /<a\b[^>]*? href="([^"]*)"/g),
    ids: all(html, /<[^>]*? id="([^"]+)"/g),
    structuredData: all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      (text) => JSON.parse(text) as Record<string, unknown>,
    ),
    text: visibleText(html.slice(html.indexOf('<body>'))),
  }
}

/** Every page, in all languages. */
export const builtPages: readonly BuiltPage[] = addresses.map(({ address }) => readPage(address))

/** @throws when there is none at this path */
export function pageAt(path: string): BuiltPage {
  const found = builtPages.find((page) => page.path === path)
  if (!found) throw new Error(`No page at ${path}`)
  return found
}

/** Every HTML file that was built, relative to dist/site. */
export function htmlFiles(): string[] {
  return readdirSync(SITE, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
}
