import type { LoadedPage } from '#frontend/app/load-page.ts'

/** The schema.org blocks of a page (decision 8). */
export function structuredData(_page: LoadedPage, _origin: string): object[] {
  return []
}
