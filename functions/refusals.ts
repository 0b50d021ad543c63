/** Refusals that customers meet. Pages say them by their codes; the API's message is the English text of the same words. */

import { refusalLabels } from '#frontend/content/en/labels/refusals.ts'
import type { Blanks } from '#frontend/content/types.ts'
import { format } from '#frontend/lib/format.ts'
import { AppError } from '#functions/errors.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import { dateInWords } from '#schemas/facts/pacific-time.ts'
import { REFUSALS, type RefusalCode } from '#schemas/facts/refusals.ts'

type Values<C extends RefusalCode> = Record<Blanks<(typeof refusalLabels)[C]>, string>

type Further = Pick<ApiError, 'current' | 'availability' | 'today'> & {
  /** The field that is wrong. */
  field?: string
  /** Seconds. */
  retryAfter?: number
}

/** @param values of the names in the code's text; `date` is a Pacific date */
export function refuse<C extends RefusalCode>(
  code: C,
  values: Values<C>,
  { field, retryAfter, ...details }: Further = {},
): AppError {
  const given: Record<string, string> = values
  const { date } = given
  const text = format<string>(refusalLabels[code], { ...given, ...(date && { date: dateInWords(date) }) })
  const message = field ? refusalLabels['check-fields'] : text
  return new AppError(
    REFUSALS[code],
    message,
    {
      code,
      ...(Object.keys(given).length > 0 && { values: given }),
      ...(field && { fields: { [field]: text } }),
      ...details,
    },
    retryAfter,
  )
}

/** For any link of a mail that does not work; says nothing about why. */
export const linkGone = (phone: string) => refuse('link-gone', { phone })
