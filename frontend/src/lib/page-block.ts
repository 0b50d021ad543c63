/** A page's data block: what its islands were rendered with, and the files of their code. */

/** A built file and its subresource integrity, for instance `sha256-...`. */
export type Asset = { href: string; integrity: string }

/** `parts` names for each part the indexes of the files that it needs. */
export type Chunks = { files: readonly Asset[]; parts: Readonly<Record<string, readonly number[]>> }

export const PAGE_BLOCK_ID = 'page-data'

/** `facts` fill the names in braces of the owner's content. */
type PageBlock = { chunks?: Chunks; facts?: Readonly<Record<string, string>> }

let block: PageBlock | undefined

/** Pages without islands have none. */
export function pageBlock(): PageBlock {
  block ??= JSON.parse(document.getElementById(PAGE_BLOCK_ID)?.textContent ?? '{}') as PageBlock
  return block
}
