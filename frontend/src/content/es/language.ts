import { isSpanish, SPANISH_PAGES } from '#frontend/content/spanish-pages.ts'
import type { Language, OtherLanguage } from '#frontend/content/types.ts'

export const language = {
  code: 'es',
  openGraph: 'es_US',
  // Pages that are in English alone keep their address.
  pathOf: (path) => {
    const [page = ''] = path.split(/[?#]/)
    return hasPage(page) ? `/es${page === '/' ? path.slice(1) : path}` : path
  },
} as const satisfies Language

/** What a form sends of its page's language. */
export const sentLanguage = { language: 'es' } as const

/** Whether a page exists in this language. */
export const hasPage = (path: string) => SPANISH_PAGES.includes(path)

export const otherLanguage: OtherLanguage = {
  code: 'en',
  label: 'English',
  twinOf: (path) => path,
  owns: (address) => !isSpanish(address),
}
