/** Everything that the owner reads about one customer's story, as whole answers. */
import { expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { fileDesk } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import {
  commercialRequest,
  contactRequest,
  customerId,
  quoteRequest,
  visitor,
} from '#tests/support/api/requests.ts'
import { settledTable } from '#tests/support/api/worker-stack.ts'

const MONDAY = '2059-05-05'
const THURSDAY = '2059-05-08'

// What several answers contain.
const SENT = 'status:sent, attempts:1, updatedAt:2059-05-05 UTC, sentAt:2059-05-05 UTC'
const PAYMENT = 'id:#5, amount:100.00, tip:5.00, method:check, note:1187, at:2059-05-08 UTC, by:owner'
const BOOKING = `
  id:#1, createdAt:2059-05-05 UTC, updatedAt:2059-05-08 UTC, isSpam:false, firstName:Ana, lastName:Ruiz,
  email:ana@example.com, phone:(559) 555-0111, address:1 Main St, Hanford, notes:Roses,
  serviceDate:2059-05-08, serviceTime:10:00, quoteId:#0, serviceType:residential, totalPrice:197,
  quotedPrice:197, hours:1, places:[1], status:completed, calendarSequence:2, slotSequence:0,
  linkGeneration:0, moves:0, isFlexible:false, payments:[{${PAYMENT}}]`.trim()
const TOLD = `
  told:{state:confirmed, serviceDate:2059-05-08, serviceTime:10:00, totalPrice:197, at:2059-05-05 UTC,
  by:change-#1-1}`.trim()
const PLANNED = `
  {id:reminder-2059-05-08-#1, status:planned, attempts:0, updatedAt:2059-05-05 UTC, dueAt:2059-05-08 UTC},
  {id:done-#1, status:planned, attempts:0, updatedAt:2059-05-08 UTC, dueAt:2059-05-08 UTC}`.trim()
const QUOTE = `
  houseSize:small, stories:one_story, windowTypes:[], interiorCleaning:[], extras:[], hardWaterStains:2,
  id:#0, createdAt:2059-05-05 UTC, updatedAt:2059-05-05 UTC, isSpam:false, basePrice:179, totalPrice:197,
  lines:[{label:Small home, labelEs:Casa chica, amount:179.00}, {label:One story, labelEs:Un piso,
  amount:0.00}, {label:Hard water stain removal, 2 windows, labelEs:Manchas de agua dura, 2 ventanas,
  amount:18.00}], customerInfo:{name:Ana Ruiz, email:ana@example.com}, validUntil:2059-06-04,
  linkGeneration:0, bookingId:#1, sendings:0, toldPrice:197`.trim()
const BAKERY_CONTACT = `
  id:#3, createdAt:2059-05-05 UTC, updatedAt:2059-05-05 UTC, isSpam:false, name:Ana Ruiz,
  email:ana@example.com, phone:(559) 555-0111, message:Commercial request\\nBusiness: Ruiz Bakery\\nAddress:
  1 Main St, Hanford\\nWindows: 9 (Large 7, Medium 2, Small 0, Floor 0, French 0)\\nBuilding type:
  Restaurant\\nStories: 1 Story\\nFrequency: Monthly\\nOptions: outside only\\nEstimate: $150, our minimum
  visit. The windows come to $47.\\nNotes: After closing time, please., address:1 Main St, Hanford,
  status:new, source:commercial, businessName:Ruiz Bakery, commercialQuoteId:#3`.trim()
const SKYLIGHT_CONTACT = `
  id:#4, createdAt:2059-05-05 UTC, updatedAt:2059-05-05 UTC, isSpam:false, name:Ana Ruiz,
  email:ana@example.com, phone:(559) 555-0111, message:Do you clean skylights?, status:new, source:website`.trim()
const COMMERCIAL_QUOTE = `
  id:#3, contactId:#3, contactName:Ana Ruiz, email:ana@example.com, phone:(559) 555-0111, address:1 Main St,
  Hanford, contactStatus:new, largeWindows:7, smallWindows:2, smallWindowsTiny:0, floorToFloorWindows:0,
  frenchWindows:0, buildingType:restaurant, stories:1, frequency:monthly, isConstructionCleaning:false,
  isOutsideOnly:true, businessName:Ruiz Bakery, specialRequirements:After closing time, please.,
  basePrice:68, totalPrice:47, isSpam:false, createdAt:2059-05-05 UTC, updatedAt:2059-05-05 UTC`.trim()

/** What each path below /api/admin/ answers, without quotation marks. Ids are numbered, and times are cut to their day. */
const ANSWERS: Record<string, string> = {
  quotes: `
    [{${QUOTE}, customer:#2, state:booked, followUpMails:[], booking:{id:#1, serviceDate:2059-05-08,
    serviceTime:10:00, status:completed}, notification:{id:owner-#0, ${SENT}}}]`,
  contacts: `
    [{${BAKERY_CONTACT}, customer:#2, notification:{id:owner-#3, ${SENT}}}, {${SKYLIGHT_CONTACT},
    customer:#2, notification:{id:owner-#4, ${SENT}}}]`,
  'commercial-quotes': `
    [{${COMMERCIAL_QUOTE}, customer:#2, notification:{id:owner-#3, ${SENT}}}]`,
  bookings: `
    [{${BOOKING}, customer:#2, notification:{id:owner-#1, ${SENT}}, plannedMails:[${PLANNED}], ${TOLD}}]`,
  'customers?q=ana@example.com': `
    [{id:#2, name:Ana Ruiz, email:ana@example.com, phone:(559) 555-0111, lastAt:2059-05-05 UTC,
    records:[{kind:booking, id:#1, createdAt:2059-05-05 UTC}, {kind:contact, id:#3, createdAt:2059-05-05
    UTC}, {kind:contact, id:#4, createdAt:2059-05-05 UTC}, {kind:quote, id:#0, createdAt:2059-05-05 UTC}]}]`,
  'customers/ANA': `
    {id:#2, name:Ana Ruiz, emails:[ana@example.com], phones:[(559) 555-0111], addresses:[1 Main St,
    Hanford], notes:[], optOuts:[], merged:[], perhaps:[], records:[{kind:booking, record:{${BOOKING}},
    mails:[{id:receipt-#1, ${SENT}}, {id:change-#1-1, ${SENT}, change:{what:confirmed, by:owner}},
    ${PLANNED}]}, {kind:contact, record:{${BAKERY_CONTACT}}, mails:[{id:receipt-#3, status:skipped,
    attempts:1, reason:No more receipts today, updatedAt:2059-05-05 UTC}]}, {kind:commercial-quote,
    record:{${COMMERCIAL_QUOTE}}, mails:[]}, {kind:contact, record:{${SKYLIGHT_CONTACT}},
    mails:[{id:receipt-#4, ${SENT}}]}, {kind:quote, record:{${QUOTE}}, mails:[{id:receipt-#0, ${SENT}}]}]}`,
  day: `
    {today:2059-05-08, visits:[{${BOOKING}, ${TOLD}}], openVisits:[], unpaidVisits:[{${BOOKING}}],
    paid:{thisWeek:105.00, thisMonth:105.00}, openings:[], addressNotes:{}}`,
  'money?from=2059-05-05&to=2059-05-08': `
    {payments:[{${PAYMENT}, booking:#1, customer:Ana Ruiz}], owed:[{${BOOKING}}]}`,
  'places?from=2059-05-08&to=2059-05-08': `
    {capacity:2, days:[{date:2059-05-08, windows:[{time:08:00, taken:0, isOpen:true}, {time:10:00, taken:1,
    isOpen:true}, {time:12:00, taken:0, isOpen:true}, {time:14:00, taken:0, isOpen:true}, {time:16:00,
    taken:0, isOpen:true}]}]}`,
}

const { stack, owner } = fileDesk()

test('what a customer sent and the owner noted is in each list as a whole (P17.11, P24.2, P24.3)', async () => {
  await stack.at(pacific(MONDAY, 9))
  const ana = apiClient(stack)
  const { id: quoteId } = await ana.expect('createQuote', quoteRequest({ hardWaterStains: 2 }))
  await ana.expect('createContact', contactRequest())
  // Of her mailbox's receipts a day, messages may use two.
  await settledTable(stack)
  await ana.expect('createCommercialContact', commercialRequest())
  const window = { serviceDate: THURSDAY, serviceTime: '10:00' } as const
  const visit = { ...visitor(), quoteId, ...window, notes: 'Roses' }
  await settledTable(stack)
  const { id } = await ana.expect('createBooking', visit)
  await settledTable(stack)
  const change = (body: object) => owner.expect('updateBooking', id, body)
  await change({ status: 'confirmed' })
  await settledTable(stack)
  await stack.at(pacific(THURSDAY, 13))
  await change({ status: 'completed', payment: { amount: 100, tip: 5, method: 'check', note: '1187' } })
  await settledTable(stack)
  const customer = await customerId(owner, 'ana@example.com')

  const ids: string[] = []
  const numbered = (uuid: string) => {
    if (!ids.includes(uuid)) ids.push(uuid)
    return `#${ids.indexOf(uuid)}`
  }
  const answers: Record<string, string> = {}
  for (const path of Object.keys(ANSWERS)) {
    const { text } = await owner.send('GET', `/api/admin/${path.replace('ANA', customer)}`)
    answers[path] = text
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, numbered)
      .replace(/(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d\.\d{3}Z/g, '$1 UTC')
      .replaceAll('"', '')
      .replace(/,(?=\S)/g, ', ')
  }
  const whole = Object.entries(ANSWERS).map(([path, text]) => [path, text.trim().replace(/\n */g, ' ')])
  expect(answers).toEqual(Object.fromEntries(whole))
})
