/** Which of the owner's data the pages show: compared by digest, so that an edit and its undoing wait for nothing. */
import { createHash } from 'node:crypto'
import type { OwnerData } from '#functions/publisher/site-data.ts'
import type { Publication } from '#schemas/contract/publication.ts'

type Part = Publication['waiting'][number]
export type Digests = Record<Part, string>

export function digestsOf({ siteInfo, pricing, content, photos, reviews }: OwnerData): Digests {
  const texts = content.map(({ section, key, content, contentType }) => [section, key, contentType, content])
  return { facts: digest(siteInfo), prices: digest(pricing), texts: digest([texts, photos, reviews]) }
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
