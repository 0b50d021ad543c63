import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'fresno',
  seo: {
    title: 'Fresno Window Cleaning | Same Day, From {fromPrice}',
    description:
      'Fresno window cleaning for bungalows, ranch houses and two-story homes. From {fromPrice}, with same-day visits, insured staff and a 100% guarantee. Free quotes.',
    keywords: ['Fresno window cleaning', 'window washing Fresno CA', 'Fig Garden window cleaner'],
  },
  hero: {
    headline: 'Fresno Window Cleaning',
    lead: 'From steel casements in the Tower District to tall foyer glass near Copper River: one clear price list, starting at {fromPrice} for the outside of a one-story home {fromHome}.',
  },
  local: {
    heading: 'A big city with farm dust and freeway film',
    paragraphs: [
      'Fresno windows collect two kinds of dirt at once. Orchards and vineyards ring the city and send in field dust, while Highways 41, 99, 168 and 180 add a fine black film of tire dust and exhaust that plain water only smears. On still summer days the Valley traps both in the air. In a bad fire year, ash from the Sierra falls on top. Ash is gritty and turns caustic when it’s damp, so we rinse it off and never wipe it dry.',
      'Tap water varies by address. Much of the city now gets treated river water from the mountains, while blocks still served mainly by wells see more white spots from their sprinklers. Two houses a mile apart can need very different care.',
    ],
  },
  areas: {
    heading: 'Neighborhood by neighborhood',
    bullets: [
      'Tower District and downtown: small panes, old putty and windows painted shut, so slow, careful handwork',
      'Old Fig Garden: deodars and other big trees along Van Ness, so sap, needles and pollen come off first',
      'Woodward Park and Copper River: two stories, high foyer windows, stucco overspray from newer construction',
      'Sunnyside: ranch houses with picture windows, and orchard dust from the east',
    ],
  },
  services: {
    heading: 'What we clean in Fresno',
    cards: [
      {
        title: 'Residential Window Cleaning',
        text: 'Outside glass by the size of your home, from {fromPrice} to {toPrice}. Add the inside from {interiorPrice}, sliding or French doors, or hard water stain removal, and watch the total change as you choose.',
        href: '/?city=fresno#quote',
        linkLabel: 'Price my home',
      },
      {
        title: 'Commercial Window Cleaning',
        text: 'Offices on Shaw and Herndon, Blackstone showrooms, restaurants and clinics, on any schedule from bi-weekly to once a year. Count your windows and see an estimate right away.',
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
        text: 'Book before {sameDayUntil}, Monday to Saturday, and we can often come the same day.',
      },
      {
        title: 'Professional Service',
        text: 'Insured, background-checked staff with {years} years of experience on Valley glass.',
      },
      {
        title: 'Satisfaction Guaranteed',
        text: '100%: we fix whatever you’re not happy with, or you get your money back.',
      },
    ],
  },
  residential: {
    heading: 'How a house visit goes',
    paragraphs: [
      'We walk around the house first and point out cracked panes, failed seals and anything we’d rather not touch. Then we brush off loose dirt, scrub and squeegee the glass, dry the edges with a towel and wipe the frames so they don’t drip later. For outside work you don’t need to be home, as long as the side gates are unlocked.',
    ],
  },
  commercial: {
    heading: 'For shops, offices and property managers',
    paragraphs: [
      'Glass doors on busy streets need a short visit every other week. Upper floors in an office park do well with two to four visits a year. Both can go on one schedule, and your tenants know the dates in advance.',
    ],
  },
  faq: [
    {
      question: 'How often should windows be cleaned in Fresno?',
      answer:
        'Twice a year suits most homes: once after the almond harvest and again in spring. Within a few blocks of a freeway or a construction site, three or four times a year is what keeps the glass clear.',
    },
    {
      question: 'There is ash on everything after the last fire. What should I do?',
      answer:
        'Leave it, or rinse it off gently with a hose. Please don’t rub it, because the grit scratches. We can rinse and wash the whole house in one visit.',
    },
    {
      question: 'Can you reach second-story windows above a tile roof?',
      answer:
        'In most cases, yes, from the ground with a pole. The calculator adds one fixed amount for a second story, no matter how many windows are upstairs.',
    },
    {
      question: 'I manage a rental near Fresno State. Can you work between tenants?',
      answer:
        'Yes. Once the place is empty, we can clean inside and outside glass in the same visit. Put the lockbox code in the booking notes.',
    },
  ],
  closing: {
    heading: 'See your price before you call',
    text: 'The instant quote takes about a minute. Rather talk it over? Estimates by phone are free too, at {phone}.',
  },
  nearby: ['clovis', 'kingsburg', 'hanford', 'visalia'],
} satisfies ResidentialCity
