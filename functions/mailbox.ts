/** One mailbox, however its address is spelled. */
import { createHash } from 'node:crypto'

/** Domains that ignore dots before the @; both belong to one provider. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Normalises all spellings of one mailbox: `Ana.Ruiz+quote@GMail.com` becomes `anaruiz@gmail.com`. */
export function mailboxOf(address: string): string {
  const [local, domain] = address.toLowerCase().split('@') as [string, string]
  const name = local.replace(/(?<=.)\+.*/, '')
  return IGNORES_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** A mailbox as an id, 128 bits of its hash, so that keys and links name no address. */
export function mailboxId(address: string): string {
  const hex = createHash('sha256').update(mailboxOf(address)).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

/** True if a record had an address, and gets one of another mailbox, or none. */
export const isAnotherMailbox = (old: string | undefined, next: string | undefined) =>
  Boolean(old) && (!next || mailboxId(old ?? '') !== mailboxId(next))
