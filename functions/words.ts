/** The words that functions say. Each language is in the bundle, because one process writes in all of them; no other file loads words. */

import { townDayLabels, windowLabels } from '#frontend/content/en/labels/dates.ts'
import { complaintLabels } from '#frontend/content/en/labels/forms.ts'
import { billLabels } from '#frontend/content/en/labels/receipt.ts'
import {
  jobLengthLabels,
  preparationLabels,
  rhythmLabels,
  serviceLabels,
} from '#frontend/content/en/labels/services.ts'
import { afterMails } from '#frontend/content/en/mails/after.ts'
import { mailFrame } from '#frontend/content/en/mails/frame.ts'
import { leadMails } from '#frontend/content/en/mails/leads.ts'
import { visitMails } from '#frontend/content/en/mails/visits.ts'
import type { Translation } from '#frontend/content/types.ts'
import { complaintText as textOf } from '#schemas/facts/complaints.ts'

export { priceLabels, windowKindLabels } from '#frontend/content/en/labels/prices.ts'

const en = {
  frame: mailFrame,
  leads: leadMails,
  visits: visitMails,
  after: afterMails,
  bill: billLabels,
  windows: windowLabels,
  townDays: townDayLabels,
  services: serviceLabels,
  rhythms: rhythmLabels.every,
  jobLength: jobLengthLabels,
  preparation: preparationLabels,
}

/** Typed as the English ones, whose blanks `format` knows. */
export type Words = typeof en

type Language = 'en'
const WORDS: Record<Language, Translation<Words>> = { en }

/** English for the owner, and for customers whose language is unknown. */
export const wordsOf = (language: Language = 'en') => WORDS[language] as Words

/** An arrival window by its start, for instance `8-10 AM`; an unknown start is returned unchanged. */
export function windowLabel(start: string, { windows } = wordsOf()): string {
  return (windows as Readonly<Record<string, string>>)[start] ?? start
}

/** What is wrong with a field, as the API says it in English; a text that is no code is returned unchanged. */
export const complaintText = (complaint: string) => textOf(complaintLabels, complaint)
