/** The facts of a record that its table of fields lists in the owner's mail. */

import { dollars, type Row } from '#functions/notifier/mails/mail.ts'
import { wordsOf } from '#functions/words.ts'
import { jobLength } from '#schemas/facts/job-length.ts'
import { mailtoLink, mapLink, telephoneLink } from '#schemas/facts/links.ts'
import { placeName } from '#schemas/facts/places.ts'
import type { Rhythm, ServiceType } from '#schemas/facts/service-types.ts'
import { type As, addressText, type Fields, LANGUAGE_WORDS, listedIn } from '#schemas/fields/field.ts'

const WORDS: Partial<Record<As, (value: never) => string | undefined>> = {
  dollars,
  address: addressText,
  service: (type: ServiceType) => wordsOf().services[type],
  city: placeName,
  length: (minutes: number) => jobLength(minutes, wordsOf().jobLength),
  language: (code: keyof typeof LANGUAGE_WORDS) => LANGUAGE_WORDS[code],
  rhythm: (months: Rhythm) => wordsOf().rhythms[months],
}

const LINKS: Partial<Record<As, (value: string) => string>> = {
  phone: telephoneLink,
  email: mailtoLink,
  address: mapLink,
}

/** @param words of fields that are said together with others */
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
