/** The registry of the built site. Its sources import pictures, which only the build can read. */
import { resolve } from 'node:path'
import type { ReactElement } from 'react'
import type { Page } from '#frontend/site/page.ts'
import { rendererFile } from '#functions/publisher/build.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'

type Renderer = typeof import('#frontend/site/render/render.tsx')

const rendererIn = async (language: LanguageCode) =>
  (await import(resolve(import.meta.dirname, '../../../dist/renderer', rendererFile(language)))) as Renderer

const renderer = await rendererIn('en')
export const spanish = await rendererIn('es')

export const { pages, CITIES, htmlFileOf, renderSite } = renderer

/** The address to which a Spanish page links for an English one: its twin, if there is one. */
export const inSpanish = (address: string) => {
  const [path = ''] = address.split(/[?#]/)
  const isThere = spanish.pages.some((page) => page.path === path)
  return isThere ? `/es${path === '/' ? address.slice(1) : address}` : address
}

/** The pages of all languages, by their addresses. */
export const addresses: { address: string; page: Page }[] = [
  ...pages.map((page) => ({ address: page.path as string, page })),
  ...spanish.pages.map((page) => ({ address: page.path === '/' ? '/es' : `/es${page.path}`, page })),
]

type Kind = ReactElement & { type: { name: string } }

/** The component that renders a page names its kind. */
const kindOf = ({ page: { body } }: { page: { body: ReactElement } }) => (body as Kind).type.name

/** The addresses of each kind of page. */
export const kinds = [...new Set(addresses.map(kindOf))].map((kind) => ({
  kind,
  paths: addresses.filter((page) => kindOf(page) === kind).map(({ address }) => address),
}))
