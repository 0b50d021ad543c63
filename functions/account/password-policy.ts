/** Which passwords an admin may choose, beyond their length. */
import { commonPasswords } from '#functions/account/common-passwords.ts'

/** Words of the trade and the area; those of the settings and of the admin are added by the caller. */
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
 * Why a password is refused, as a text for people; undefined when it may be used.
 * @param words further words that outsiders could guess: business name, city, username, email address
 */
export function passwordProblem(password: string, words: readonly string[]): string | undefined {
  const plain = plainOf(password)
  if (commonPasswords().has(plain)) return COMMON_PASSWORD_MESSAGE
  const guessable = new Set([...OWN_WORDS, ...words.flatMap(splitWords)])
  if (isMadeOf(lettersOf(plain), guessable)) return OWN_WORD_MESSAGE
  return undefined
}

const plainOf = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (plain: string) => plain.replace(/\P{L}/gu, '')

/** Its words, and all of it as one: "Al's Glass" is guessed as "glass" and as "alsglass". */
function splitWords(text: string): string[] {
  const plain = plainOf(text)
  return [...plain.split(/\P{L}/u).filter(({ length }) => length >= 3), lettersOf(plain)]
}

/** True when the letters are nothing but `words` one after another: "Hanford-Windows-2025" is, "hanfordia" is not. */
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
