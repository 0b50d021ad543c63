import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'bakersfield',
  seo: {
    title: 'Bakersfield Window Cleaning, Oildale to Laurelglen',
    description:
      'Bakersfield window cleaning from {fromPrice}: oily film, desert dust and baked-on spots removed. Oildale, Rosedale and Shafter too. Insured and guaranteed.',
    keywords: ['Bakersfield window cleaning', 'Oildale window washing', 'Rosedale window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Bakersfield, CA',
    lead: 'Heat, oil, wind: Bakersfield asks more of a pane than any other town we serve. Prices start at {fromPrice} for the outside of a one-story house up to 1,600 sq ft, and you see the total before you order.',
  },
  local: {
    heading: 'Why plain water will not do it here',
    paragraphs: [
      'North of the Kern River the pumps nod day and night, and steam, truck traffic and machinery leave a trace of hydrocarbons in the air. On windows that trace becomes a thin oily skin. Dust lands on it and stays, a hose only beads up, and vinegar draws rainbows. A cleaner that cuts grease has to go on first; after that it is ordinary window washing.',
      'Then there is the wind. A front coming over the Tehachapis or up from the Grapevine can turn the sky brown by noon, and the soil it carries from the south end of the county is not something to sweep up dry, for your lungs’ sake as well as the glass. Water comes partly from the river, partly from wells and canals, depending on the address. In July, at well over a hundred degrees, any drop of it is dry in a minute, leaving its minerals behind.',
    ],
  },
  areas: {
    heading: 'Sides of town, ages of glass',
    bullets: [
      'Downtown, Westchester, Oleander-Sunset: houses of the twenties to forties, with wooden sash and leaded panes here and there',
      'Stockdale Estates and Laurelglen: low ranch homes, plate-glass walls on the pool side',
      'Oildale: closest to the field, so grease first and dust second',
      'Rosedale and Shafter: larger lots beside almonds and carrots, harvest haze from August on',
      'McFarland: small lots, vineyard dust, and right on our way home',
    ],
  },
  residential: {
    heading: 'Pool glass, plate glass and shade',
    paragraphs: [
      'Mid-century Bakersfield loved a wall of glass. Those big single sheets show every streak, so we clean them at the cool end of the day or in the shade, and follow the sun around the house. Pool splash carries chlorine and calcium and leaves a hazy band at knee height; count those panes as hard-water windows in the quote.',
      'Four sizes of home, {fromPrice} to {toPrice}. Interior cleaning, from {interiorPrice}, clears what air conditioning and cooking put on the other side.',
    ],
  },
  commercial: {
    heading: 'Offices, showrooms, yards',
    paragraphs: [
      'Energy firms around California Avenue, car dealers in the auto mall and clinics on Truxtun all have their own rules for badges, hours and hard hats. Say what applies, and the estimate will allow for it. Bi-weekly plans cost the least per visit.',
    ],
  },
  advice: {
    heading: 'Summer habits that save your windows',
    bullets: [
      'Water lawns before sunrise, with heads turned away from the wall',
      'After a dust storm, wait for the air to clear, then rinse the screens before opening any window',
      'Leave oily film to soap; rubbing spreads it',
    ],
  },
  faq: [
    {
      question: 'Why do my windows look streaky as soon as they dry?',
      answer:
        'Most likely there is oil beneath the dust, or the water dried before it was pulled off. Both are common here. Degreasing first and working in the shade solve it.',
    },
    {
      question: 'Do you work in the summer heat?',
      answer:
        'Yes, early. From June to September ask for the 8 to 10 arrival window: the glass is cool, and so is the crew.',
    },
    {
      question: 'Is Bakersfield too far from Hanford for same-day service?',
      answer:
        'It is a long drive, and we plan for it. Orders in before {sameDayUntil} are placed on that day’s route if a window is open; otherwise you will see the next free date.',
    },
    {
      question: 'Can you clean leaded or stained glass?',
      answer:
        'Sound panels, yes, with a damp cloth and light hands. Where the lead is loose or the cement is falling out, a glass restorer should see it before we touch it.',
    },
    {
      question: 'Will it help with dust coming in around old windows?',
      answer:
        'Clean tracks close better, and we will show you worn seals. Replacing weatherstrip is a job for a glazier.',
    },
  ],
  closing: {
    heading: 'A clear day in Bakersfield, at least indoors',
    text: 'Get your figure from the instant quote, or reach us at {phone} or {email}. If you are not satisfied, you get your money back.',
  },
  nearby: ['delano', 'porterville', 'tulare', 'hanford'],
} satisfies ResidentialCity
