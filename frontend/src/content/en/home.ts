import type { HomeContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Window Cleaning in Hanford & Central Valley | Instant Quote',
    description:
      'Window, house and office cleaning in Hanford, Fresno, Visalia, Bakersfield and nearby. See your own price in a minute and book a same-day visit.',
    keywords: [
      'window cleaning Hanford',
      'window washing Central Valley',
      'house cleaning',
      'office cleaning',
    ],
  },
  hero: {
    headline: 'Clean windows. A\u00a0price before you call.',
    lead: 'We’re based in Hanford and clean windows across the Central Valley. Answer a few questions and see your own price, from {fromPrice} for the outside of a one-story home {fromHome}.',
    first: { label: 'Get my instant quote', href: '#quote' },
    second: { label: 'Book a visit', href: '#booking' },
    points: [
      { text: 'Instant quotes from {fromPrice}' },
      { text: 'Satisfaction guaranteed or your money back' },
      { text: '5.0 star reviews', icon: 'star-fill' },
    ],
  },
  quote: {
    heading: 'Your instant quote',
    lead: 'Choose your home’s size and the work you want. The total updates as you go, and nothing is charged online.',
    commercialText:
      'Need windows cleaned at a store, an office or a plant? Businesses are priced by window count.',
    commercialLink: { label: 'Get a commercial quote', href: '/commercial-quote' },
  },
  howItWorks: {
    heading: 'How it works',
    cards: [
      {
        icon: 'clipboard-check',
        title: 'See your price',
        text: 'Choose your home’s size, its stories and any extras. The calculator adds everything up as you go.',
      },
      {
        icon: 'calendar-check',
        title: 'Pick a time',
        text: 'Choose a day from Monday to Saturday and a two-hour arrival window. In most cities we can come the same day.',
      },
      {
        icon: 'stars',
        title: 'Enjoy clean glass',
        text: 'We do the work, then walk around with you if you’re home. If a window isn’t right, we make it right or you get your money back.',
      },
    ],
  },
  services: {
    heading: 'What we clean',
    cards: [
      {
        icon: 'house-door',
        title: 'Residential Cleaning',
        text: 'Windows outside, inside or both, priced by the size of your home. French doors, sliding doors and hard water stains are separate, so you only pay for what you have.',
        bullets: [
          'From {fromPrice}: outside, one story, {fromHome}',
          'Inside glass from {interiorPrice}',
          'Hard water stains removed, priced per window',
        ],
        href: '/residential-window-cleaning-near-me',
        linkLabel: 'Home window cleaning',
      },
      {
        icon: 'building',
        title: 'Commercial Cleaning',
        text: 'Storefronts, offices, restaurants, clinics, dealerships and plants. Count your windows for an instant estimate, and we’ll confirm the price for your building.',
        bullets: [
          'Visits timed around your busy hours',
          'Two-story buildings and floor-to-floor glass',
          'A reply within 24 hours',
        ],
        href: '/commercial-quote',
        linkLabel: 'Get a commercial quote',
      },
      {
        icon: 'calendar-week',
        title: 'Regular Maintenance',
        text: 'Windows cleaned on a schedule never get hard to clean. Book a first visit, and tell us how often you would like us back.',
        bullets: ['Monthly plans', 'Bi-monthly plans', 'Quarterly plans'],
        href: '/booking?every=3',
        linkLabel: 'Book a first visit',
      },
    ],
  },
  trust: {
    heading: 'Why people choose us',
    cards: [
      {
        icon: 'person-badge',
        title: 'Professional service',
        text: 'Insured, background-checked staff who arrive within the window you booked.',
      },
      {
        icon: 'award',
        title: '{years} years experience',
        text: 'Long enough to know what Kings County well water does to a west-facing window.',
      },
      {
        icon: 'flower1',
        title: 'Eco-friendly',
        text: 'Products that go easy on lawns, fruit trees, vegetable beds and pets.',
      },
      {
        icon: 'shield-check',
        title: '100% money-back guarantee',
        text: 'Tell us what isn’t right. We do it over, or you get your money back.',
      },
    ],
  },
  reviews: {
    heading: '5.0 star reviews',
    text: 'Homeowners and businesses across the Central Valley have counted on us for {years} years. We’d love to hear from you, too.',
    readLabel: 'Read our reviews',
    writeLabel: 'Write a review',
    readSearch: 'reviews',
    writeSearch: 'write a review',
    newTab: '(opens in a new tab)',
  },
  localText: {
    heading: 'Window cleaning in Hanford and the Central Valley',
    topics: [
      {
        title: 'Hard water from deep wells',
        text: 'Hanford is hard on glass. City water comes out of deep wells and carries minerals, and every sprinkler that reaches a window leaves some of them behind. In summer a pane can be wet at five in the morning and baked dry by seven. After a season of that there’s a white fan on the lower half of the window that no glass spray will move.',
      },
      {
        title: 'Field dust and tule fog',
        text: 'Dairies and feed lanes, cotton and tomato fields, almond orchards shaken and swept in August and September: whatever lifts off the field settles on sills and screens. The first tule fog of winter turns that dust to mud, and the mud dries in streaks. That’s why windows here look their worst in January, when nobody wants to be on a ladder.',
      },
      {
        title: 'Three kinds of homes',
        text: 'Around Courthouse Square there are old wood sashes with thin, wavy panes that need a light touch and little water. North of town, newer two-story homes have tall stairwell windows and dual-pane vinyl. Out on the avenues, a farmhouse may have a feed truck passing twice a day. We plan the visit around your windows.',
      },
      {
        title: 'How we clean a window',
        text: 'Webs and dust come off first. Then we scrub and squeegee the glass, and wipe edges and sills so nothing drips later. Hard water is treated window by window with a cleaner made for it, and before we start we tell you honestly what will come off and what has etched the glass for good.',
      },
    ],
    citiesHeading: 'Ten cities, one phone number',
    citiesText:
      'From Hanford we serve Fresno, Visalia, Tulare, Lemoore, Clovis, Kingsburg, Porterville, Delano and Bakersfield. The water, the dust and the buildings differ from city to city, so each has its own page.',
  },
  whyPromo: {
    heading: 'Is it worth paying a professional?',
    text: 'Hard water stains, lost daylight and early replacement cost more than most people think. We put the numbers side by side.',
    link: { label: 'Why Professional Window Cleaning?', href: '/why-window-cleaning' },
  },
  booking: {
    heading: 'Next open times',
    text: 'Arrival windows are two hours long, Monday to Saturday. Book before {sameDayUntil} for a same-day visit. In {nextDayCities}, the first visit is the next day.',
    link: { label: 'Book a visit', href: '/booking' },
  },
  faqHeading: 'Questions people ask us',
  faq: [
    {
      question: 'How much does window cleaning cost in Hanford?',
      answer:
        'The outside of a one-story home {fromHome} costs {fromPrice}, and base prices go up to {toPrice} for homes {toHome}. Inside glass starts at {interiorPrice}. A second story, French or sliding doors, hard water stains and construction cleaning are added only if you choose them, and the calculator shows each one.',
    },
    {
      question: 'Can you come today?',
      answer:
        'Often, yes. If you book before {sameDayUntil} and an arrival window is open, we come the same day in every city except {nextDayCities}, where the first visit is the next day. We work {hours}.',
    },
    {
      question: 'Do I have to be home?',
      answer:
        'Not for the outside, as long as the gate is unlocked and the dog is inside. For inside glass, someone needs to let us in. Everyone we send is insured and background-checked.',
    },
    {
      question: 'Will hard water stains come off?',
      answer:
        'Most do. Deposits that have sat through several summers may have etched the glass, and etching is damage, not dirt. We look first and tell you what to expect before you pay for stain removal, which is priced per window.',
    },
    {
      question: 'What if I’m not happy with the result?',
      answer:
        'Call us at {phone}. We come back and clean it again, and if it still isn’t right, you get your money back. That’s our 100% satisfaction guarantee.',
    },
    {
      question: 'Do I pay when I ask for a quote?',
      answer:
        'No. Quotes and estimates are free, and nothing is charged online. We take cash, check and credit card.',
    },
  ],
  contact: {
    heading: 'Talk to us',
    text: 'Call {phone}, email {email} or leave a message here. Questions are welcome, even if you’re not ready to book.',
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    hoursLabel: 'Hours',
    hours: '{hours}',
    areaLabel: 'Service area',
    area: ['Fresno', 'Clovis', 'Hanford', 'Visalia', 'Tulare', 'Lemoore'],
  },
} satisfies HomeContent
