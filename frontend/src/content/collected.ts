/** What the forms send, for the privacy page. */
import type { SpamTrap } from '#schemas/contract/records.ts'

/** Words for each field; empty where another one names it, too. A field of the form that has none is named by its label. */
export type Collected<Request, Labels> = Record<
  Exclude<keyof Request, keyof SpamTrap | keyof Labels>,
  string
> &
  Partial<Record<keyof Labels, string>>

export function collected(labels: Record<string, string>, words: Record<string, string>): string {
  const labelled = Object.keys(labels).filter((name) => !(name in words))
  return [...labelled.map((name) => labels[name]?.toLowerCase()), ...Object.values(words)]
    .filter(Boolean)
    .join(', ')
}
