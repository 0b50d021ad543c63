import { linkGone } from '#functions/errors.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { countOpening } from '#functions/http/limits.ts'
import { signedId } from '#functions/links/signed-link.ts'
import { optOutMailbox, optOutOfMailbox, undoOptOut } from '#functions/opt-outs/opt-out-store.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { transact } from '#functions/table/transact.ts'
import * as contract from '#schemas/contract/opt-outs.ts'

/** Shows whether the mailbox of a link gets marketing mails, ends them, or allows them again. */
export const handler = endpoint(contract.optOut, async ({ body: { token, action } }) => {
  const mailbox = signedId('optOut', token)
  if (mailbox === undefined) throw linkGone((await loadSettings()).phone)
  await countOpening('optOut', mailbox)
  if (action === 'stop') await transact([optOutMailbox(mailbox, 'asked', new Date())])
  if (action === 'undo') await undoOptOut(mailbox)
  const optedOut = await optOutOfMailbox(mailbox)
  return { state: !optedOut ? 'receiving' : optedOut.reason === 'asked' ? 'stopped' : 'held' } as const
})
