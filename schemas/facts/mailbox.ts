/** One mailbox, however its address is spelled. */

/** Domains that ignore dots before the @; both belong to one provider. */
const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com'])

/** Normalises all spellings of one mailbox: `Ana.Ruiz+quote@GMail.com` becomes `anaruiz@gmail.com`. */
export function mailboxOf(address: string): string {
  const [local, domain] = address.toLowerCase().split('@') as [string, string]
  const name = local.replace(/(?<=.)\+.*/, '')
  return IGNORES_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** True if a record had an address, and gets one of another mailbox, or none. */
export const isAnotherMailbox = (old: string | undefined, next: string | undefined) =>
  Boolean(old) && (!next || mailboxOf(old ?? '') !== mailboxOf(next))
