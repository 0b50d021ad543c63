import { expect, test } from '@jest/globals'
import { STATUS_COLOURS } from '#schemas/facts/statuses.ts'

test('statuses have their colours (P25.1, P25.2)', () => {
  expect(STATUS_COLOURS).toEqual({
    ...{ pending: 'orange', confirmed: 'green', completed: 'blue', cancelled: 'red' },
    ...{ new: 'blue', contacted: 'green', resolved: 'grey' },
    ...{ seen: 'orange', booked: 'green', declined: 'red', expired: 'grey' },
  })
})
