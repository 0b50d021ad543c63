import type { Language } from '#frontend/content/types.ts'

export const language: Language = { code: 'en', openGraph: 'en_US', locale: 'en-US', prefix: '' }
