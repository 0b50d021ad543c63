/** From the last word on, with the particles before it. */
const LAST_NAME = /^(.*?)\s+((?:(?:d[aeio]|de[lnr]|dos|l[aeo]s?|v[ao]n)\s+)*\S+)$/iu

/** A quote's one name as the two that a booking has; of one word, the last name is empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = name.trim(), lastName = ''] = LAST_NAME.exec(name.trim()) ?? []
  return { firstName, lastName }
}
