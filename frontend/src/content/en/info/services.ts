import type { ServicesContent } from '#frontend/content/info-types.ts'

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
    first: { label: 'Get my instant quote', href: '/#quote' },
    second: { label: 'Commercial quote', href: '/commercial-quote' },
  },
  groups: [
    {
      heading: 'Home window cleaning',
      services: [
        {
          id: 'outside-windows',
          icon: 'house-door',
          title: 'Outside windows',
          text: 'What most people mean by window cleaning: the outside glass of the whole house, done by hand.',
          prices: [
            {
              text: 'From {fromPrice} for one story {fromHome}; base prices by home size up to {toPrice}',
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
          text: 'Done with poles from the ground where they reach, and ladders where they don’t.',
          prices: [
            { text: '+{price} for the whole second floor', entry: { category: 'stories', key: 'two_story' } },
          ],
          included: ['All upstairs outside panes', 'Stairwell and entry glass'],
          href: '/#quote',
          linkLabel: 'Add it to a quote',
        },
        {
          id: 'inside-windows',
          icon: 'window',
          title: 'Inside windows',
          text: 'Shoes covered, towels on the sill, your furniture treated as if it were ours.',
          prices: [{ text: 'From {interiorPrice}, by size of home' }],
          included: ['Inside glass', 'Sills wiped dry', 'No drips left on floors or furniture'],
          href: '/#quote',
          linkLabel: 'Add it to a quote',
        },
        {
          id: 'hard-water',
          icon: 'droplet',
          title: 'Hard water stain removal',
          text: 'For the white rings and fans that sprinklers leave. We test one pane first and tell you what will come off.',
          prices: [
            { text: '{price} per window', entry: { category: 'hard_water_stains', key: 'per_window' } },
          ],
          included: ['A test on one pane', 'Mineral remover suited to the glass', 'Full rinse and squeegee'],
          href: '/why-window-cleaning',
          linkLabel: 'Why stains get worse over time',
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
          included: [
            'Residue softened before any scraping',
            'Tempered glass handled with care',
            'Final wash',
          ],
          href: '/#quote',
          linkLabel: 'Add it to a quote',
        },
      ],
    },
    {
      heading: 'Plans, commercial and indoor cleaning',
      services: [
        {
          id: 'maintenance',
          icon: 'calendar-week',
          title: 'Regular maintenance',
          text: 'Monthly, bi-monthly or quarterly visits that keep your windows clean all year.',
          prices: [{ text: 'By custom quote, after the first visit' }],
          included: ['A standing place on our calendar', 'Stains removed before they set'],
          href: '/booking?every=3',
          linkLabel: 'Book a first visit',
        },
        {
          id: 'commercial',
          icon: 'shop',
          title: 'Commercial windows',
          text: 'Stores, restaurants, offices, dealerships and plants, priced by window count, building type, stories and frequency.',
          prices: [{ text: 'From {commercialFrom} per service, by custom quote' }],
          included: [
            'Visits timed around your busy hours',
            'A reply within 24 hours',
            'Outside only, if you prefer',
          ],
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
          text: 'In and around Hanford: regular cleaning, deep cleaning, kitchens, bathrooms, move-in and move-out.',
          prices: [{ text: 'Free estimate by phone' }],
          included: ['Eco-friendly products', 'Insured, background-checked staff', 'Weekdays and Saturdays'],
          href: '/hanford-house-cleaning',
          linkLabel: 'About house cleaning',
        },
      ],
    },
  ],
  blocks: [
    {
      heading: 'With every visit',
      bullets: [
        'Insured, background-checked staff',
        'Eco-friendly products',
        '100% satisfaction guarantee or your money back',
        'Free quotes and estimates',
        'Same-day service when you book before {sameDayUntil}, next-day service in {nextDayCities}',
        'Cash, check or credit card',
      ],
    },
  ],
  faq: [
    {
      question: 'Can I combine services in one visit?',
      answer:
        'Yes. The calculator adds up windows inside and out, stains and doors. For windows together with house or office cleaning, call {phone}.',
    },
    {
      question: 'Do you clean gutters, roofs or solar panels?',
      answer: 'No, we stick to windows, houses and offices. We’d rather say no than do a poor job.',
    },
  ],
  closing: {
    heading: 'Not sure which one you need?',
    text: 'Describe your windows in a sentence or two, and we’ll tell you what we’d do if the house were ours.',
    link: { label: 'Contact us', href: '/#contact' },
  },
} satisfies ServicesContent
