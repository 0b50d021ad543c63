import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

/** Lines and characters of a text that is shown whole. */
const LINES = 40
const CHARACTERS = 3000

/**
 * Props of the place of a text that anybody may have typed. A lengthy one scrolls in it, also by keyboard, so that the next
 * records and the buttons stay in reach (P17.14).
 */
export function typedText(text: unknown) {
  const isLengthy = typeof text === 'string' && (text.length > CHARACTERS || text.split('\n').length > LINES)
  return { ...ANY_LANGUAGE, ...(isLengthy && { 'data-lengthy': '', tabIndex: 0 }) }
}
