/** Renders a record in every spot, and asks of each field of its table whether it is there. */
import { afterAll, expect } from '@jest/globals'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { tabs } from '#frontend/admin/device/kept.ts'
import { SessionProvider } from '#frontend/admin/session/session.tsx'
import { type Fields, leavesOf, type Spot } from '#schemas/fields/field.ts'

// A channel that is open keeps the test's process running.
afterAll(() => tabs.close())

/** What a screen reads, without its markup, and where its links lead. */
export function textOf(element: ReactNode): string {
  return renderToStaticMarkup(
    <SessionProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </SessionProvider>,
  )
    .replace(/<[^>]* href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

export type Said = {
  /** What people read of each shown field, by path. */
  texts: Record<string, string>
  /** Where a spot writes it otherwise. */
  others?: Partial<Record<Spot | 'csv', Record<string, string>>>
  /** Each spot's whole text. */
  spots: Partial<Record<Spot, string>>
  /** The cells of the file, by column. */
  cells: Record<string, string>
}

/** Every field is in each spot that its entry names, and in a column of its own; a hidden one says why. */
export function expectShown(fields: Fields, { texts, others = {}, spots, cells }: Said): void {
  const leaves = leavesOf(fields, () => true)
  const missing = leaves.flatMap(({ path, label, field }) => {
    const places = [...(field.in ?? []), ...(field.placed ?? [])]
    const textIn = (spot: Spot | 'csv') => others[spot]?.[path] ?? texts[path] ?? `no text for ${path}`
    const absent = places.filter((spot) => !spots[spot]?.toLowerCase().includes(textIn(spot).toLowerCase()))
    const hasColumn = field.notInFiles || field.parts || cells[field.labels?.csv ?? label] === textIn('csv')
    return [...absent, ...(hasColumn ? [] : ['csv'])].map((spot) => `${path} in ${spot}`)
  })
  expect(missing).toEqual([])
  const unseen = leaves.filter(({ field }) => field.notInFiles && !field.in && !field.placed)
  expect(unseen).toEqual([])
}
