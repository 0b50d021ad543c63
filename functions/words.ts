/** The words that functions say. Each language is in the bundle, because one process writes in all of them. Refusals take their English words themselves: every endpoint loads them. */

import { dateLabels, townDayLabels, windowLabels } from '#frontend/content/en/labels/dates.ts'
import { billLabels } from '#frontend/content/en/labels/receipt.ts'
import {
  jobLengthLabels,
  preparationLabels,
  rhythmLabels,
  serviceLabels,
} from '#frontend/content/en/labels/services.ts'
import { language } from '#frontend/content/en/language.ts'
import { afterMails } from '#frontend/content/en/mails/after.ts'
import { mailFrame } from '#frontend/content/en/mails/frame.ts'
import { leadMails } from '#frontend/content/en/mails/leads.ts'
import { visitMails } from '#frontend/content/en/mails/visits.ts'
import { lineLabel } from '#frontend/content/en/owner/lines.ts'
import * as esDates from '#frontend/content/es/labels/dates.ts'
import * as esPrices from '#frontend/content/es/labels/prices.ts'
import * as esReceipt from '#frontend/content/es/labels/receipt.ts'
import * as esServices from '#frontend/content/es/labels/services.ts'
import * as esLanguage from '#frontend/content/es/language.ts'
import * as esAfter from '#frontend/content/es/mails/after.ts'
import * as esFrame from '#frontend/content/es/mails/frame.ts'
import * as esLeads from '#frontend/content/es/mails/leads.ts'
import * as esVisits from '#frontend/content/es/mails/visits.ts'
import * as esLines from '#frontend/content/es/owner/lines.ts'
import * as esOwner from '#frontend/content/es/owner/prices.ts'
import type { OwnerWords, Translation } from '#frontend/content/types.ts'
import { format } from '#frontend/lib/format.ts'
import type { LanguageCode } from '#schemas/facts/languages.ts'
import { clockOf, dayParts, pacificNow, twelveHours } from '#schemas/facts/pacific-time.ts'

export { priceLabels, windowKindLabels } from '#frontend/content/en/labels/prices.ts'

// Reads no property of what it imports: for esbuild each may be a getter, so it would keep all words in every bundle.
const en = {
  frame: mailFrame,
  leads: leadMails,
  visits: visitMails,
  after: afterMails,
  bill: billLabels,
  dates: dateLabels,
  windows: windowLabels,
  townDays: townDayLabels,
  services: serviceLabels,
  rhythms: rhythmLabels,
  jobLength: jobLengthLabels,
  preparation: preparationLabels,
}

/** Typed as the English ones, whose blanks `format` knows. */
export type Words = typeof en

const es: Translation<Words> = {
  frame: esFrame.mailFrame,
  leads: esLeads.leadMails,
  visits: esVisits.visitMails,
  after: esAfter.afterMails,
  dates: esDates.dateLabels,
  bill: esReceipt.billLabels,
  windows: esDates.windowLabels,
  townDays: esDates.townDayLabels,
  services: esServices.serviceLabels,
  rhythms: esServices.rhythmLabels,
  jobLength: esServices.jobLengthLabels,
  preparation: esServices.preparationLabels,
}

const WORDS: Record<LanguageCode, Translation<Words>> = { en, es }

/** English for the owner, and for customers who wrote from an English page. */
export const wordsOf = (code: LanguageCode = 'en') => WORDS[code] as Words

const PATHS = { en: language.pathOf, es: esLanguage.language.pathOf }

export const pathIn = (path: string, code: LanguageCode = 'en') => PATHS[code](path)

/** The owner's price list and the lines of a quote in Spanish, as far as there are words for them. */
export const spanishPrices = { list: esOwner.pricesInWords, labels: esPrices.priceLabels }

const LINES: Record<LanguageCode, OwnerWords['line']> = { en: lineLabel, es: esLines.lineLabel }
export const lineIn = (code: LanguageCode = 'en') => LINES[code]

/** An arrival window by its start, for instance `8-10 AM`; an unknown start is returned unchanged. */
export function windowLabel(start: string, { windows } = wordsOf()): string {
  return (windows as Readonly<Record<string, string>>)[start] ?? start
}

/** `Saturday, November 21, 2026`; as `day` without the year. Converts no time zone. */
export function dayText(date: string, how: 'fullDay' | 'day' = 'fullDay', { dates } = wordsOf()): string {
  return format(dates[how], dayParts(date, dates))
}

/** An instant in California: `Saturday, November 21, 8 AM Pacific time`. */
export function momentText(instant: Date, words = wordsOf()): string {
  const wall = pacificNow(instant)
  const { am, pm } = words.dates.time
  const time = format(wall.hour < 12 ? am : pm, { time: twelveHours(clockOf(wall)) })
  return format(words.dates.moment, { day: dayText(wall.date, 'day', words), time })
}
