import { Fragment, type ReactNode } from 'react'

/**
 * A text with elements in place of the names in braces: `Call {phone}.` with `phone={<PhoneLink />}`. So a sentence stays
 * whole in the data, and each language orders it as it must. A name that is not given stays as it is.
 */
export function Filled({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  return text.split(/(\{\w+\})/).map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1]
    return name && name in parts ? <Fragment key={name}>{parts[name]}</Fragment> : piece
  })
}
