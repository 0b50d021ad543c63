/** Who a visit is for, and where: typed by the visitor, or as a quote has it. */
import * as z from 'zod'
import { rulesOf } from '#schemas/contract/texts.ts'
import { BOOKING_FORM } from '#schemas/facts/forms.ts'
import { splitName } from '#schemas/facts/typed-text.ts'

const { firstName, lastName, email, phone, address } = rulesOf(BOOKING_FORM)
export const BookedPerson = z.object({ firstName, lastName, email, phone, address })
export type BookedPerson = z.infer<typeof BookedPerson>
export const PersonField = BookedPerson.keyof()
export type PersonField = z.infer<typeof PersonField>

type Asker = { name: string; email: string; phone?: string | undefined; address?: string | undefined }

/** What the customer of a quote need not type again. A name of one word is asked for. */
export function personOf({ name, ...reached }: Asker): Partial<BookedPerson> {
  const names = splitName(name)
  const found = { ...(names.lastName && names), ...reached }
  return Object.fromEntries(
    PersonField.options.flatMap((field) => {
      const { success, data } = BookedPerson.shape[field].safeParse(found[field])
      return success ? [[field, data]] : []
    }),
  )
}
