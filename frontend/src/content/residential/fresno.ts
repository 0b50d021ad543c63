import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'fresno',
  seo: {
    title: 'Fresno Window Cleaning | Homes From {fromPrice}, Same Day',
    description:
      'Fresno window cleaning for bungalows, ranch houses and two-story homes. From {fromPrice}, with same-day visits, insured staff and a 100% guarantee. Free estimates.',
    keywords: ['Fresno window cleaning', 'window washing Fresno CA', 'Fig Garden window cleaner'],
  },
  hero: {
    headline: 'Fresno Window Cleaning',
    lead: 'From steel casements in the Tower District to tall foyer glass near Copper River: one crew, one clear price list, starting at {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
  },
  local: {
    heading: 'A big city with farm dust and freeway film',
    paragraphs: [
      'Fresno’s windows get two kinds of dirt at once. Orchards and vineyards ring the city and send in field dust, while Highways 41, 99, 168 and 180 add a fine black film of tires and exhaust that plain water only smears. On still summer days the bowl of the Valley holds both in the air, and in a bad fire year ash from the Sierra falls on top. Ash is gritty and a little caustic when damp, so we rinse it off and never wipe it dry.',
      'Tap water varies by address. Much of the city now receives river water from the mountains, treated and blended with well water, and blocks still fed mainly by wells see more white spotting from their sprinklers. Two houses a mile apart can need quite different care.',
    ],
  },
  areas: {
    heading: 'Neighborhood by neighborhood',
    bullets: [
      'Tower District and downtown: small panes, old putty, windows painted shut; slow, careful handwork',
      'Old Fig Garden: deodars and big street trees along Van Ness, so sap, needles and pollen before anything else',
      'Woodward Park and Copper River: two stories, high foyer windows, stucco overspray from newer building',
      'Sunnyside: ranch houses with picture windows, and orchard dust from the east',
    ],
  },
  services: {
    heading: 'What we clean in Fresno',
    cards: [
      {
        title: 'Residential Window Cleaning',
        text: 'Outside glass by size of home, from {fromPrice} to {toPrice}. Add the inside from {interiorPrice}, sliding and French doors, or removal of hard-water spots, and watch the total change as you choose.',
        href: '/#quote',
        linkLabel: 'Price my home',
      },
      {
        title: 'Commercial Window Cleaning',
        text: 'Offices on Shaw and Herndon, Blackstone showrooms, restaurants and clinics, on a schedule from bi-weekly to once a year. Count your panes and see an estimate right away.',
        href: '/commercial-quote',
        linkLabel: 'Estimate my building',
      },
    ],
  },
  highlights: {
    heading: 'Serving Fresno & Surrounding Areas',
    cards: [
      {
        title: 'Same-Day Service',
        text: 'Orders before {sameDayUntil} can often be on that day’s route, Monday to Saturday.',
      },
      {
        title: 'Professional Service',
        text: 'Insured, background-checked staff with {years} years of experience on Valley glass.',
      },
      {
        title: 'Satisfaction Guaranteed',
        text: '100%: we correct what you are not happy with, or you get your money back.',
      },
    ],
  },
  residential: {
    heading: 'How a house visit goes',
    paragraphs: [
      'We walk around the house with you first and point out cracked panes, failed seals and anything we would rather not touch. Loose dirt is brushed off, the glass is scrubbed and squeegeed, edges are detailed with a dry towel, and frames are wiped so that they do not drip the next time it rains. A typical single-story house is done in a morning; you need not be home for outside work if the side gates are open.',
    ],
  },
  commercial: {
    heading: 'For shops, offices and property managers',
    paragraphs: [
      'Glass doors on busy streets want a short visit every other week; upper floors in an office park do well with two to four a year. We put both on one agreement, and your tenants know the date in advance.',
    ],
  },
  faq: [
    {
      question: 'How often should windows be cleaned in Fresno?',
      answer:
        'Twice a year suits most homes: after the almond harvest and again in spring. Within a few blocks of a freeway or a building site, three or four times is closer to what keeps the glass clear.',
    },
    {
      question: 'There is ash on everything after the last fire. What should I do?',
      answer:
        'Leave it, or rinse it gently with a hose. Please do not rub it, because grit scratches. We can rinse and wash the whole house in one visit.',
    },
    {
      question: 'Do you reach second-story windows above a tile roof?',
      answer:
        'In most cases, from the ground with a pole. We do not walk on tile, since it cracks. The calculator adds a fixed amount for a second story, whatever the number of upstairs windows.',
    },
    {
      question: 'I manage a rental near Fresno State. Can you work between tenants?',
      answer:
        'Yes. Inside and outside glass can be done in the same visit once the place is empty; leave a lockbox code in the booking notes.',
    },
  ],
  closing: {
    heading: 'See your price before you call',
    text: 'The instant quote takes a minute. If you would rather talk it over, the estimate by phone at {phone} is free as well.',
  },
  nearby: ['clovis', 'kingsburg', 'hanford', 'visalia'],
} satisfies ResidentialCity
