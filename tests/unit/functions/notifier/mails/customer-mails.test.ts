/** Mails to a customer in English, as their reader sees them: one of each kind. */
import { expect, test } from '@jest/globals'
import { customerMail } from '#functions/notifier/mails/mail.ts'
import { DEFAULT_SETTINGS } from '#schemas/defaults/settings.ts'
import { customerTexts, ID } from '#tests/unit/functions/notifier/mails/customer-texts.ts'

const CLOSING =
  'Central Valley Window Cleaning, Hanford, CA. You received this email because this address was given to us. If that was a mistake, please ignore it.'

const QUOTE =
  'Takes about: 3-4 hours | Price held: until Wednesday, April 2 | Call us: (559) 555-0142 | Small home: $179 | One story: $0 | French doors: $25 | Inside windows, small home: $59 | Construction Window Cleaning: $150 | Hard water stain removal, 3 windows: $27 | Total: $440 | See or book your quote: | https://example.com/quote?k=…'
const BEFORE =
  'Takes about: 2½-3 hours | Before we arrive: Please unlock side gates, bring dogs in, and clear the sills of the rooms we clean from inside. | Call us: (559) 555-0142'
const PLACE = 'Town: Hanford | Service: Home window cleaning'
const VISIT = 'Visit: Saturday, March 8, 2059, 10 AM-12 PM Pacific time'
const LINK = 'See or change your visit: | https://example.com/visit?k=…'

