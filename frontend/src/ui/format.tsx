import type { ReactNode } from 'react'
import type { Blanks } from '#frontend/content/types.ts'

type FormatProps<T extends string> = { text: T } & { [Name in Blanks<T>]: ReactNode }

/**
 * A text with elements for the names in its braces: `Call {phone}.` with `phone={<PhoneLink />}`. So a sentence stays whole in
 * the data, and each language orders it as it must. A name without a value stays as it is. Each piece has an
 * element of its own: a browser that translates the page replaces text nodes, and React could no longer change them.
 */
export function Format<T extends string>({ text, ...values }: FormatProps<T>) {
  const named = values as Record<string, ReactNode>
  return text.split(/\{(\w+)\}/).map(
    (piece, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
      piece && <span key={index}>{index % 2 ? (named[piece] ?? `{${piece}}`) : piece}</span>,
  )
}
