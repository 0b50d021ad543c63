import { expect, test } from '@jest/globals'
import * as LIMITS from '#schemas/facts/limits.ts'

test('limits have exactly these values (P27.1, P27.2, P27.3)', () => {
  expect(LIMITS).toMatchObject({
    ...{ name: 100, email: 255, phoneMin: 10, phone: 30, address: 300, message: 5000, notes: 2000 },
    ...{ username: 50, usernameMin: 3, passwordMin: 6, passwordBytes: 72 },
    ...{ pricingKey: 50, pricingLabel: 100, contentKey: 100, hardWaterWindows: 30 },
    ...{ pricingDescription: 500, commercialNotes: 4000, content: 5000, settingValue: 2000 },
    ...{ newContentKey: 60, commercialWindows: 9999, collectionRows: 200, pageSize: 50 },
    ...{ bookingDays: 90, fastestHuman: 3000, body: 65_536, totalPrice: 1_000_000_000 },
  })
})
