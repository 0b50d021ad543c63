/** The lines of a stored price in the words of a page. They are English. */
import type { OwnerWords } from '#frontend/content/types.ts'

export const lineLabel: OwnerWords['line'] = ({ label }) => ({ label })
