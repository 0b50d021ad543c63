/** Rules for an admin's password, besides its length. */
import commonPasswords from '#functions/account/common-passwords.json' with { type: 'json' }

/** The commonest 2,500 of at least six characters, in lower case, out of @zxcvbn-ts/language-common 4.1.3 (MIT). */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(commonPasswords)

/** Words about the trade and the area; the caller adds those from the settings and the account. */
const OWN_WORDS = [
  ...['window', 'windows', 'clean', 'cleaner', 'cleaners', 'cleaning', 'glass', 'house', 'office', 'service'],
  ...['central', 'valley', 'california', 'hanford', 'fresno', 'visalia', 'tulare', 'lemoore', 'clovis'],
  ...['kingsburg', 'porterville', 'delano', 'bakersfield', 'kings', 'kern', 'business', 'owner', 'admin'],
  ...['administrator', 'password', 'login', 'welcome', 'website'],
]

export const COMMON_PASSWORD_MESSAGE =
  'This is one of the most common passwords. Please choose another, such as a few unrelated words.'
export const OWN_WORD_MESSAGE =
  'This password is made of words about the business. Please choose one that nobody could guess.'

/**
 * Returns why a password is refused, for people; undefined if it is accepted.
 * @param words that outsiders could guess: business name, city, username, email address
 */
export function passwordProblem(password: string, words: readonly string[]): string | undefined {
  const plain = plainOf(password)
  if (COMMON_PASSWORDS.has(plain)) return COMMON_PASSWORD_MESSAGE
  const guessable = new Set([...OWN_WORDS, ...words.flatMap(splitWords)])
  if (isMadeOf(lettersOf(plain), guessable)) return OWN_WORD_MESSAGE
  return undefined
}

const plainOf = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (plain: string) => plain.replace(/\P{L}/gu, '')

/** Splits a name into words, and joins it into one: "Al's Glass" gives "glass" and "alsglass". */
function splitWords(text: string): string[] {
  const plain = plainOf(text)
  return [...plain.split(/\P{L}/u).filter(({ length }) => length >= 3), lettersOf(plain)]
}

/** True if the letters consist of `words` only: those of "Hanford-Windows-2025" do, "hanfordia" does not. */
function isMadeOf(letters: string, words: ReadonlySet<string>): boolean {
  if (letters === '') return false
  const reachable = [true]
  for (let end = 1; end <= letters.length; end++) {
    reachable[end] = [...words].some(
      (word) => reachable[end - word.length] === true && letters.endsWith(word, end),
    )
  }
  return reachable[letters.length] === true
}
