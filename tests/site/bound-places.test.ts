/** Addresses, links, choices and figures at their exact places. */
import { expect, test } from '@jest/globals'
import { builtPages, pageAt } from '#tests/support/site/built-pages.ts'
import { inSpanish } from '#tests/support/site/registry.ts'

const CITIES = ['hanford', 'fresno', 'visalia', 'tulare', 'lemoore', 'clovis', 'kingsburg', 'porterville']
  .concat('delano', 'bakersfield')
  .sort()

const ROUTES = [
  ...['/', '/services', '/commercial-quote', '/booking', '/why-window-cleaning', '/commercial-contact'],
  ...['/residential-window-cleaning-near-me', '/commercial-window-cleaning-near-me'],
  ...['/window-cleaning-glossary', '/window-cleaning-hanford', '/office-cleaning'],
  ...['/hanford-office-cleaning', '/tulare-office-cleaning', '/hanford-house-cleaning'],
  ...['/quote-submitted', '/visit', '/answer', '/quote', '/undo', '/mails', '/privacy', '/accessibility'],
  ...CITIES.flatMap((city) => [`/${city}-window-cleaning`, `/${city}-commercial-window-cleaning`]),
]

const htmlOf = (path: string) => pageAt(path).html
const partOf = (html: string, tag: string) =>
  html.slice(html.indexOf(`<${tag}`), html.indexOf(`</${tag}>`)).replace(/<svg.*?<\/svg>|<!-- -->/gs, '')
const textsOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) =>
    text.replace(/<[^>]+>/g, '').trim(),
  )
