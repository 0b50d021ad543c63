import { type Collected, collected } from '#frontend/content/collected.ts'
import { bookingDetailsLabels } from '#frontend/content/en/labels/booking-details.ts'
import { commercialRequestLabels } from '#frontend/content/en/labels/commercial-request.ts'
import { contactFormLabels } from '#frontend/content/en/labels/forms.ts'
import { residentialQuoteDialogLabels } from '#frontend/content/en/labels/residential-quote.ts'
import type { StatementContent } from '#frontend/content/info-types.ts'
import type { CreateBookingRequest } from '#schemas/contract/bookings.ts'
import type { CreateCommercialContactRequest, CreateContactRequest } from '#schemas/contract/contacts.ts'
import type { CreateQuoteRequest, CustomerInfo } from '#schemas/contract/quotes.ts'

const QUOTE = {
  name: 'name and email',
  email: '',
  phone: 'phone, address and message if you give them',
  address: '',
  message: '',
  city: 'the city whose page you came from and the language of the page',
  language: '',
  houseSize: 'the options you chose and the price',
  stories: '',
  windowTypes: '',
  interiorCleaning: '',
  extras: '',
  hardWaterStains: '',
  basePrice: '',
  totalPrice: '',
} satisfies Collected<
  CustomerInfo & Omit<CreateQuoteRequest, 'customerInfo'>,
  typeof residentialQuoteDialogLabels.fields
>

const BOOKING = {
  firstName: 'first and last name',
  lastName: '',
  email: 'email',
  phone: 'phone',
  address: 'address and city',
  city: '',
  serviceType: 'the service, date and time you chose',
  serviceDate: '',
  serviceTime: '',
  isFlexible: 'whether we may call you if an earlier day opens',
  everyMonths: 'how often you would like a visit',
  language: 'the language of the page',
  notes: 'your notes',
  quoteId: 'the quote you booked',
  quoteToken: '',
  businessName: 'for a business, also its name',
} satisfies Collected<CreateBookingRequest, typeof bookingDetailsLabels.fields>

const COMMERCIAL = {
  businessName: 'business name',
  contactName: 'contact person',
  email: 'email',
  phone: 'phone',
  address: 'business address',
  message: 'message',
  quoteData: 'window counts and the estimate',
  language: 'the language of the page',
} satisfies Collected<CreateCommercialContactRequest, typeof commercialRequestLabels.fields>

const MESSAGE = {
  name: 'name',
  email: 'email',
  message: 'message',
  source: '',
  // Of a commercial request, above.
  businessName: '',
  language: 'the language of the page',
  phone: 'phone if you give it',
  zip: 'or your ZIP code, if we do not come there yet',
} satisfies Collected<CreateContactRequest, typeof contactFormLabels.fields>

/** What each form sends, for translations. */
export type CollectedFields = {
  quote: typeof QUOTE
  booking: typeof BOOKING
  commercial: typeof COMMERCIAL
  message: typeof MESSAGE
}

