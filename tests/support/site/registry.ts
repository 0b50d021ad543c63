/** The registry of the built site. Its sources import pictures, which only the build can read. */
import { resolve } from 'node:path'
import type { ReactElement } from 'react'

const renderer = (await import(
  resolve(import.meta.dirname, '../../../dist/renderer/render.mjs')
)) as typeof import('#frontend/site/render/render.tsx')

export const { pages, CITIES, htmlFileOf, renderSite } = renderer

type Kind = ReactElement & { type: { name: string } }

/** One page of each kind, under the name of the component that renders it. */
export const samples: readonly { path: string; kind: string }[] = [
  ...new Map(
    pages.map(({ path, body }) => [(body as Kind).type.name, { path, kind: (body as Kind).type.name }]),
  ).values(),
]