/** Above the closing. */
const MAILS = {
  'quote received': `
    Your quote: $440 | Thank you for requesting a quote. Here is what it includes. | ${QUOTE}`,
  'quote quote-2': `
    Your quote is still open | Have you thought it over? You can book a day online in a minute, pass the
    quote on, or tell us that you do not need it. | ${QUOTE}`,
  'quote quote-3': `
    We hold your price until Wednesday, April 2 | After that day, our current prices apply. This is our
    last email about this quote. | ${QUOTE}`,
  'residential pending': `
    We received your booking request | Thank you for booking with us. We will confirm your visit soon. |
    ${VISIT} | ${PLACE} | Price: $258 | ${BEFORE} | ${LINK}`,
  'office confirmed': `
    Your visit is booked | Thank you for booking with us. Your visit is confirmed. | ${VISIT} | Town:
    Hanford | Service: Office cleaning | Price: $258 | Takes about: 2½-3 hours | Before we arrive: Please
    make sure that we can get in, and put away what is fragile or private. | Call us: (559)
    555-0142 | ${LINK}`,
  'confirmed by owner': `
    Your visit is confirmed | We look forward to seeing you. | ${VISIT} | ${PLACE} | Price: $258 | ${BEFORE}
    | ${LINK}`,
  'moved by owner': `
    Your visit has a new time | We moved your visit from Friday, March 7, 2059, 12-2 PM Pacific time. We
    will confirm your visit soon. If the new time does not suit you, please tell us. | ${VISIT} | ${PLACE} |
    Price: $258 | ${BEFORE} | ${LINK}`,
  'moved by customer': `
    Your visit has a new time | You moved your visit from Friday, March 7, 2059, 12-2 PM Pacific time. We
    will confirm your visit soon. | ${VISIT} | ${PLACE} | Price: $258 | ${BEFORE} | ${LINK}`,
  'cancelled by owner': `
    Your visit is cancelled | This visit will not take place. Please call us with any questions, or book another
    one. This time is new: it was Friday, March 7, 2059, 12-2 PM Pacific time. | ${VISIT} | ${PLACE} | Price: $258 | Call us: (559) 555-0142 | Book again: |
    https://example.com/booking`,
  'cancelled by customer': `
    Your visit is cancelled | You cancelled this visit. You are welcome to book another one. This time is new: it
    was Friday, March 7, 2059, 12-2 PM Pacific time. | ${VISIT} | ${PLACE} | Price: $258 | Call us: (559) 555-0142 | Book again: | https://example.com/booking`,
  'reopened by owner': `
    Your visit is on again | We will confirm your visit soon. | ${VISIT} | ${PLACE} | Price: $258 |
    ${BEFORE} | ${LINK}`,
  'price by owner': `
    Your visit has a new price | The price was $200 and is now $258. Please call us with any questions. |
    ${VISIT} | ${PLACE} | Price: $258 | ${BEFORE} | ${LINK}`,
  'called off while its customer waits, move': `
    We had to move your visit | Because of strong wind we cannot clean on Monday, March 3, 2059. Your new
    time is below. We will confirm your visit soon. To change it now, please call or text us. | Visit:
    Monday, March 3, 2059, 10 AM-12 PM Pacific time | ${PLACE} | Price: $258 | ${BEFORE} | See your visit: | https://example.com/visit?k=…`,
  'called off while its customer waits, ask': `
    Please choose another day | Because of strong wind we cannot clean on Monday, March 3, 2059. To change it
    now, please call or text us. | Called off: Monday, March 3, 2059, 10 AM-12 PM Pacific time | ${PLACE} |
    Price: $258 | Call us: (559) 555-0142 | See your visit: | https://example.com/visit?k=…`,
  'called off for dust, move': `
    We had to move your visit | Because of dust in the air we cannot clean on Saturday, March 8, 2059. Your
    new time is below. We will confirm your visit soon. If it does not suit you, choose another one or
    cancel, free of charge, until Friday, March 7, 10\u00a0PM Pacific time, or call us. | ${VISIT} |
    ${PLACE} | Price: $258 | ${BEFORE} | ${LINK}`,
  'called off for rain, ask': `
    Please choose another day | Because of rain we cannot clean on Saturday, March 8, 2059. Please choose
    another day or cancel, free of charge, until Friday, March 7, 10\u00a0PM Pacific time, or call us. |
    Called off: Saturday, March 8, 2059, 10 AM-12 PM Pacific time | ${PLACE} | Price: $258 | Call us: (559)
    555-0142 | ${LINK}`,
  'reminder of pending': `
    Your visit today is not confirmed yet | You asked for this visit, and we have not confirmed it yet.
    Please wait for our confirmation, or call us. This time is new: it was Friday, March 7, 2059, 12-2 PM
    Pacific time. To change it now, please call or text us. | Visit: Monday, March 3, 2059, 4-6 PM Pacific
    time | ${PLACE} | Price: $258 | ${BEFORE} | See your visit: | https://example.com/visit?k=…`,
  'reminder of confirmed': `
    Your visit is today | This is a reminder. We arrive within the time below. This time is new: it was
    Friday, March 7, 2059, 12-2 PM Pacific time. To change it now, please call or text us. | Visit: Monday,
    March 3, 2059, 4-6 PM Pacific time | ${PLACE} | Price: $258 | ${BEFORE} | See your visit: |
    https://example.com/visit?k=…`,
  'estimate of 75': `
    We received your request | Thank you for asking us. We will get back to you within 24 hours, and confirm
    the price before any work begins. | Estimate per visit: $150, our minimum visit. Your windows come to
    $75. | Call us: (559) 555-0142`,
  'estimate of 150': `
    We received your request | Thank you for asking us. We will get back to you within 24 hours, and confirm
    the price before any work begins. | Estimate per visit: $150 | Call us: (559) 555-0142`,
  earlier: `
    An earlier day has opened | We have a free place on Thursday, March 6, 2059: 8-10 AM, 2-4 PM. If you
    would like it, move your visit there. The first customer to choose it gets it. Otherwise your visit
    stays as it is. | ${VISIT} | ${PLACE} | Price: $258 | ${BEFORE} | ${LINK}`,
  links: `
    The links to your visits | Use the links below to see each visit, and to move or cancel it while that
    is possible. | Called off: Saturday, March 8, 2059, 10 AM-12 PM Pacific time | Visit: Thursday, March
    20, 2059, 10 AM-12 PM Pacific time | Call us: (559) 555-0142 | Visit on Saturday, March 8, 2059: |
    https://example.com/visit?k=… | Visit on Thursday, March 20, 2059: | https://example.com/visit?k=…`,
  'done, check': `
    Thank you, your visit is done | Thank you for choosing us. Paid $105, check. To pay: $158, as of Monday,
    March 3, 10\u00a0AM Pacific time. You can pay with the first link below, or by cash or check. | ${VISIT} |
    ${PLACE} | Call us: (559) 555-0142 | Total: $258 | Tip: $5 | Paid, check: $105 | To pay: $158 | Pay $158
    on venmo.com: | https://venmo.com/u/cv?amount=158 | See and print the receipt: |
    https://example.com/visit?k=… | Would you tell others how we did? Write a review: | https://g.page/x`,
  'done, unpaid': `
    Thank you, your visit is done | Thank you for choosing us. To pay: $100, as of Monday, March 3, 10\u00a0AM Pacific time. You can pay with the first link below, or by cash or check. | ${VISIT} | ${PLACE} | Call
    us: (559) 555-0142 | Total: $258 | To pay: $100 | Pay $100 on venmo.com: |
    https://venmo.com/u/cv?amount=100 | See and print the receipt: | https://example.com/visit?k=… | Would
    you tell others how we did? Write a review: | https://g.page/x`,
  'unpaid, cash': `
    Reminder: $158 to pay | For the visit below, $158 is still to be paid as of Monday, March 3, 10\u00a0AM
    Pacific time. You can pay with the first link below, or by cash or check. If you have paid already, thank
    you: please ignore this email. | ${VISIT} | ${PLACE} | Call us: (559) 555-0142 | Total: $258 | Tip: $5 |
    Paid, cash: $105 | To pay: $158 | Pay $158 on venmo.com: | https://venmo.com/u/cv?amount=158 | See and
    print the receipt: | https://example.com/visit?k=…`,
  'unpaid twice, cash': `
    Second reminder: $158 to pay | For the visit below, $158 is still to be paid as of Monday, March 3,
    10\u00a0AM Pacific time. You can pay by cash or check. This is our last email about it. If you have paid
    already, or something is not right, please call us. | ${VISIT} | ${PLACE} | Call us: (559) 555-0142 |
    Total: $258 | Tip: $5 | Paid, cash: $105 | To pay: $158 | See and print the receipt: |
    https://example.com/visit?k=…`,
}

/** What its lines say; tokens of links are not the same twice. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/([=#])[\w=-]{30,}$/, '$1…').replace(ID, 'ID'))
    .join(' | ')

test.each(Object.entries(MAILS))('the mail "%s" reads as a whole', (name, said) => {
  const [, text] = customerTexts(undefined).texts.find(([one]) => one === name) ?? []
  if (!text) throw new Error(`No mail is named ${name}`)
  const mail = customerMail(text, 'ana@example.com', DEFAULT_SETTINGS)
  expect(linesOf(mail.text)).toBe(`${said.trim().replace(/[ \n]+/g, ' ')} | ${CLOSING}`)
})
