import { createHash } from 'node:crypto'
import { mailboxOf } from '#schemas/facts/typed-text.ts'

/** A mailbox as an id, so that keys and links name no address. */
export const mailboxId = (address: string): string => digestId(mailboxOf(address))

/** 128 bits of a text's digest, written like other ids. */
export const digestId = (text: string): string => idOfHex(createHash('sha256').update(text).digest('hex'))

export function idOfHex(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
