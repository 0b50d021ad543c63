import { formatPhone } from '#frontend/admin/lib/format.ts'

/** A phone number as people read it, on one line; other text may wrap anywhere. */
export function PhoneNumber({ children }: { children: string }) {
  const shown = formatPhone(children)
  return <span className={/^\(\d{3}\) \d{3}-\d{4}$/.test(shown) ? 'd-inline-block' : undefined}>{shown}</span>
}
