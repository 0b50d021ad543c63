import { createHash } from 'node:crypto'
import { mailboxOf } from '#schemas/facts/mailbox.ts'

/** A mailbox as an id, 128 bits of its hash, so that keys and links name no address. */
export function mailboxId(address: string): string {
  const hex = createHash('sha256').update(mailboxOf(address)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}
