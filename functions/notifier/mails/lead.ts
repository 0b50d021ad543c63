/** A record that mails are about, with its type, and its facts as mails write them. */
import { format, money } from '#frontend/lib/format.ts'
import type { ContactRecord } from '#functions/contacts/contact-model.ts'
import type { Row } from '#functions/notifier/mails/mail.ts'
import type { Person } from '#functions/people/customer-rows.ts'
import { dayText, lineIn, windowLabel, wordsOf } from '#functions/words.ts'
import type { Booking } from '#schemas/contract/booking-record.ts'
import type { Quote } from '#schemas/contract/quotes.ts'
import { jobLength, type Rhythm, type ServiceType } from '#schemas/facts/jobs.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { mailtoLink, mapLink, telephoneLink } from '#schemas/facts/links.ts'
import type { VisitWindow } from '#schemas/facts/pacific-time.ts'
import { placeName } from '#schemas/facts/places.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'
import { type As, addressText, type Fields, LANGUAGE_WORDS, listedIn } from '#schemas/fields/field.ts'

export type Lead =
  | { type: 'quote'; record: Quote }
  | { type: 'contact'; record: ContactRecord }
  | { type: 'booking'; record: Booking }

/** A quote's lines and their total. */
export function amountsOf(
  { lines, totalPrice }: Pick<Quote, 'lines' | 'totalPrice'>,
  total: string,
  language?: LanguageCode,
): Row[] {
  return [
    ...lines.map((line) => ({ label: lineIn(language)(line).label, value: money(line.amount) })),
    { label: total, value: money(totalPrice) },
  ]
}

/** How long the visit takes; none while that is unknown. */
export function lengthRows({ minutes, language }: Pick<Booking, 'minutes' | 'language'>): Row[] {
  const words = wordsOf(language).jobLength
  return minutes === undefined ? [] : [{ label: words.label, value: jobLength(minutes, words) }]
}

/** The lead's customer. A booking may lack an email address, because the owner can remove a wrong one. */
export function customerOf(lead: Lead): Person {
  if (lead.type === 'quote') return lead.record.customerInfo
  if (lead.type === 'contact') return lead.record
  return { ...lead.record, name: nameOf(lead.record) }
}

/** Formats a visit: `Saturday, November 21, 2026, 8-10 AM Pacific time`. Converts no time zone. */
export function visitText({ serviceDate, serviceTime }: VisitWindow, words = wordsOf()): string {
  return format(words.dates.visit, {
    day: dayText(serviceDate, 'fullDay', words),
    window: windowLabel(serviceTime, words),
  })
}

const WORDS: Partial<Record<As, (value: never) => string | undefined>> = {
  dollars: money,
  address: addressText,
  service: (type: ServiceType) => wordsOf().services[type],
  city: placeName,
  length: (minutes: number) => jobLength(minutes, wordsOf().jobLength),
  language: (code: keyof typeof LANGUAGE_WORDS) => LANGUAGE_WORDS[code],
  rhythm: (months: Rhythm) => wordsOf().rhythms.every[months],
}

const LINKS: Partial<Record<As, (value: string) => string>> = {
  phone: telephoneLink,
  email: mailtoLink,
  address: mapLink,
}

/**
 * The facts that a table of fields lists in the owner's mail.
 * @param words of fields that are said together with others */
export function listedRows(fields: Fields, record: object, words: Record<string, string> = {}): Row[] {
  return listedIn(fields, 'ownerMail').flatMap(({ path, label, field: { as = 'typed' }, valueIn }) => {
    const stored = words[path] ?? valueIn(record)
    if (stored === undefined) return []
    const write = path in words ? undefined : WORDS[as]
    const value = write ? write(stored as never) : String(stored)
    const link = LINKS[as]
    return value ? [{ label, value, ...(link && { href: link(String(stored)) }) }] : []
  })
}
