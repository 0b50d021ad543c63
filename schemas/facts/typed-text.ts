/** How typed names, numbers and addresses are read and compared. No imports: public pages load this file. */

const APOSTROPHES = /['’‘‛ʼʻ´`′＇]/g
const HYPHENS = /[‐‑‒–—−]/g

/** Letters that Unicode does not take apart. */
const LETTERS: Record<string, string> = { đ: 'd', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss' }

/** Text as searches compare it: O’Brien is obrien, Muñoz is munoz, Đặng is dang, and each hyphen is the keyboard's. */
export function plainText(text: string): string {
  const bare = text.replace(APOSTROPHES, '').normalize('NFKD').replace(/\p{M}/gu, '')
  const plain = bare.replace(HYPHENS, '-').toLowerCase()
  return plain.replace(/[đıłøæœß]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The first characters of a text, without half of an emoji at the end: those take two. */
export const startOf = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')

/** Digits of a phone number, without the US country code. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}

/** Addresses with the same key are one and share a note. */
export const addressKey = (address: string) => address.toLowerCase()

/** Domains that ignore dots before the @; both belong to one provider. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Normalises all spellings of one mailbox: `Ana.Ruiz+quote@GMail.com` becomes `anaruiz@gmail.com`. */
export function mailboxOf(address: string): string {
  const [local, domain] = address.toLowerCase().split('@') as [string, string]
  const name = local.replace(/(?<=.)\+.*/, '')
  return IGNORES_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** True if a record had an address, and gets one of another mailbox, or none. */
export const isAnotherMailbox = (old: string | undefined, next: string | undefined) =>
  Boolean(old) && (!next || mailboxOf(old ?? '') !== mailboxOf(next))

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** Who pays for a visit: the business, whose name is on the check, and the person. */
export const payerOf = (visit: Parameters<typeof nameOf>[0] & { businessName?: string | undefined }) =>
  [visit.businessName, nameOf(visit)].filter(Boolean).join(', ')

/** The last word with the particles before it. */
const LAST_NAME = /^(.*?)\s+((?:(?:d[aeio]|de[lnr]|dos|l[aeo]s?|v[ao]n)\s+)*\S+)$/iu

/** Splits a quote's name into first and last; the last name of a single word is empty. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = name.trim(), lastName = ''] = LAST_NAME.exec(name.trim()) ?? []
  return { firstName, lastName }
}
