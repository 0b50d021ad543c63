/** The lines of a stored price, in Spanish as far as there were words for them when it was stored. */
import type { OwnerWords } from '#frontend/content/types.ts'

export const lineLabel: OwnerWords['line'] = ({ label, labelEs }) =>
  labelEs === undefined ? { label, lang: 'en' } : { label: labelEs }
