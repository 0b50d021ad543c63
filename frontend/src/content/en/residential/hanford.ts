import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'hanford',
  seo: {
    title: 'Window Cleaning in Hanford, CA | Same-Day Service',
    description:
      'House window cleaning in Hanford from {fromPrice}: same-day visits, eco-friendly products, insured staff and a money-back guarantee. Call {phone}.',
    keywords: ['window cleaning Hanford CA', 'Hanford window washer', 'Kings County window cleaning'],
  },
  hero: {
    headline: 'Window Cleaning in Hanford, CA',
    lead: 'Hanford is our home base. Book before {sameDayUntil} and, if there’s an opening, your windows are clean the same day, from {fromPrice} for the outside of a one-story home {fromHome}.',
  },
  local: {
    heading: 'What Hanford does to a window',
    paragraphs: [
      'The city’s water is pumped from deep wells and carries minerals with it. When a lawn sprinkler hits a pane every other morning, each drop dries into a gray ring. A fresh ring wipes off. One that has baked on a west wall from May to September takes a mineral remover and some patience.',
      'The rest blows in from the fields. Dairies and feed yards line nearly every road out of town, cotton is picked in October, and in August and September the almond shakers raise a tan haze you can see from Highway 198. Then the tule fog rolls in, wets that fine dust and glues it to the glass. That’s why windows here look their worst in January, weeks after the last tractor went by.',
    ],
  },
  areas: {
    heading: 'From Courthouse Square to the county roads',
    bullets: [
      'Courthouse Square and the streets around the Fox Theatre: Victorians and bungalows with wood sashes and wavy panes, washed by hand with very little water',
      'North Hanford: stucco homes with vinyl sliders, two-story fronts and an arched window over the door',
      'Grangeville, Armona and Home Garden: houses beside orchards and dirt drives, where we brush off webs and dust before any water touches the glass',
      'Lemoore and Kingsburg: close by, and on our list too',
      'Huron and Lost Hills: please call first, so we can group visits into one trip',
    ],
  },
  residential: {
    heading: 'Your home, priced up front',
    paragraphs: [
      'The base price covers outside glass and depends on the size of your home, from {fromPrice} to {toPrice}. A second story, French or sliding doors, inside glass (from {interiorPrice}) and hard water stains are listed one by one, so you see what each choice adds before you give us your name.',
    ],
    bullets: [
      'Insured, background-checked staff with {years} years of experience',
      'Eco-friendly products, gentle on roses, lawns and pets',
      'If a window isn’t right, we come back and fix it, or you get your money back',
    ],
  },
  commercial: {
    heading: 'Storefronts and offices in town',
    paragraphs: [
      'Seventh Street storefronts, clinics near the hospital, farm offices along Lacey Boulevard: our first visits start at 8 in the morning, before most doors open. Businesses are priced by window count and by how often we come.',
    ],
  },
  advice: {
    heading: 'The best times to book in Hanford',
    bullets: [
      'Late October: harvest dust has settled, so this cleaning lasts the longest',
      'February: fog season is ending and the film it left is still soft',
      'Late June: ready for company on the patio over the Fourth of July',
    ],
  },
  faq: [
    {
      question: 'Can you really come the same day?',
      answer:
        'Yes, Monday to Saturday, if you book before {sameDayUntil} and an arrival window is open. The booking page only shows times we can keep. If today is full, you can take the next open day.',
    },
    {
      question: 'My Victorian has its original glass. Is it safe to clean?',
      answer:
        'Yes. We use hand tools, very little water and no blades on old glass. We check the putty and the paint first, and we point out loose panes instead of leaning on them.',
    },
    {
      question: 'Will you come out to a house next to a dairy?',
      answer:
        'Yes. Just tell us the cross street and whether the drive is gated. Houses near corrals collect a greasy dust on the downwind side, so we plan extra washing there. The price is still the one on your quote.',
    },
    {
      question: 'The rings on my front window never come off. Is the glass ruined?',
      answer:
        'Usually not. Most sprinkler rings lift with our hard water treatment, which the calculator prices per window. If the minerals have etched the surface, we tell you before we start.',
    },
  ],
  closing: {
    heading: 'Your Hanford neighbors, with a ladder',
    text: 'The estimate is free and there’s nothing to pay online. Get your price in a minute, or call us at {phone}.',
  },
  nearby: ['lemoore', 'visalia', 'tulare', 'kingsburg'],
} satisfies ResidentialCity
