import type { ServicesPage } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Window Cleaning Services and Prices',
    description:
      'Every service we offer with its price and what is included: outside and inside windows, hard water, building residue, businesses, offices and houses.',
    keywords: ['window cleaning services', 'window cleaning prices', 'hard water stain removal'],
  },
  hero: {
    headline: 'Window Cleaning Services',
    lead: 'Everything we do, what it includes and what it costs. Where a price depends on the building, we say so and the estimate is free.',
  },
  groups: [
    {
      heading: 'Windows at home',
      services: [
        {
          id: 'outside-windows',
          icon: 'house-door',
          title: 'Outside windows',
          text: 'The service most people mean by window cleaning: every outside pane of the house, by hand.',
          prices: [
            {
              text: 'From {fromPrice} up to 1,600 sq ft, one story; base prices by home size up to {toPrice}',
            },
          ],
          included: ['Webs and dust brushed off', 'Glass scrubbed and squeegeed', 'Edges and sills wiped'],
          href: '/#quote',
          linkLabel: 'Price your home',
        },
        {
          id: 'second-story',
          icon: 'buildings',
          title: 'Second story',
          text: 'Poles from the ground where they reach, ladders where they do not.',
          prices: [
            { text: '+{price} for the whole floor', entry: { category: 'stories', key: 'two_story' } },
          ],
          included: ['All upstairs outside panes', 'Stairwell and entry glass'],
          href: '/#quote',
          linkLabel: 'Add it to a quote',
        },
        {
          id: 'inside-windows',
          icon: 'window',
          title: 'Inside windows',
          text: 'Shoes covered, towels under the sill, furniture treated as if it were ours.',
          prices: [{ text: 'From {interiorPrice}, by size of home' }],
          included: ['Inside glass', 'Sills wiped dry', 'Drips caught before they fall'],
          href: '/#quote',
          linkLabel: 'Add it to a quote',
        },
        {
          id: 'hard-water',
          icon: 'droplet',
          title: 'Hard water stain removal',
          text: 'For the white rings and fans that sprinklers leave. We test a pane first and tell you what will come off.',
          prices: [
            { text: '{price} per window', entry: { category: 'hard_water_stains', key: 'per_window' } },
          ],
          included: ['A test on one pane', 'Mineral remover suited to the glass', 'Full rinse and squeegee'],
          href: '/why-window-cleaning',
          linkLabel: 'Why stains get worse',
        },
        {
          id: 'doors',
          icon: 'door-open',
          title: 'French and sliding doors',
          text: 'More glass, more edges and more fingerprints than a window.',
          prices: [
            { text: 'French doors +{price}', entry: { category: 'window_type', key: 'french_doors' } },
            { text: 'Sliding doors +{price}', entry: { category: 'window_type', key: 'sliding_doors' } },
          ],
          included: ['Each pane squeegeed to its corners', 'Handles and rails wiped'],
          href: '/#quote',
          linkLabel: 'Add it to a quote',
        },
        {
          id: 'construction',
          icon: 'tools',
          title: 'Construction window cleaning',
          text: 'After a build, a remodel or new stucco: paint specks, plaster, silicone and stickers.',
          prices: [{ text: '+{price}', entry: { category: 'extra_service', key: 'pressure_washing' } }],
          included: ['Residue softened before any blade', 'Tempered glass handled with care', 'Final wash'],
          href: '/#quote',
          linkLabel: 'Add it to a quote',
        },
      ],
    },
    {
      heading: 'Plans, businesses and indoor cleaning',
      services: [
        {
          id: 'maintenance',
          icon: 'calendar-week',
          title: 'Regular maintenance',
          text: 'Monthly, bi-monthly or quarterly visits for homes that should always look clean.',
          prices: [{ text: 'By custom quote, after the first visit' }],
          included: ['A set place on the calendar', 'Stains dealt with before they bond'],
          href: '/booking',
          linkLabel: 'Book a first visit',
        },
        {
          id: 'commercial',
          icon: 'shop',
          title: 'Commercial windows',
          text: 'Stores, restaurants, offices, dealerships and plants, priced by windows, building, stories and frequency.',
          prices: [{ text: 'From {commercialFrom} per service, by custom quote' }],
          included: ['Visits around your hours', 'An answer within 24 hours', 'Outside only, if you prefer'],
          href: '/commercial-quote',
          linkLabel: 'Estimate your building',
        },
        {
          id: 'office',
          icon: 'briefcase',
          title: 'Office cleaning',
          text: 'Desks, floors, restrooms and glass in Kings and Tulare counties, daily, weekly or monthly.',
          prices: [{ text: 'Free estimate by phone' }],
          included: ['Regular visits', 'Deep cleaning', 'Restrooms and break rooms'],
          href: '/office-cleaning',
          linkLabel: 'About office cleaning',
        },
        {
          id: 'house',
          icon: 'house-heart',
          title: 'House cleaning',
          text: 'In and around Hanford: regular care, deep cleaning, kitchens, baths, move-in and move-out.',
          prices: [{ text: 'Free estimate by phone' }],
          included: ['Eco-friendly products', 'Background-checked people', 'Weekdays and Saturdays'],
          href: '/hanford-house-cleaning',
          linkLabel: 'About house cleaning',
        },
      ],
    },
  ],
  blocks: [
    {
      heading: 'True of every visit',
      bullets: [
        'Insured, background-checked staff',
        'Eco-friendly products',
        '100% satisfaction guarantee or your money back',
        'Free quotes and estimates',
        'Same-day service when you order by {sameDayUntil}, next-day in {nextDayCities}',
        'Cash, check or credit card',
      ],
    },
  ],
  faq: [
    {
      question: 'Can I combine services in one visit?',
      answer:
        'Yes. Windows inside and out, stains and doors are added up in the calculator. For windows together with house or office cleaning, call {phone}.',
    },
    {
      question: 'Do you clean gutters, roofs or solar panels?',
      answer:
        'They are not on our list. If you need one of them, ask when we talk; we would rather say no than do a poor job.',
    },
  ],
  closing: {
    heading: 'Not sure which one you need?',
    text: 'Describe the windows in a sentence or two. We will tell you what we would do if the house were ours.',
    link: { label: 'Contact', href: '/#contact' },
  },
} satisfies ServicesPage
