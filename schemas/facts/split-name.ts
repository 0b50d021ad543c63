/** The last word with the particles before it. */
const LAST_NAME = /^(.*?)\s+((?:(?:d[aeio]|de[lnr]|dos|l[aeo]s?|v[ao]n)\s+)*\S+)$/iu

/** Splits a quote's name into first and last; the last name of a single word is empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = name.trim(), lastName = ''] = LAST_NAME.exec(name.trim()) ?? []
  return { firstName, lastName }
}
