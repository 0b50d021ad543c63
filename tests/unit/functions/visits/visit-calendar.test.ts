import { expect, test } from '@jest/globals'
import ICAL from 'ical.js'
import { customerCalendar, ownerCalendar } from '#functions/visits/visit-calendar.ts'
import { Booking } from '#schemas/contract/booking-record.ts'
import { wallClock } from '#tests/support/api/pacific.ts'

const ORIGIN = 'https://www.example.com'
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const at = '2026-11-22T16:00:00.000Z'
const booking = (changes: Partial<Booking> = {}): Booking =>
  Booking.parse({
    ...{ id, firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '(559) 555-0111' },
    ...{ address: '1 Main St, Hanford', city: 'hanford', notes: 'Gate, "dog"; 4711' },
    ...{ serviceDate: '2026-12-01', serviceTime: '08:00', status: 'pending', createdAt: at, updatedAt: at },
    ...changes,
  })
const site = { businessName: 'Ruiz; Windows, "clean"', phone: '(559) 555-0142', origin: ORIGIN }

function eventIn(file: string): ICAL.Event {
  const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  if (!component) throw new Error(`No event in ${file}`)
  return new ICAL.Event(component)
}
const property = (file: string, name: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, '')

/** Clocks change on 14 March and 7 November 2027. */
test.each(['2026-12-01', '2027-03-13', '2027-03-14', '2027-07-01', '2027-11-06', '2027-11-07'])(
  'a visit on %s has its Pacific hours',
  (serviceDate) => {
    for (const [serviceTime, end] of [
      ['08:00', '10:00'],
      ['16:00', '18:00'],
    ] as const) {
      const file = customerCalendar(booking({ serviceDate, serviceTime }), site)
      const { startDate, endDate } = eventIn(file)
      expect(wallClock(startDate.toJSDate())).toBe(`${serviceDate} ${serviceTime}`)
      expect(wallClock(endDate.toJSDate())).toBe(`${serviceDate} ${end}`)
      // Without the library: universal time, so that no calendar needs a time zone.
      expect(property(file, 'DTSTART')).toMatch(/^\d{8}T\d{6}Z$/)
    }
  },
)

test.each([
  ['pending', 'TENTATIVE'],
  ['confirmed', 'CONFIRMED'],
  ['completed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('a %s visit is %s, under one id and with a rising number', (status, expected) => {
  const file = customerCalendar(booking({ status, calendarSequence: 4 }), site)
  expect(property(file, 'STATUS')).toBe(expected)
  expect(property(file, 'UID')).toBe(`${id}@www.example.com`)
  expect(property(file, 'SEQUENCE')).toBe('4')
  expect(property(file, 'DTSTAMP')).toBe('20261122T160000Z')
  expect(property(file, 'METHOD')).toBe('PUBLISH')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a visit whose day is called off is cancelled there, in both calendars (P32.10)', () => {
  const calledOff = { date: '2026-12-01', reason: 'wind', action: 'ask', until: at, sequence: 4 } as const
  const asked = booking({ status: 'confirmed', calendarSequence: 4, calledOff })
  for (const file of [customerCalendar(asked, site), ownerCalendar([asked], 'Windows', ORIGIN)])
    expect(property(file, 'STATUS')).toBe('CANCELLED')
})

test("the customer's file holds no address, note, number or link; texts keep their commas", () => {
  const file = customerCalendar(booking(), site).replaceAll('\r\n ', '')
  for (const secret of ['Main St', 'Gate', '4711', '555-0111', 'ana@', 'k=', 't='])
    expect(file).not.toContain(secret)
  expect(eventIn(file).summary).toBe('Home window cleaning: Ruiz; Windows, "clean"')
})

test("the owner's feed names the customer and town, and leads to the back office", () => {
  const file = ownerCalendar([booking(), booking({ id: id.replace('0f', '1f') })], 'Ruiz Windows', ORIGIN)
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')).toHaveLength(2)
  expect(eventIn(file).summary).toBe('Ana Ruiz, Hanford, Home window cleaning')
  expect(eventIn(file).description).toBe(`${ORIGIN}/admin/bookings?q=${id}`)
  for (const secret of ['Main St', '555-0111', 'ana@', 'Gate']) expect(file).not.toContain(secret)
  expect(ownerCalendar([], 'Ruiz Windows', ORIGIN)).toContain('END:VCALENDAR')
})

test("the owner's feed names the town that the customer's mails and page name, by the ZIP code first (P39.10)", () => {
  const summaryOf = (changes: Partial<Booking>) =>
    eventIn(ownerCalendar([booking(changes)], 'Ruiz Windows', ORIGIN)).summary
  const summary = 'Ana Ruiz, Bakersfield, Home window cleaning'
  expect(summaryOf({ address: '9 Oak St, Bakersfield, CA 93301' })).toBe(summary)
  expect(summaryOf({ address: '9 Oak St, Bakersfield', city: undefined })).toBe(summary)
  const unknown = summaryOf({ address: '9 Oak St', city: undefined })
  expect(unknown).toBe('Ana Ruiz, Home window cleaning')
})

test("the owner's event ends after the hours of the visit, the customer's with its arrival window (P39.9)", () => {
  const visit = booking({ hours: 6, minutes: 315 })
  const hoursIn = (file: string) => eventIn(file).duration.toSeconds() / 3600
  expect(hoursIn(ownerCalendar([visit], 'Ruiz Windows', ORIGIN))).toBe(6)
  const theirs = customerCalendar(visit, site)
  expect(hoursIn(theirs)).toBe(2)
  expect(eventIn(theirs).description).toMatch(/^Takes about 4½-6½ hours\. We arrive within this time\. /)
  expect(eventIn(customerCalendar(booking({ hours: 6 }), site)).description).toMatch(/^We arrive within/)
})