/** Every link as `address label`. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href, label = '']) => `${href} ${label.replace(/<[^>]+>/g, '').trim()}`,
  )
const addressesOf = (html: string) => linksOf(html).map((link) => link.split(' ')[0])

test('the pages are those of the route table (P2.1, P2.2)', () => {
  const paths = builtPages.map(({ path }) => path).filter((path) => !/^\/(es|404)\b/.test(path))
  expect(paths.sort()).toEqual(ROUTES.sort())
})

test.each(builtPages)(
  '$path has the header and the footer of all pages (P3.1, P3.2, P3.6)',
  ({ path, html }) => {
    const linked = (addresses: string[]) => (path.startsWith('/es') ? addresses.map(inSpanish) : addresses)
    const header = partOf(html, 'header')
    expect(addressesOf(header)).toEqual(
      expect.arrayContaining(
        linked([
          ...['/residential-window-cleaning-near-me', '/commercial-window-cleaning-near-me'],
          ...['/', '/services', '/commercial-quote', '/window-cleaning-glossary', '/office-cleaning'],
          ...CITIES.map((city) => `/${city}-window-cleaning`),
          ...['/#quote', '/#booking', '/#contact'],
        ]),
      ),
    )
    expect(header).toMatch(/<a[^>]* href="tel:\+1\d{10}">\s*(Call Now|Llamar)<\/a>/)
    const footer = partOf(html, 'footer')
    expect(addressesOf(footer)).toEqual(
      expect.arrayContaining(
        linked([
          ...['/hanford-house-cleaning', '/hanford-office-cleaning', '/tulare-office-cleaning'],
          ...['/office-cleaning', '/why-window-cleaning', '/privacy', '/accessibility'],
          ...CITIES.map((city) => `/${city}-commercial-window-cleaning`),
        ]),
      ),
    )
  },
)

test('the header says what its buttons do (P3.2)', () => {
  expect(linksOf(partOf(htmlOf('/'), 'header'))).toEqual(
    expect.arrayContaining(['/#quote Get Quote', '/#booking Book Now', '/#contact Contact']),
  )
})

test('the sections of the home page that header and other pages jump to are there (P3.2, P4.1, P4.5)', () => {
  expect(pageAt('/').ids).toEqual(expect.arrayContaining(['quote', 'booking', 'contact']))
  const facts = /id="contact".*?<dl.*?<\/dl>/s.exec(htmlOf('/'))?.[0].split('<dl')[1] ?? ''
  expect(addressesOf(facts)).toEqual(['tel:+15595550142', 'mailto:hello@example.com'])
})

test('the home page leads to the commercial quote from its quote section and its card, and to the reasons (P4.2, P4.3)', () => {
  const main = partOf(htmlOf('/'), 'main')
  const commercial = linksOf(main).filter((link) => link.startsWith('/commercial-quote '))
  expect(commercial).toHaveLength(2)
  expect(linksOf(main)).toContain('/why-window-cleaning Why Professional Window Cleaning?')
})

test('the calculator for homes offers one size, one number of stories and any of the rest, at these prices (P8.2, P9.1)', () => {
  const html = htmlOf('/')
  const questions = [...html.matchAll(/<input type="(radio|checkbox)" name="(\w+)"/g)].map(
    ([, type, name]) => `${type} ${name}`,
  )
  expect([...new Set(questions)]).toEqual([
    ...['radio houseSize', 'radio stories', 'checkbox windowTypes', 'checkbox interiorCleaning'],
    'checkbox extras',
  ])
  expect(textsOf(html, 'legend').slice(0, 5)).toEqual([
    ...['House size', 'Stories', 'Window types', 'Interior cleaning', 'Extras'],
  ])
  const prices = [...html.matchAll(/class="option-price">(.*?)</g)].map(([, price]) => price)
  expect(prices).toEqual([
    ...['$179', '$199', '$279', '$349', 'Included', '+$59', 'Included', '+$25', '+$20'],
    ...['+$59', '+$99', '+$129', '+$199', '+$150', '+$9 each'],
  ])
  expect(html).toMatch(/<input[^>]* type="number"[^>]* min="0" max="30" name="hardWaterStains"/)
})

test('the commercial calculator offers exactly these choices (P11.2)', () => {
  const html = htmlOf('/commercial-quote')
  const inputs = [...html.matchAll(/type="(number|checkbox)"[^>]* name="(\w+)"/g)].map(
    ([, ...input]) => input,
  )
  expect(inputs.map((input) => input.join(' '))).toEqual([
    ...['number largeWindows', 'number mediumWindows', 'number smallWindows', 'number floorToFloorWindows'],
    ...['number frenchWindows', 'checkbox isConstructionCleaning', 'checkbox isOutsideOnly'],
  ])
  expect(textsOf(html, 'option')).toEqual([
    'Select building type',
    ...['Restaurant (+10%)', 'Office Building', 'Store/Retail', 'Factory/Industrial (+20%)'],
    ...['Car Dealership (+15%)', '1 Story', '2+ Stories', 'Bi-weekly - Best Value (-15%)', 'Monthly (-10%)'],
    ...['Quarterly', 'Twice per Year', 'Yearly/One Time'],
  ])
})

test('the commercial page has its four cards and both buttons that lead on (P11.1, P11.4, P11.6)', () => {
  const html = partOf(htmlOf('/commercial-quote'), 'main')
  expect(textsOf(html, 'h2')).toEqual(
    expect.arrayContaining(['Office Buildings', 'Retail Stores', 'Restaurants', 'Medical Facilities']),
  )
  const next = linksOf(html).filter((link) => link === '/commercial-contact Schedule Window Cleaning')
  expect(next).toHaveLength(2)
  expect(html.replaceAll('&#x27;', "'")).toContain(
    "large is 3'x4' or larger, medium smaller than 3'x4', small 2'x2' or smaller",
  )
  expect(html).toMatch(/>Need Help\?<.*?<a[^>]* href="tel:\+1\d{10}"/s)
})

test('the page of Clovis has its three cards, and a page that does not exist its title and five ways on (P2.4, P5.5)', () => {
  const cards = ['Residential', 'Commercial', 'Post-construction']
  expect(textsOf(htmlOf('/clovis-window-cleaning'), 'h3')).toEqual(expect.arrayContaining(cards))
  expect(pageAt('/404').title).toMatch(/^404 Page Not Found \| /)
  const ways = addressesOf(partOf(htmlOf('/404'), 'main'))
  expect(ways.sort()).toEqual(['/', '/#contact', '/#quote', '/commercial-quote', '/services'])
})

test('the cost of neglect is shown beside the cost of professional cleaning (P6.1, P6.2)', () => {
  expect(textsOf(partOf(htmlOf('/why-window-cleaning'), 'table'), 'td')).toEqual([
    ...['$300-800 per window', 'Window life of 10+ years'],
    ...['$150-300 per window to remove', 'Spots taken off while they are fresh'],
    ...['$200-400 a year for lighting', 'Up to 30% more light; $100-200 a year saved on energy'],
    ...['$5,000-15,000 lost', 'A house that shows well'],
    ...['$5,650-16,500+ potential cost', '$200-600 a year for service'],
  ])
})

test.each(['/', '/commercial-contact'])('every message box of %s has four rows (P13.1)', (path) => {
  const boxes = [...htmlOf(path).matchAll(/<textarea\b[^>]*? rows="(\d+)"/g)].map(([, rows]) => rows)
  expect(boxes.length).toBeGreaterThan(0)
  expect(new Set(boxes)).toEqual(new Set(['4']))
})

const described = (path: string, type: string) =>
  pageAt(path).structuredData.find((data) => data['@type'] === type)
const service = (path: string) => described(path, 'Service')

test('both near-me pages name the six cities, and the reasons lead to the quote (P6.1, P6.3)', () => {
  for (const [kind, page] of [
    ['residential', 'window-cleaning'],
    ['commercial', 'commercial-window-cleaning'],
  ]) {
    const linked = addressesOf(partOf(htmlOf(`/${kind}-window-cleaning-near-me`), 'main'))
    const six = ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'].map(
      (city) => `/${city}-${page}`,
    )
    expect(linked.filter((href) => six.includes(href ?? ''))).toEqual(six)
    expect(linked.includes('/commercial-quote')).toBe(kind === 'commercial')
  }
  const main = partOf(htmlOf('/why-window-cleaning'), 'main')
  expect(addressesOf(main).filter((href) => href === '/#quote')).toHaveLength(3)
})

test('structured data has the price range, the payment methods and the location (P31.2, P31.3)', () => {
  expect(described('/', 'HomeAndConstructionBusiness')).toMatchObject({
    priceRange: '$$',
    paymentAccepted: 'Cash, Check, Credit Card',
    geo: { latitude: 36.33, longitude: -119.65 },
  })
  expect(service('/')?.['areaServed']).toHaveLength(CITIES.length)
  expect(service('/tulare-window-cleaning')?.['areaServed']).toMatchObject([
    { name: 'Tulare, CA', geo: { latitude: 36.21, longitude: -119.35 } },
  ])
})

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

test.each([
  ['/office-cleaning', ['07:00', '18:00'], ['08:00', '16:00']],
  ['/tulare-office-cleaning', ['07:00', '18:00'], ['08:00', '16:00']],
  ['/hanford-house-cleaning', ['08:00', '18:00'], ['09:00', '15:00']],
  ['/hanford-office-cleaning', ['08:00', '18:00'], ['08:00', '18:00']],
])('%s has hours of its own: %j on weekdays and %j on Saturdays (P1.9)', (path, ...hours) => {
  const stated = service(path)?.['hoursAvailable'] as { dayOfWeek: string[]; opens: string; closes: string }[]
  const on = (day: string) => stated.find(({ dayOfWeek }) => dayOfWeek.includes(day))
  const expected = ([opens, closes]: string[]) => expect.objectContaining({ opens, closes })
  for (const day of WEEKDAYS) expect(on(day)).toEqual(expected(hours[0] ?? []))
  expect(on('Saturday')).toEqual(expected(hours[1] ?? []))
  expect(on('Sunday')).toBeUndefined()
})

test.each([
  ...['/office-cleaning', '/hanford-office-cleaning', '/tulare-office-cleaning', '/hanford-house-cleaning'],
])('%s asks visitors to phone, with the email address as plain text (P7.1, P7.2)', (path) => {
  const main = partOf(htmlOf(path), 'main')
  const [hero = '', ...others] = main.split('<section ').slice(1)
  const closing = others.at(-1) ?? ''
  expect(hero).toMatch(/^class="[^"]*hero-blue[^"]*"/)
  for (const section of [hero, closing]) expect(section).toMatch(/<a[^>]* href="tel:\+1\d{10}"/)
  const hasEmail = [hero, closing].map((section) => section.includes('hello@example.com'))
  expect(hasEmail).toEqual([true, path !== '/office-cleaning'])
  expect(main).not.toContain('mailto:')
})
