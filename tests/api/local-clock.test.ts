import { expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

const stack = fileStack()

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
