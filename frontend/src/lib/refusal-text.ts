import { fullDay } from '#frontend/lib/days.ts'
import { format } from '#frontend/lib/format.ts'
import type { ApiError } from '#schemas/contract/error.ts'
import { refusalLabels } from '#words/labels/refusals.ts'

/** Whether the chosen day or window is what is wrong. */
export const isAboutTime = ({ fields = {} }: ApiError) => 'serviceDate' in fields || 'serviceTime' in fields

/** Says why the API refused, in the words of the page; undefined without a reason that the page knows. */
export function refusalText({ code, values }: ApiError): string | undefined {
  const text: string | undefined = code && refusalLabels[code]
  return text && format(text, { ...values, ...(values?.['date'] && { date: fullDay(values['date']) }) })
}
