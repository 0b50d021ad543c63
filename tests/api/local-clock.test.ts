import { expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

test('functions of a stack that starts at another time see that time', async () => {
  const stack = await startTestStack({ env: { LOCAL_NOW: '2027-03-01T08:30:00-08:00', PUBLISHER: 'off' } })
  try {
    const query = { from: '2026-01-01', to: '2099-12-31' }
    const { days } = await apiClient(stack).expect('getAvailability', { query })
    // A Monday: the window of 8 AM has begun.
    expect(days[0]).toEqual({ date: '2027-03-01', times: ['10:00', '12:00', '14:00', '16:00'] })
  } finally {
    await stack.stop()
  }
})
