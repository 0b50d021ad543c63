/** The languages of the website, each with a folder of words. Others fall back to English. No imports: the builds load this file, too. */
export const LANGUAGES = ['en', 'es'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

/** What a language adds to the names of its built files. */
export const suffixOf = (language: LanguageCode) => (language === 'en' ? '' : `_${language}`)

/** Ends the key of a text of the owner's that is the Spanish one of another. */
export const SPANISH = suffixOf('es')
