/** The registry of the built site. Its sources import pictures, which only the build can read. */
import { resolve } from 'node:path'
import type { ReactElement } from 'react'

const renderer = (await import(
  resolve(import.meta.dirname, '../../../dist/renderer/render.mjs')
)) as typeof import('#frontend/site/render/render.tsx')

export const { pages, CITIES, htmlFileOf, renderSite } = renderer

type Kind = ReactElement & { type: { name: string } }

/** The component that renders a page names its kind. */
const kindOf = ({ body }: { body: ReactElement }) => (body as Kind).type.name

/** The paths of each kind of page. */
export const kinds = [...new Set(pages.map(kindOf))].map((kind) => ({
  kind,
  paths: pages.filter((page) => kindOf(page) === kind).map(({ path }) => path),
}))
