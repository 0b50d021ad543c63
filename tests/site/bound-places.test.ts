/** Addresses, links, choices and figures at their exact places. */
import { expect, test } from '@jest/globals'
import { builtPages } from '#tests/support/site/built-pages.ts'
import { inSpanish } from '#tests/support/site/registry.ts'

const CITIES = ['hanford', 'fresno', 'visalia', 'tulare', 'lemoore', 'clovis', 'kingsburg', 'porterville']
  .concat('delano', 'bakersfield')
  .sort()

const ROUTES = [
  ...['/', '/services', '/commercial-quote', '/booking', '/why-window-cleaning', '/commercial-contact'],
  ...['/residential-window-cleaning-near-me', '/commercial-window-cleaning-near-me'],
  ...[
    '/window-cleaning-glossary',
    '/window-cleaning-hanford',
    '/office-cleaning',
    '/hanford-office-cleaning',
  ],
  ...['/tulare-office-cleaning', '/hanford-house-cleaning', '/quote-submitted'],
  ...CITIES.flatMap((city) => [`/${city}-window-cleaning`, `/${city}-commercial-window-cleaning`]),
]

const htmlOf = (path: string) => builtPages.find((page) => page.path === path)?.html ?? ''
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

test('every address of the route table is a page', () => {
  expect(builtPages.map(({ path }) => path)).toEqual(expect.arrayContaining(ROUTES))
})

test.each(builtPages)('$path has the header and the footer of all pages', ({ path, html }) => {
  const linked = (addresses: string[]) => (path.startsWith('/es') ? addresses.map(inSpanish) : addresses)
  const header = partOf(html, 'header')
  expect(addressesOf(header)).toEqual(
    expect.arrayContaining(
      linked([
        ...['/', '/services', '/residential-window-cleaning-near-me', '/commercial-window-cleaning-near-me'],
        ...['/commercial-quote', '/window-cleaning-glossary', '/office-cleaning'],
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
        ...[
          '/hanford-house-cleaning',
          '/hanford-office-cleaning',
          '/tulare-office-cleaning',
          '/office-cleaning',
        ],
        ...CITIES.map((city) => `/${city}-commercial-window-cleaning`),
      ]),
    ),
  )
  expect(footer).toMatch(/© 2025\b/)
})

test('the header says what its buttons do', () => {
  expect(linksOf(partOf(htmlOf('/'), 'header'))).toEqual(
    expect.arrayContaining(['/#quote Get Quote', '/#booking Book Now', '/#contact Contact']),
  )
})

test('the sections of the home page that header and other pages jump to are there', () => {
  const { ids } = builtPages.find(({ path }) => path === '/') ?? { ids: [] }
  expect(ids).toEqual(expect.arrayContaining(['quote', 'booking', 'contact']))
})

test('the home page leads to the commercial quote from its quote section and its card, and to the reasons', () => {
  const main = partOf(htmlOf('/'), 'main')
  const commercial = linksOf(main).filter((link) => link.startsWith('/commercial-quote '))
  expect(commercial).toHaveLength(2)
  expect(linksOf(main)).toContain('/why-window-cleaning Why Professional Window Cleaning?')
})

test('the calculator for homes offers one size, one number of stories and any of the rest, at these prices', () => {
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

test('the page of Clovis has its three cards, and a page that does not exist its title', () => {
  const cards = ['Residential', 'Commercial', 'Post-construction']
  expect(textsOf(htmlOf('/clovis-window-cleaning'), 'h3')).toEqual(expect.arrayContaining(cards))
  expect(builtPages.find(({ path }) => path === '/404')?.title).toMatch(/^404 Page Not Found \| /)
})

test('the cost of neglect is shown beside the cost of professional cleaning', () => {
  expect(textsOf(partOf(htmlOf('/why-window-cleaning'), 'table'), 'td')).toEqual([
    ...['$300-800 per window', 'Window life of 10+ years'],
    ...['$150-300 per window to remove', 'Spots taken off while they are fresh'],
    ...['$200-400 a year for lighting', 'Up to 30% more light; $100-200 a year saved on energy'],
    ...['$5,000-15,000 lost', 'A house that shows well'],
    ...['$5,650-16,500+ potential cost', '$200-600 a year for service'],
  ])
})

test.each(['/', '/commercial-contact'])('every message box of %s has four rows', (path) => {
  const boxes = [...htmlOf(path).matchAll(/<textarea\b[^>]*? rows="(\d+)"/g)].map(([, rows]) => rows)
  expect(boxes.length).toBeGreaterThan(0)
  expect(new Set(boxes)).toEqual(new Set(['4']))
})

const business = (path: string) =>
  builtPages
    .find((page) => page.path === path)
    ?.structuredData.find((data) => data['@type'] === 'HomeAndConstructionBusiness')
const areas = (path: string) =>
  builtPages.find((page) => page.path === path)?.structuredData.find((data) => data['@type'] === 'Service')?.[
    'areaServed'
  ]

test('both near-me pages name the six cities, and the reasons lead to the quote', () => {
  for (const [kind, page] of [
    ['residential', 'window-cleaning'],
    ['commercial', 'commercial-window-cleaning'],
  ]) {
    const linked = addressesOf(partOf(htmlOf(`/${kind}-window-cleaning-near-me`), 'main'))
    const six = ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'].map(
      (city) => `/${city}-${page}`,
    )
    expect(linked.filter((href) => six.includes(href ?? ''))).toEqual(six)
  }
  const main = partOf(htmlOf('/why-window-cleaning'), 'main')
  expect(addressesOf(main).filter((href) => href === '/#quote')).toHaveLength(3)
})

test('structured data has the price range, the payment methods and the location', () => {
  expect(business('/')).toMatchObject({
    priceRange: '$$',
    paymentAccepted: 'Cash, Check, Credit Card',
    geo: { latitude: 36.33, longitude: -119.65 },
  })
  expect(areas('/tulare-window-cleaning')).toMatchObject([
    { name: 'Tulare, CA', geo: { latitude: 36.21, longitude: -119.35 } },
  ])
})
