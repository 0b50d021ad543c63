import { expect, test } from '@jest/globals'
import { visitDesk } from '#tests/api/visit-desk.ts'
import { apiClient } from '#tests/support/api/client.ts'
import { fileOwner, fileStack, fileWindows } from '#tests/support/api/file-stack.ts'
import { contactRequest } from '#tests/support/api/requests.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

const stack = fileStack()
const owner = fileOwner(stack)
const { mailTo, mailsTo, booked } = visitDesk(stack, owner, fileWindows(stack))

const firstDay = async (of: { url: string }) =>
  (await apiClient(of).expect('getAvailability', { query: { from: '2026-01-01', to: '2099-12-31' } })).days[0]

test('functions of a stack that starts at another time see that time', async () => {
  const other = await startTestStack({ env: { LOCAL_NOW: '2027-03-01T08:30:00-08:00', PUBLISHER: 'off' } })
  try {
    // A Monday: the window of 8 AM has begun.
    expect(await firstDay(other)).toEqual({ date: '2027-03-01', times: ['10:00', '12:00', '14:00', '16:00'] })
  } finally {
    await other.stop()
  }
})

test('the clock of a running stack is turned forward, back and to the real time', async () => {
  const real = await firstDay(stack)
  await stack.at('2027-03-01T08:30:00-08:00')
  expect(await firstDay(stack)).toEqual({ date: '2027-03-01', times: ['10:00', '12:00', '14:00', '16:00'] })
  await stack.at(new Date('2027-02-28T12:00:00-08:00'))
  expect((await firstDay(stack))?.date).toBe('2027-03-01')
  expect((await firstDay(stack))?.times).toHaveLength(5)
  await stack.at()
  expect(await firstDay(stack)).toEqual(real)
  await expect(stack.at('tomorrow')).rejects.toThrow('tomorrow is not a time')
})

test('records, the owner and the sweeper are at the time of the clock', async () => {
  await stack.at('2028-01-31T10:00:00-08:00')
  await apiClient(stack).expect('createContact', { body: contactRequest() })
  expect((await owner.expect('listContacts'))[0]?.createdAt).toMatch(/^2028-01-31T18:00:/)
  const { email } = await booked({ serviceDate: '2028-02-02', serviceTime: '10:00' })
  await stack.sweep('2028-02-01T16:59:00-08:00')
  expect(await mailsTo(email)).toHaveLength(1)
  await stack.sweep('2028-02-01T17:01:00-08:00')
  await mailTo(email, /^Your visit tomorrow is not confirmed/)
})
