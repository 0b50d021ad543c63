import { expect, test } from '@jest/globals'
import { checkedSetting, settingDefinition } from '#functions/settings/setting.ts'
import { settingProblem } from '#schemas/contract/settings.ts'

test('links and numbers are taken as people copy them, and stored as pages need them', () => {
  const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  for (const [key, typed, stored] of [
    ['video_url', 'https://youtu.be/dQw4w9WgXcQ?si=abc_DEF-1', embed],
    ['video_url', embed, embed],
    ['video_url', '', ''],
    ['facebook_url', 'facebook.com/sparkle', 'https://facebook.com/sparkle'],
    ['phone', '\u202d\u260e +1\u00a0(559)\u00a0555\u20110142\u202c', '+1 (559) 555-0142'],
    ['follow_up_days', ' 3 7  60 ', '3, 7, 60'],
    ['reviews_url', 'http://www.yelp.com/biz/sparkle?a=b', 'https://www.yelp.com/biz/sparkle?a=b'],
  ] as const) {
    expect(checkedSetting(settingDefinition(key), typed)).toBe(stored)
  }
})

test('a setting is known by its key, and refused in the words of its rule', () => {
  const phone = settingDefinition('phone')
  expect(phone.key).toBe('phone')
  expect(() => settingDefinition('no_such')).toThrow(
    expect.objectContaining({ status: 404, message: 'This setting no longer exists.' }),
  )
  expect(() => checkedSetting({ ...phone, rule: undefined } as never, 'anything')).not.toThrow()
  const rule = { accepts: (value: string) => value === 'right', message: 'Say it right' }
  expect(() => checkedSetting({ ...phone, rule }, 'right')).not.toThrow()
  const details = { fields: { value: rule.message } }
  const refusal = expect.objectContaining({ status: 400, message: rule.message, details })
  expect(() => checkedSetting({ ...phone, rule }, 'wrong')).toThrow(refusal)
})

test.each([
  ['phone', 'call me'],
  ['postal_code', '9323'],
  ['blocked_days', 'Christmas'],
  ['blocked_days', '2026-12-25\n2027-02-29'],
  ['video_url', 'https://vimeo.com/76979871'],
  ['video_url', 'https://www.youtube.com/@sparkle'],
  ['video_url', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
  ['video_url', 'https://www.youtube-nocookie.com/embed/"><script>'],
  ['facebook_url', 'our page'],
  ['facebook_url', 'javascript:alert(1)'],
  ['reviews_url', 'ftp://files.example'],
  ['street', 'one\ntwo'],
  ['customer_receipts', 'maybe'],
  ...['', '0', '7, 2', '2, 2', '1, 2, 3, 4', '61', 'two', '-1', '1.5'].map((day) => ['follow_up_days', day]),
  ['town_days', 'Hanford: Mon\nBakersfeild: Fri'],
] as [string, string][])('%s cannot be %j, in the words of its rule', (key, value) => {
  const definition = settingDefinition(key)
  const message = settingProblem(definition.rule, value)
  expect(message).toMatch(/\w/)
  expect(() => checkedSetting(definition, value)).toThrow(expect.objectContaining({ message }))
})

test.each([
  ['receipts_a_day', 20, 50_000],
  ['reminder_hour', 9, 20],
  ['window_capacity', 0, 99],
  ['visit_hours', 1, 10],
  ['open_visits_max', 1, 999],
  ['change_cutoff_hours', 0, 168],
  ['customer_moves_max', 0, 99],
] as const)('%s is a whole number from %i to %i', (key, least, most) => {
  const checked = (value: number) => checkedSetting(settingDefinition(key), String(value))
  for (const value of [least, most]) expect(checked(value)).toBe(String(value))
  for (const value of [least - 1, most + 1, least + 0.5])
    expect(() => checked(value)).toThrow(expect.objectContaining({ status: 400 }))
})
