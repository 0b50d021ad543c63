/** Headings, labels, claims and codes that docs/product.md quotes, on the pages it quotes them for. */
import { expect, test } from '@jest/globals'
import type { Place } from '#schemas/facts/places.ts'
import { builtPages, pageAt } from '#tests/support/site/built-pages.ts'
import { CITIES } from '#tests/support/site/registry.ts'

/** By path; compared without white space, because a text may run over several elements. One listed twice appears twice. */
const BOUND: Record<string, string[]> = {
  '/': [
    ...['Instant quotes from $179', 'Satisfaction guaranteed or your money back'],
    // In the hero and over the reviews.
    ...['5.0 star reviews', '5.0 star reviews'],
    ...['House size', 'Window types', 'Interior cleaning', 'Extras', 'Windows with hard water stains'],
    ...['Between two sizes?', 'Standard windows are part of every price'],
    // In the lead and in the empty total.
    ...['Choose your home’s size and the work', 'Choose your home’s size and the work'],
    'Free quote. Nothing is charged online.',
    ...['Name *', 'Email *', 'Message *', 'Read our reviews', 'Write a review', 'free'],
    ...['insured, background-checked staff', 'We take cash, check and credit card'],
    ...['Residential Cleaning', 'Commercial Cleaning', 'Regular Maintenance'],
    ...['Monthly plans', 'Bi-monthly plans', 'Quarterly plans'],
    ...['Professional service', '7+ years experience', 'Eco-friendly', '100% money-back guarantee'],
    ...['Why Professional Window Cleaning?', 'Submit Quote Request', '(max 30)', 'background-checked'],
    ...['Monday to Saturday 8am - 6pm', 'Fresno, Clovis, Hanford, Visalia, Tulare, Lemoore', '$349'],
    'we serve Fresno, Visalia, Tulare, Lemoore, Clovis, Kingsburg, Porterville, Delano and Bakersfield',
  ],
  '/commercial-quote': [
    ...['Office Buildings', 'Retail Stores', 'Restaurants', 'Medical Facilities'],
    ...['Commercial Services Calculator', 'Best Value', 'it includes discount pricing', 'Need Help?'],
    ...['Your Quote', 'Estimated Total', 'final pricing may vary', 'Schedule Window Cleaning'],
    ...['Building type', 'Cleaning frequency', 'Large windows', 'Medium windows', 'Small windows'],
    ...['Floor-to-floor windows', 'French windows', 'contact you within 24 hours'],
    ...['A reply within 24 hours', 'Why choose us for your business'],
    ...["3'x4' or larger, $8 each", "Smaller than 3'x4', $6 each", "2'x2' or smaller, $4 each"],
    ...['Full height of a story, $12 each', 'Several small panes in one frame, $10 each'],
    ...['Not selected', 'Not sure what size a window is'],
  ],
  '/commercial-contact': [
    ...['No estimate yet?', 'Count your windows first', 'I don’t know my window count'],
    ...['Complete Your Commercial Quote Request', 'Business Name *', 'Contact Person *', 'Email Address *'],
    ...['Phone Number *', 'Business Address *', 'Additional Notes', 'within 24 hours'],
  ],
  '/fresno-window-cleaning': [
    // The first is a promise of every city that is visited the same day, and a highlight of Fresno.
    ...['Same-Day Service', 'Same-Day Service', 'Serving Fresno & Surrounding Areas', 'Professional Service'],
    ...['Satisfaction Guaranteed', 'Get Instant Quote'],
    ...['Residential Window Cleaning', 'Residential Window Cleaning', 'Commercial Window Cleaning'],
  ],
  '/tulare-window-cleaning': [
    ...['at no charge', 'Businesses: once a month'],
    ...['Homes in and near Tulare: every quarter', 'quarterly for a home and monthly for a business'],
  ],
  '/lemoore-window-cleaning': ['Next-day service'],
  '/clovis-window-cleaning': ['100% satisfaction guarantee', '100% satisfaction guarantee'],
  '/why-window-cleaning': [
    ...['up to 30% more light', '$300-800 per window', '$150-300 per window', '$200-400 a year'],
    ...['$5,000-15,000', '$5,650-16,500+', '$200-600 a year', '$100-200 a year', '10+ years'],
    // In the table and among the benefits.
    ...['up to 30% more light', '$300-800 per window', '$150-300 per window', '10+ years'],
    ...['$100-200 a year', '$100-200 a year'],
  ],
  '/residential-window-cleaning-near-me': [
    ...['93631', '93257, 93258', '93215', '93301, 93304-93309', 'Terra Bella', 'Richgrove', 'Shafter'],
  ],
  '/commercial-window-cleaning-near-me': ['$150 per service', 'custom quote', 'Oildale', 'Rosedale'],
  '/office-cleaning': [
    ...['Daily office cleaning', 'Deep cleaning', 'Restroom maintenance', 'Window and glass'],
    ...['Specialty services', 'Flexible scheduling', 'Kings County', 'Tulare County', '7am - 6pm'],
    ...[
      '8am - 4pm',
      'Kings County and Tulare County',
      'daily, weekly or monthly',
      'daily, weekly or monthly',
    ],
    'Why choose us for your office',
  ],
  '/hanford-office-cleaning': [
    ...['Professional Office Cleaning in Hanford, CA', 'Downtown offices', 'Agricultural businesses'],
    ...['Industrial facilities', 'Professional team', '100% satisfaction quality guarantee'],
    ...['Reliable service', 'Local expertise'],
  ],
  '/tulare-office-cleaning': [
    ...['Professional Office Cleaning in Tulare, CA', 'Tulare County', '7am - 6pm', '8am - 4pm'],
    ...['locally owned', 'locally owned', '100% guarantee', '100% guarantee'],
  ],
  '/hanford-house-cleaning': [
    ...['Professional House Cleaning in Hanford', 'Regular house cleaning', 'Move-in/move-out'],
    ...['Deep cleaning', 'Historic homes', 'Modern developments', 'Rural homes'],
    ...['Kitchen cleaning', 'Bathroom cleaning', '100% satisfaction', 'Flexible scheduling', 'Local team'],
    ...['8am - 6pm', '9am - 3pm', 'Ready for a Spotlessly Clean Home?'],
  ],
  '/services': [
    ...['From $179 for one story up to 1,600 sq ft', '+$59 for the whole second floor', 'From $59, by size'],
    ...['$9 per window', 'French doors +$25', 'Sliding doors +$20', '+$150', 'From $150 per service'],
    ...['Regular maintenance', 'Office cleaning', 'House cleaning'],
  ],
  '/privacy': [
    ...['What we collect', 'Why we use it', 'Amazon Web Services in the United States', 'Effective date'],
    ...['at most three times', 'within three days, its daily backups within 35 more', 'within a year'],
    'ask for a review at most once in 180 days',
    ...['with or without a Do Not Track', 'see what we hold, have it corrected or have it deleted'],
  ],
  '/booking': [
    ...['Book a visit', 'What do you need?', 'Loading open times...', 'Prefer to talk?'],
    'Booking online needs JavaScript. To book a visit, please call',
  ],
  '/404': ['404 Page Not Found'],
  ...Object.fromEntries(
    CITIES.map(({ slug, name }) => [
      `/${slug}-commercial-window-cleaning`,
      [
        `Professional Commercial Window Cleaning in ${name}, CA`,
        ...['Get Commercial Quote', `Why ${name} businesses choose us`, 'Schedule Consultation'],
      ],
    ]),
  ),
}

