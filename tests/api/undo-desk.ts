/** Owners who undo changes of account and leads by the links of their mails. */
import { randomUUID } from 'node:crypto'
import { signInDesk } from '#tests/api/sign-in-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileOwner } from '#tests/support/api/file-stack.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'
import { mailsTo, markedMail } from '#tests/support/mail/mailbox.ts'

type Action = 'see' | 'undo'

export function undoDesk() {
  const desk = signInDesk()
  const { stack } = desk
  const owner = fileOwner(stack)

  const press = (token: string, action: Action = 'undo') =>
    apiClient(stack).call('undoChange', { token, action })
  const { set } = owner

  /** @returns the mail to an address that has a mark in subject or text, and the token of its link */
  async function mailTo(address: string, mark: string) {
    const { subject, body } = await markedMail(stack, address, mark)
    const [, token = ''] = /\/undo\?k=(\S+)/.exec(body.text) ?? []
    return { subject, text: body.text, token }
  }

  return {
    ...desk,
    owner,
    press,
    seen: async (token: string) => (await press(token, 'see')).json(),
    stateAfter: async (token: string, action: Action = 'undo') => (await press(token, action)).json().state,
    set,
    mailTo,
    /** Sends leads and warnings to a new address, so that a test finds its own. */
    ownMails: async () => {
      await owner.login(stack.admin)
      // Otherwise a mail of the test before could go to the new address.
      await settledTable(stack)
      const address = `${randomUUID()}@business.example`
      await set('notification_email', address)
      return {
        address,
        tokenOf: async (mark: string) => (await mailTo(address, mark)).token,
        subjects: async () => (await mailsTo(stack, address)).map(({ subject }) => subject),
      }
    },
  }
}
