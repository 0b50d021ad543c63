import type { Language } from '#frontend/content/types.ts'

export const language = {
  code: 'en',
  openGraph: 'en_US',
  locale: 'en-US',
  prefix: '',
} as const satisfies Language
