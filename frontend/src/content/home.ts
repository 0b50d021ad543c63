import type { HomeContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Window Cleaning in Hanford, CA | Instant Quote',
    description:
      'Window, house and office cleaning from Hanford to Fresno, Visalia and Bakersfield. See your own price in a minute and book a same-day visit.',
    keywords: [
      'window cleaning Hanford',
      'window washing Central Valley',
      'house cleaning',
      'office cleaning',
    ],
  },
  hero: {
    headline: 'Clean windows. A price before you call.',
    lead: 'We are based in Hanford and wash windows across the Central Valley. Answer a few questions and see your own price, from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
    points: [
      'Instant quotes from {fromPrice}',
      'Satisfaction guaranteed or your money back',
      '5.0 star reviews',
    ],
  },
  quote: {
    heading: 'Your instant quote',
    lead: 'Pick your home and the work you want. The total changes as you choose, and nothing is charged online.',
    commercialText:
      'Is it a store, an office or a plant? Business windows are counted, and priced differently.',
    commercialLink: { label: 'Get a commercial quote', href: '/commercial-quote' },
  },
  howItWorks: {
    heading: 'How it works',
    cards: [
      {
        icon: 'clipboard-check',
        title: 'See your price',
        text: 'Choose your home’s size, its stories and any extras. The calculator adds it up in front of you.',
      },
      {
        icon: 'calendar-check',
        title: 'Pick a time',
        text: 'Choose a day from Monday to Saturday and a two-hour arrival window. Most towns can be served the same day.',
      },
      {
        icon: 'stars',
        title: 'Look through clean glass',
        text: 'We do the work and walk around with you. If a pane is not right, we make it right or you get your money back.',
      },
    ],
  },
  services: {
    heading: 'What we clean',
    cards: [
      {
        icon: 'house-door',
        title: 'Residential Cleaning',
        text: 'Windows outside, inside or both, priced by the size of your home. French doors, sliding doors and hard water stains are priced one by one, so you pay for what you have.',
        bullets: [
          'From {fromPrice} up to 1,600 sq ft, one story, outside',
          'Inside glass from {interiorPrice}',
          'Hard water stain removal by the window',
        ],
        href: '/residential-window-cleaning-near-me',
        linkLabel: 'Windows at home',
      },
      {
        icon: 'building',
        title: 'Commercial Cleaning',
        text: 'Storefronts, offices, restaurants, clinics, dealerships and plants. Count your windows for an estimate, and we confirm the price for your building.',
        bullets: [
          'Work before opening or between busy hours',
          'Two-story buildings and floor-to-floor glass',
          'An answer within 24 hours',
        ],
        href: '/commercial-quote',
        linkLabel: 'Get a commercial quote',
      },
      {
        icon: 'calendar-week',
        title: 'Regular Maintenance',
        text: 'Glass that is washed on a schedule never gets hard to clean. Choose a plan that suits your glass, and we put it on the calendar.',
        bullets: ['Monthly plans', 'Bi-monthly plans', 'Quarterly plans'],
        href: '/services',
        linkLabel: 'All services',
      },
    ],
  },
  trust: {
    heading: 'Who you are letting in',
    cards: [
      {
        icon: 'person-badge',
        title: 'Professional service',
        text: 'Insured, background-checked staff who arrive inside the window you booked.',
      },
      {
        icon: 'award',
        title: '{years} years experience',
        text: 'Long enough to know what a well in Kings County does to a west-facing window.',
      },
      {
        icon: 'flower1',
        title: 'Eco-friendly',
        text: 'Products that are easy on lawns, fruit trees, vegetable beds and pets.',
      },
      {
        icon: 'shield-check',
        title: '100% money-back guarantee',
        text: 'Tell us what is not right. We do it over, or you do not pay for it.',
      },
    ],
  },
  reviews: {
    heading: '5.0 star reviews',
    text: 'Neighbors across the Valley rate the work once they have looked through the glass, and so can you.',
    readLabel: 'Read our reviews',
    writeLabel: 'Write a review',
  },
  localText: {
    heading: 'Window cleaning in Hanford and the Central Valley',
    paragraphs: [
      'Hanford is hard on glass. City water comes out of deep wells and carries minerals, and every sprinkler that reaches a window leaves some of them behind. In summer a pane can be wet at five in the morning and baked dry by seven. Do that for a season and there is a white fan on the lower half of the window that no glass spray will move.',
      'Then there is the dust. Dairies and feed lanes, cotton and tomato ground, almond orchards shaken and swept in August and September: whatever is lifted off the field settles on sills and screens. The first tule fog of winter turns that dust to mud, and the mud dries in streaks. That is why windows here look their worst in January, when people least want to be on a ladder.',
      'The houses ask for different hands, too. Around Courthouse Square there are old wood sashes with thin, wavy panes that want a light touch and little water. North of town the newer two-story homes have tall stairwell windows and dual-pane vinyl. Out on the avenues, a farmhouse may have a water truck passing it twice a day. We plan the visit around what is really there.',
      'The work itself is simple and done in the right order: webs and dust first, then the glass is scrubbed and squeegeed, then edges and sills are wiped so that nothing runs later. Hard water is treated window by window with a cleaner made for it, and before we start we tell you honestly what will come off and what has etched the glass for good.',
    ],
    citiesHeading: 'Ten cities, one phone number',
    citiesText:
      'From Hanford we serve Fresno, Visalia, Tulare, Lemoore, Clovis, Kingsburg, Porterville, Delano and Bakersfield. Each has water, dust and buildings of its own, and a page of its own.',
  },
  whyPromo: {
    heading: 'Is it worth paying someone?',
    text: 'Stained glass, lost daylight and early replacement cost more than most people think. We put the figures side by side.',
    link: { label: 'Why Professional Window Cleaning?', href: '/why-window-cleaning' },
  },
  booking: {
    heading: 'Next open times',
    text: 'Arrival windows are two hours long, Monday to Saturday. Book by {sameDayUntil} for a visit the same day; {nextDayCities} is served from the next day.',
    link: { label: 'Book a visit', href: '/booking' },
  },
  faqHeading: 'Questions people ask us',
  faq: [
    {
      question: 'How much does window cleaning cost in Hanford?',
      answer:
        'The outside of a one-story home costs {fromPrice} up to 1,600 sq ft, and base prices go to {toPrice} for homes over 4,000 sq ft. Inside glass starts at {interiorPrice}. A second story, French or sliding doors, hard water stains and construction cleaning are added only if you choose them, and the calculator shows each one.',
    },
    {
      question: 'Can you come today?',
      answer:
        'Often, yes. If you book by {sameDayUntil} Pacific time and a window is open, we can come the same day in every city we serve except {nextDayCities}, where the first visit is the next day. We work {hours}.',
    },
    {
      question: 'Do I have to be at home?',
      answer:
        'Not for the outside, as long as we can get through the gate and the dog is indoors. For inside glass somebody needs to let us in. Everyone we send is insured and background-checked.',
    },
    {
      question: 'Will hard water stains come off?',
      answer:
        'Most do. Deposits that have sat through several summers may have etched the glass, and etching is damage, not dirt. We look first and tell you before you pay for stain removal, which is priced per window.',
    },
    {
      question: 'What if I am not happy with the result?',
      answer:
        'Call us at {phone}. We come back and clean it again, and if it still is not right you get your money back. That is what the 100% satisfaction guarantee means.',
    },
    {
      question: 'Do I pay when I ask for a quote?',
      answer:
        'No. Quotes and estimates are free, and nothing is charged online. We take cash, check and credit card.',
    },
  ],
  contact: {
    heading: 'Talk to us',
    text: 'Call {phone}, write to {email}, or leave a message here. We are happy to answer a question even when there is no job in it.',
    hoursLabel: 'Hours',
    hours: '{hours}',
    areaLabel: 'Service area',
    area: ['Fresno', 'Clovis', 'Hanford', 'Visalia', 'Tulare', 'Lemoore'],
  },
} satisfies HomeContent
