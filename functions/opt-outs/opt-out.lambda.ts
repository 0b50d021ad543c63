import { linkGone } from '#functions/errors.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { countOpening } from '#functions/http/limits.ts'
import { idOfLink, isSigned } from '#functions/links/signed-link.ts'
import { optOutMailbox, optOutOfMailbox, undoOptOut } from '#functions/opt-outs/opt-out-store.ts'
import { loadSettings } from '#functions/settings/setting-store.ts'
import { transact } from '#functions/table/transact.ts'
import * as contract from '#schemas/contract/opt-outs.ts'

/** Ends marketing mails to the mailbox of a link, or allows them again. */
export const handler = endpoint(contract.optOut, async ({ body: { token, isUndone } }) => {
  const mailbox = idOfLink('optOut', token)
  if (mailbox === undefined || !isSigned(token, 'optOut', mailbox))
    throw linkGone((await loadSettings()).phone)
  await countOpening(mailbox)
  await (isUndone ? undoOptOut(mailbox) : transact([optOutMailbox(mailbox, 'asked', new Date())]))
  return { isOptedOut: (await optOutOfMailbox(mailbox)) !== undefined }
})
