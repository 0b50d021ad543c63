/** For an element whose text a person typed, in any language: a screen reader must not read it as the page's. */
export const ANY_LANGUAGE = { lang: '' }
