const APOSTROPHES = /['’‘‛ʼʻ´`′＇]/g
const HYPHENS = /[‐‑‒–—−]/g

/** Text as searches compare it: O’Brien is obrien, Muñoz is munoz, and each hyphen is the keyboard's. */
export function plainText(text: string): string {
  const bare = text.replace(APOSTROPHES, '').normalize('NFKD').replace(/\p{M}/gu, '')
  return bare.replace(HYPHENS, '-').toLowerCase()
}

/** Digits of a phone number, without the US country code. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
}