/** California Online Privacy Protection Act, Business and Professions Code §22575: each heading answers one of its duties. */
export const content = {
  seo: {
    title: 'Privacy Policy: What We Collect and Why',
    description:
      'Which details our forms collect, why, who handles them, how long we keep them, and how to review or delete them. No trackers, no ads, nothing sold.',
  },
  hero: {
    headline: 'Privacy Policy',
    lead: 'We only ask for what we need to price a job, come to the right door and call you back. We do not track you, show you ads or sell your details.',
  },
  dateLabel: 'Effective date',
  date: '2026-11-30',
  blocks: [
    {
      heading: 'What we collect',
      paragraphs: [
        'We collect only what you type into a form and send, plus what every web request carries:',
      ],
      bullets: [
        `Home quote: ${collected(residentialQuoteDialogLabels.fields, QUOTE)}`,
        `Booking: ${collected(bookingDetailsLabels.fields, BOOKING)}`,
        `Commercial request: ${collected(commercialRequestLabels.fields, COMMERCIAL)}`,
        `Message: ${collected(contactFormLabels.fields, MESSAGE)}`,
        'Technical data: your IP address, the time and the page or data that was requested',
      ],
    },
    {
      heading: 'Why we use it',
      bullets: [
        'To answer you, prepare an estimate, plan the visit and do the work',
        'To send you a receipt of your request by email, and to remind you of a quote at most three times; each reminder has a link that stops them',
        'After a visit, to write to you what is paid or left to pay, and to ask for a review at most once in 180 days',
        'To keep the records a business must keep for accounting and taxes',
        'To keep out spam and abuse: forms note how quickly they were filled in, and requests and receipts are limited per IP address',
      ],
    },
    {
      heading: 'Who else handles it',
      paragraphs: [
        'Our website, its database and our email run on Amazon Web Services in the United States, which processes the data for us. Beyond that, nobody receives your details unless a law or a court requires it. We do not sell personal information or share it for advertising, and we have not done so in the past twelve months.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'Your last quote is kept in your own browser’s local storage, so the booking page can show it, until you book it or clear your browser’s data. Once booked, it is kept for the tab, so the confirmation can show it. Once its price or, if it is booked, the day of its visit is over, the booking page removes it. A commercial quote is removed once you have sent it. What you choose in a calculator or for a visit, the city whose page you read and what you type into a form are kept for the tab they were chosen or typed in, so that a reload or going back loses nothing. What you type, and the visit, are removed once you send them, and all of it when you close the tab. Visitors get no cookies. Cookies are set only when the owner signs in to the back office.',
      ],
    },
    {
      heading: 'Maps, videos and links',
      paragraphs: [
        'No other company’s content loads when you open a page, and no other company collects information about your visits over time here. A map or a video loads only after you click it. From then on its provider, such as Google or YouTube, sees your IP address and may set its own cookies under its own policy. Links to review, social or payment pages take you to those companies’ sites. If you follow one to pay, it may carry what is left to pay and the short number of your visit.',
      ],
    },
    {
      heading: 'Reviews',
      paragraphs: [
        'If you wrote a review of our work on another website or gave us one, we may show it here: your words, the name you wrote it under, your city and the date. Tell us, and we take it down.',
      ],
    },
    {
      heading: 'Do Not Track',
      paragraphs: [
        'We do not follow you across websites or over time, with or without a Do Not Track or Global Privacy Control signal. Every visitor gets what the signal asks for, so our pages do not behave differently when it is sent.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'We keep quotes, bookings and messages for as long as we need them for the work, for follow-up questions and for bookkeeping. What we delete leaves our lists at once, the database within three days, its daily backups within 35 more and the monthly copies that we keep locked away for emergencies within a year. Notes about your address, such as where the gate is, are deleted with the last of your records. When we delete all we have about you, we keep a code made from your email address, without the address itself, so that no marketing email reaches you again. Emails about it stay in our mailbox until you ask us to delete them too. IP addresses used to limit requests and receipts expire by themselves.',
      ],
    },
    {
      heading: 'Review, correct or delete your details',
      paragraphs: [
        'Write to {email} or call {phone}. Tell us the email address or phone number you used, so we can find your records and be sure they are yours. You can see what we hold, have it corrected or have it deleted. We keep only what the law requires us to keep. It costs nothing and never changes how we treat you.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'This site is for adults who arrange cleaning. We do not knowingly collect details of children under 13. If you believe we have, tell us and we will delete them.',
      ],
    },
    {
      heading: 'Security',
      paragraphs: [
        'Pages and forms are sent over an encrypted connection, records are stored encrypted, and only the owner’s team can read them after signing in. No payment details are collected on this site.',
      ],
    },
    {
      heading: 'When this policy changes',
      paragraphs: [
        'We post the new text on this page with a new effective date. If a change affects details we already hold, we write to the email address you gave us.',
      ],
    },
  ],
  closing: {
    heading: 'A question about your details?',
    text: '{businessName}, Hanford, California. Call {phone} or write to {email}.',
    link: { label: 'Contact us', href: '/#contact' },
  },
} satisfies StatementContent
