/**
 * Links that need no sign-in (decision 73). A token is a scope letter, the id and a signature, 45 characters; nothing is stored,
 * so a mail can be composed long after its record.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { config } from '#functions/environment.ts'
import { idOfHex, mailboxId } from '#functions/table/keys.ts'
import { pathIn } from '#functions/words.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { pathOf, publicRoutes } from '#schemas/routes.ts'

/** Uses of a link. */
const SCOPES = {
  /** The customer sees and changes a visit. */
  visit: 'v',
  /** Times of a visit for a calendar. */
  calendar: 'c',
  /** The owner confirms or declines a visit. */
  answer: 'o',
  /** The owner's calendar feed. */
  feed: 'f',
  /** Anyone it was shared with sees, books or declines a quote. */
  quote: 'q',
  /** Its customer, from their own mail, books it without saying who they are. */
  ownQuote: 'b',
  /** The owner marks a quote as contacted. */
  contacted: 'm',
  /** A mailbox opts out of marketing mails. */
  optOut: 'u',
  /** The owner undoes a change of account or leads. */
  undo: 'x',
  /** A new browser of the owner signs in. */
  device: 'd',
} as const
export type LinkScope = keyof typeof SCOPES

const SIGNATURE_BYTES = 16
const ID_LENGTH = 22

/** @param generation of the record; raising it invalidates earlier links */
export function signLink(scope: LinkScope, id: string, generation = 0): string {
  return signWith(config.linkSecrets()[0], scope, id, generation)
}

/** The record that a link leads to, in the language of its customer. */
type Target = { id: string; linkGeneration: number; language?: LanguageCode | undefined }

/** The pages of links that name a record; `SCOPES` says what they are for. */
const PAGES = { visit: '/visit', answer: '/answer', contacted: '/answer', ownQuote: '/quote' } as const

/** Address of the page that the link of a record leads to. */
export const linkAddress = (scope: keyof typeof PAGES, origin: string, record: Target) =>
  `${origin}${pathIn(PAGES[scope], record.language)}?k=${signLink(scope, record.id, record.linkGeneration)}`

/** Path of a visit's calendar file. */
export const calendarPath = ({ id, linkGeneration }: Target) =>
  `${pathOf(publicRoutes.getVisitCalendar.path, {})}?t=${signLink('calendar', id, linkGeneration)}`

/** Address of the page on which a mailbox opts out of marketing mails; names no address. */
export function optOutAddress(origin: string, email: string, language?: LanguageCode): string {
  return `${origin}${pathIn('/mails', language)}?k=${signLink('optOut', mailboxId(email))}`
}

/** Address of the page on which the owner undoes a change. @param id of the change, as its mail names it */
export function undoAddress(origin: string, id: string): string {
  return `${origin}/undo?k=${signLink('undo', id)}`
}

/** How long a device link works: until the next one may be asked for. */
const DEVICE_LINK_MS = 60 * 60_000

/** Device links asked for at or before this instant have expired. */
export const deviceLinkEnded = (now: Date) => new Date(now.getTime() - DEVICE_LINK_MS).toISOString()

/** @param askedAt when it was asked for */
export const isDeviceLinkLive = (askedAt: string, now: Date) => askedAt > deviceLinkEnded(now)

/** Address of the login, which lets a new browser sign in. */
export function deviceLinkAddress(origin: string, id: string): string {
  return `${origin}/admin/login?device=${signLink('device', id)}`
}

/** Returns the id that a link without a generation names; undefined for a link that is not ours. */
export function signedId(scope: LinkScope, token: string): string | undefined {
  const id = idOfLink(scope, token)
  return id !== undefined && isSigned(token, scope, id) ? id : undefined
}

/** Returns the id that a token names; undefined if it names none. The signature is not checked. */
export function idOfLink(scope: LinkScope, token: string): string | undefined {
  if (!/^[a-z][\w-]{44}$/.test(token) || token[0] !== SCOPES[scope]) return undefined
  return idOfHex(Buffer.from(token.slice(1, 1 + ID_LENGTH), 'base64url').toString('hex'))
}

/** True if a token has this scope, id and generation, signed with the current or an earlier secret. */
export function isSigned(token: string, scope: LinkScope, id: string, generation = 0): boolean {
  const given = Buffer.from(token)
  return config.linkSecrets().some((secret) => {
    const expected = Buffer.from(signWith(secret, scope, id, generation))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function signWith(secret: string, scope: LinkScope, id: string, generation: number): string {
  const name = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
  const signature = createHmac('sha256', secret)
    .update(`v1|${scope}|${id}|${generation}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES)
  return `${SCOPES[scope]}${name}${signature.toString('base64url')}`
}
