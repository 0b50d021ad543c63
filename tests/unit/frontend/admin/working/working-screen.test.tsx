/** @jest-environment ./tests/support/component/environment.js */
import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { Finding } from '#schemas/contract/working.ts'
import { FINDING_CODES, FINDING_STATES } from '#schemas/facts/findings.ts'
import { expectText, expectToast, press, textsOf } from '#tests/support/component/acts.ts'
import { openScreen } from '#tests/support/component/back-office.tsx'
import { ALL_RIGHT, finding } from '#tests/support/component/findings.ts'
import { ownersApi } from '#tests/support/component/owners-api.ts'

const row = (code: string) => document.querySelector(`[data-code="${code}"]`)
const main = () => document.querySelector('main')

async function open(findings: Finding[], path = '/working') {
  const api = ownersApi()
  api.handlers.getWorking = () => findings
  openScreen(path)
  await expectText('h1', path === '/working' ? 'Is everything working?' : 'Admin')
  return api
}

test.each(FINDING_CODES)(
  '%s has words with all its values, and says what to do unless it is well (P40.2)',
  async (code) => {
    await open([finding(code)])
    await waitFor(() => expect(row(code)).toBeTruthy())
    const { textContent = '' } = row(code) ?? {}
    expect(textContent).not.toMatch(/[{}]|undefined|NaN/)
    const state = FINDING_STATES[code]
    const isWell = state === 'right' || state === 'none'
    expect(row(code)?.querySelectorAll('p')).toHaveLength(isWell ? 0 : 1)
    expect(main()?.querySelector('[role=status]')?.textContent).toBe(
      isWell
        ? 'Everything is working.'
        : state === 'wrong'
          ? 'One thing is wrong.'
          : 'One thing could not be checked.',
    )
  },
)

test('what is wrong stands first, then what is not known, and both are counted (P40.1)', async () => {
  await open(
    (
      ['mails-in-time', 'mail-unread', 'no-mail-yet', 'receipts-paused', 'mails-wait', 'runs-unread'] as const
    ).map(finding),
  )
  await expectText('main', '2 things are wrong. 2 things could not be checked.')
  const email = [...(document.querySelector('section')?.querySelectorAll<HTMLElement>('[data-code]') ?? [])]
  const codes = email.map(({ dataset }) => dataset['code'])
  expect(codes).toEqual(['receipts-paused', 'mails-wait', 'mail-unread', 'mails-in-time', 'no-mail-yet'])
})

test('a part with something wrong stands before the others (P40.1)', async () => {
  const codes = ['mail-unread', 'alarms-received', 'copy-old', 'pages-failed'] as const
  await open(codes.map((code) => finding(code)))
  await expectText('main', '2 things are wrong.')
  expect(textsOf('section h2')).toEqual(['Backups', 'Website', 'Email', 'Alarms', 'Web address'])
})

test('Check Again asks again, and a test alarm is sent (P40.1, P40.4)', async () => {
  const api = await open([finding('alarms-nobody')])
  await expectText('main', 'Nobody gets alarms')
  api.handlers.getWorking = () => [finding('alarms-received')]
  await press('Check Again')
  await expectText('main', 'Alarms go to')
  await press('Send a Test Alarm')
  await expectToast('Test Sent', 'spam folder')
  expect(api.changes.map(({ name }) => name)).toEqual(['sendTestAlarm'])
})

test('the dashboard leads to what is wrong, and says nothing otherwise (P40.5)', async () => {
  await open([finding('mail-sandbox'), finding('domain-unread')], '/dashboard')
  await expectText('main', 'Is everything working? One thing is wrong. See what to do')
  await open([finding('domain-unread'), ...ALL_RIGHT], '/dashboard')
  await expectText('main', 'Total Quotes')
  expect(main()?.textContent).not.toContain('See what to do')
})
