import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'visalia',
  seo: {
    title: 'Visalia Window Cleaning for Homes Under the Oaks',
    description:
      'Window cleaning in Visalia from {fromPrice}: oak sap, citrus dust and sprinkler spots removed by an insured local crew. Same-day visits and a full guarantee.',
    keywords: ['Visalia window cleaning', 'window washing Visalia CA', 'Tulare County window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Visalia, CA',
    lead: 'On a clear winter morning Visalia has one of the best views in California: snow on the Sierra at the end of the street. We clean the glass between you and it, from {fromPrice} for the outside of a one-story home up to 1,600 sq ft.',
  },
  local: {
    heading: 'Oaks, orchards and sprinklers',
    paragraphs: [
      'Visalia kept its valley oaks, and anyone who parks beneath one knows the price. From late spring on, aphids drip honeydew, a clear sugar that dries on windows, collects dust, and turns black with mold if it is left. It laughs at vinegar. Warm soapy water, time to soften and a clean scrubber take it off without scratching.',
      'East of town stand the citrus groves, west of it the dairies and walnut orchards. Walnuts are shaken in September and October, so the brown film of harvest comes a few weeks after everyone else’s. Household water is drawn from local wells, and the fine spray of lawn heads on corner lots leaves chalky arcs on low front windows. Turning one sprinkler head a few degrees saves more glass than any product we could sell you, and we will show you which one.',
    ],
  },
  areas: {
    heading: 'Where we work around town',
    paragraphs: [
      'In the streets behind Main and the Fox, and in Beverly Glen and Green Acres, we meet Craftsman and Tudor houses with divided panes and mature trees. Shannon Ranch and the tracts beyond Riggin Avenue are newer: tall stairwell windows, low-E coatings, plenty of construction grit blowing over from the next phase. At The Lakes, windows facing the water gather midge spots and spider webs on the shady side. Goshen, Lindsay and Stratford are on our map too.',
    ],
  },
  residential: {
    heading: 'A house cleaning, for the glass',
    paragraphs: [
      'Size decides the base price, {fromPrice} to {toPrice}, and covers outside windows. Inside cleaning begins at {interiorPrice} and pays off most where candles, cooking and a hearth have left a haze you only notice when the sun is low. Newer low-E and tinted panes never see a blade from us unless we have tested a corner, since the coating is what you paid for.',
    ],
    bullets: [
      'Products that are kind to oak roots, lawns and bees',
      'Insured staff, each with a background check',
      'Guaranteed: satisfied in full, or money back',
    ],
  },
  commercial: {
    heading: 'Downtown and Mooney Boulevard',
    paragraphs: [
      'Restaurants on Main are best cleaned before the lunch crowd; stores along Mooney do well with a regular morning visit for doors and display glass. Offices in the industrial park beside Plaza Drive need fewer visits but more scrubbing, because trucks stir the road edge all day.',
    ],
  },
  advice: {
    heading: 'A Visalia calendar',
    bullets: [
      'June: wash off the first honeydew before the heat sets it',
      'November: clear harvest film and leaf stain after the oaks drop',
      'January, between fogs: inside glass, so that the mountains come indoors',
    ],
  },
  faq: [
    {
      question: 'What is the sticky film on the windows under our oak?',
      answer:
        'Honeydew from aphids and scale insects. It is harmless to glass when fresh, but the black mold that follows is stubborn. A wash in early summer and another in fall keeps ahead of it.',
    },
    {
      question: 'Can pine and oak sap be removed without scratches?',
      answer:
        'Yes. Sap is softened first and lifted off wet. Scraping it dry is what leaves those fine half-moon scratches you see on some picture windows.',
    },
    {
      question:
        'Our house was finished last month and the glass still has stickers and stucco. Is that a normal cleaning?',
      answer:
        'No, choose Construction Window Cleaning in the calculator as well. Stucco, paint and adhesive need separate tools, and builders’ tempered glass has to be checked for fabricating debris first.',
    },
    {
      question: 'Do you serve Exeter and Farmersville?',
      answer:
        'Ask us. They are close to our Visalia and Lindsay routes, and whether we can come the same day depends on the morning. Call {phone} with your street.',
    },
  ],
  closing: {
    heading: 'Bring the mountains back',
    text: 'Choose your home size for an instant figure, or phone {phone} for a free estimate. If it is before {sameDayUntil}, ask what is open today.',
  },
  nearby: ['tulare', 'hanford', 'porterville', 'kingsburg'],
} satisfies ResidentialCity
