import { Fragment, type ReactNode } from 'react'
import type { Blanks } from '#frontend/content/types.ts'

type FormatProps<T extends string> = { text: T } & { [Name in Blanks<T>]: ReactNode }

/**
 * A text with elements for the names in its braces: `Call {phone}.` with `phone={<PhoneLink />}`. So a sentence stays whole in
 * the data, and each language orders it as it must. A name without a value stays as it is.
 */
export function Format<T extends string>({ text, ...values }: FormatProps<T>) {
  const named = values as Record<string, ReactNode>
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    return name && name in named ? <Fragment key={index}>{named[name]}</Fragment> : piece
  })
}
