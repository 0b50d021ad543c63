import { isSpanish, SPANISH_PAGES } from '#frontend/content/spanish-pages.ts'
import type { Language, OtherLanguage } from '#frontend/content/types.ts'

export const language = {
  code: 'en',
  openGraph: 'en_US',
  pathOf: (path) => path,
} as const satisfies Language

/** What a form sends of its page's language. */
export const sentLanguage = {}

/** Whether a page exists in this language. */
export const hasPage = (_path: string) => true

export const otherLanguage: OtherLanguage = {
  code: 'es',
  label: 'Español',
  offer: { twin: 'Ver en español', none: 'Esta página está en inglés.' },
  twinOf: (path) => (SPANISH_PAGES.includes(path) ? `/es${path === '/' ? '' : path}` : undefined),
  owns: isSpanish,
}
