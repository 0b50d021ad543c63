import { fullDay } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import { refusalLabels } from '#words/labels/refusals.ts'

/** Whether the chosen day or window is what is wrong. A 409 without open windows means that an earlier try is still running. */
export const isAboutTime = ({ fields = {}, availability }: ApiError) =>
  availability !== undefined || 'serviceDate' in fields || 'serviceTime' in fields

const RULES: readonly ApiError['code'][] = [
  'visit-over',
  'visit-too-late',
  'visit-moved-often',
  'quote-booked',
  'quote-booked-for',
  'quote-expired',
  'quote-expired-today',
]
/** True if a rule refused what a link or a quote does not allow, false if somebody else was faster. */
export const isByRule = ({ code }: ApiError) => code !== undefined && RULES.includes(code)

/** Says why the API refused, in the words of the page; undefined without a reason that the page knows. */
export function refusalText({ code, values }: ApiError): string | undefined {
  const text: string | undefined = code && refusalLabels[code]
  return text && format(text, { ...values, ...(values?.['date'] && { date: fullDay(values['date']) }) })
}