const squeeze = (text: string) => text.replace(/\s+/g, '').toLowerCase()

const timesIn = (text: string, words: string) => text.split(squeeze(words)).length - 1

test.each(Object.entries(BOUND))(
  '%s says what docs/product.md quotes for it (P1.5, P4.1, P4.2, P4.5, P5.4, P5.5, P5.6, P6.2, P6.3, P6.5, P7.2, P7.3, P7.4, P7.5)',
  (path, texts) => {
    const text = squeeze(pageAt(path).text)
    const asked = texts.map((words, index) => texts.slice(0, index + 1).filter((one) => one === words).length)
    expect(texts.filter((words, index) => timesIn(text, words) < (asked[index] ?? 0))).toEqual([])
  },
)

test.each(builtPages.filter(({ text }) => text.includes('$179')))(
  '$path says which home $179 is for (P1.14)',
  ({ text }) => expect(text).toMatch(/1,600 (sq ft|pies)/),
)

test.each(builtPages)('$path dials wherever it names the phone (P1.16)', ({ html }) => {
  const [, body = ''] = html.split('<body>')
  const unlinked = body.replaceAll(/<a\b.*?<\/a>|<script.*?<\/script>|<[^>]+>/gs, '')
  expect(unlinked).not.toContain('555-0142')
})

test.each(CITIES)(
  'the page of $name shows its name, its parts and its price for the smallest home (P1.13, P5.1)',
  ({ slug, name, zips }) => {
    const page = pageAt(`/${slug}-window-cleaning`)
    expect(page.h1[0]).toContain(name)
    const [hero, ...below] = page.html.split('<h1')[1]?.split('</section>') ?? []
    expect(hero).toMatch(/class="price-tag".*href="tel:/s)
    const map = `https://www.google.com/maps/search/?api=1&amp;query=${name}%2C%20CA`
    for (const part of ['data-frame-src', `href="${map}"`]) expect(below.join()).toContain(part)
    const text = squeeze(page.text)
    for (const words of [
      ...['$179 for homes up to 1,600 sq ft', 'Neighborhoods', 'ZIP codes', `Why ${name} chooses us`],
      ...zips.map(({ code, town = '' }: Place['zips'][number]) => `${code} ${town}`),
    ])
      expect(text).toContain(squeeze(words))
  },
)

test('steps and reasons have numbers, and all other cards icons', () => {
  const numbered = builtPages.flatMap(({ path, html }) => {
    const { length } = html.match(/class="tile-number"/g) ?? []
    return length > 0 ? [[path, length]] : []
  })
  expect(numbered.sort()).toEqual([
    ['/', 3],
    ['/es', 3],
    ['/es/why-window-cleaning', 6],
    ['/why-window-cleaning', 6],
  ])
})
