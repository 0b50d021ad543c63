import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'hanford',
  seo: {
    title: 'Window Cleaning in Hanford, CA | Same-Day Service',
    description:
      'House window cleaning in Hanford from {fromPrice}. Local crew, same-day visits, eco-friendly products, insured staff and a money-back guarantee. Call {phone}.',
    keywords: ['window cleaning Hanford CA', 'Hanford window washer', 'Kings County window cleaning'],
  },
  hero: {
    headline: 'Window Cleaning in Hanford, CA',
    lead: 'Hanford is where we live and where our truck is parked at night. Order before {sameDayUntil} and, when the day has room, your windows are clean the same day, from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
  },
  local: {
    heading: 'What Hanford does to a window',
    paragraphs: [
      'All of the city’s water is pumped from deep wells, and it brings the minerals of the ground up with it. Where a lawn sprinkler throws that water on a pane every second morning, the drops dry into gray rings. A fresh ring wipes off. One that has baked on a west wall from May to September needs a mineral remover and some patience.',
      'The rest comes from the fields. Dairies and feed yards lie on nearly every road out of town, cotton is picked in October, and in August and September the almond shakers raise a tan haze you can see from Highway 198. Then the tule fog arrives, wets that fine dust, and glues it to the glass. This is why windows here look worst in January, even though nobody has driven a tractor past them for weeks.',
    ],
  },
  areas: {
    heading: 'From Courthouse Square to the county roads',
    paragraphs: [
      'The old streets around Courthouse Square and the Fox Theatre have Victorians and bungalows with wooden sashes, wavy panes and paint that must not be soaked; those we wash by hand, with little water. North Hanford is mostly stucco with vinyl sliders, two-story fronts and an arched window above the door. Out toward Grangeville, Armona and Home Garden the houses stand beside orchards and dirt drives, and there we brush the webs and powder off before any water touches the glass. Lemoore, Kingsburg, Huron and Lost Hills are on our list too; for the last two please call first, so that we can make one trip of several visits.',
    ],
  },
  residential: {
    heading: 'Your house, window by window',
    paragraphs: [
      'The base price covers outside glass and goes by the size of the house, from {fromPrice} to {toPrice}. A second story, French or sliding doors, inside glass (from {interiorPrice}) and hard-water spots are each listed in the calculator, so you can see what every choice adds before you give us your name.',
    ],
    bullets: [
      'Background-checked, insured people who have {years} years of experience',
      'Cleaners that will not hurt roses, koi or the family dog',
      'If a window is not right, we come back and make it right, or you get your money back',
    ],
  },
  commercial: {
    heading: 'Storefronts and offices in town',
    paragraphs: [
      'Seventh Street shop fronts, clinics near the hospital, farm offices along Lacey Boulevard: we clean those too, before you open if you like. Commercial work is priced by window count and how often we come.',
    ],
  },
  advice: {
    heading: 'When to book in Hanford',
    bullets: [
      'Late October, once harvest dust has settled: the cleaning that lasts',
      'February, when the fog season ends and the film it left is still soft',
      'Before the Fourth, if guests will be looking through the patio door',
    ],
  },
  faq: [
    {
      question: 'Can you really come the same day?',
      answer:
        'Yes, Monday to Saturday, when you order before {sameDayUntil} and an arrival window is open. The booking page shows only windows we can keep. After that, tomorrow is the first choice.',
    },
    {
      question: 'My Victorian has its original glass. Is it safe to clean?',
      answer:
        'It is, with hand tools and very little water. We test the putty and the paint first, use no blades on old glass, and tell you about loose panes instead of leaning on them.',
    },
    {
      question: 'Will you come out to a house next to a dairy?',
      answer:
        'Gladly. Tell us the cross street and whether the drive is gated. Houses near corrals carry flies and a greasy dust on the lee side, so we plan extra washing there and nothing extra on your bill that the quote did not show.',
    },
    {
      question: 'The rings on my front window never come off. Is the glass ruined?',
      answer:
        'Usually not. Most sprinkler rings lift with our hard-water treatment, which the calculator prices per window. If minerals have etched the surface, we say so before we start.',
    },
  ],
  closing: {
    heading: 'Your neighbors, with a ladder',
    text: 'Free estimates, nothing to pay online, and a person from Hanford on the phone at {phone}.',
  },
  nearby: ['lemoore', 'visalia', 'tulare', 'kingsburg'],
} satisfies ResidentialCity
