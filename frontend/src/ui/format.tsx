import { Fragment, type ReactNode } from 'react'

/**
 * A text with elements for the names in its braces: `Call {phone}.` with `phone={<PhoneLink />}`. So a sentence stays whole in
 * the data, and each language orders it as it must. A name without a value stays as it is.
 */
export function Format({ text, ...values }: { text: string } & Record<string, ReactNode>) {
  return text.split(/(\{\w+\})/).map((piece, index) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    return name && name in values ? <Fragment key={index}>{values[name]}</Fragment> : piece
  })
}
