import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'visalia',
  seo: {
    title: 'Visalia Window Cleaning | Oak Sap, Dust, Hard Water',
    description:
      'Window cleaning in Visalia from {fromPrice}: oak sap, citrus dust and sprinkler spots removed by insured, background-checked staff. Same-day visits.',
    keywords: ['Visalia window cleaning', 'window washing Visalia CA', 'Tulare County window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Visalia, CA',
    lead: 'On a clear winter morning Visalia has one of the best views in California: snow on the Sierra at the end of the street. We clean the glass between you and it, from {fromPrice} for the outside of a one-story home {fromHome}.',
  },
  local: {
    heading: 'Oaks, orchards and sprinklers',
    paragraphs: [
      'Visalia kept its valley oaks, and anyone who parks under one knows the catch. From late spring on, aphids drip honeydew, a clear sugar that dries on windows, collects dust and turns black with mold if it’s left. Vinegar won’t touch it. Warm soapy water, a few minutes to soften and a clean scrubber take it off without scratching.',
      'Citrus groves lie east of town, dairies and walnut orchards to the west. Walnuts are shaken in September and October, so the brown harvest film shows up here a few weeks later than in almond country. The city’s water comes from local wells, and the fine spray from lawn sprinklers on corner lots leaves chalky arcs on low front windows. Turning one sprinkler head a few degrees can save more glass than any product, and we’ll show you which one.',
    ],
  },
  areas: {
    heading: 'Where we work around Visalia',
    bullets: [
      'Downtown, Beverly Glen and Green Acres: Craftsman and Tudor houses with divided panes under mature trees',
      'Shannon Ranch and the newer streets beyond Riggin Avenue: tall stairwell windows, low-E coatings and construction grit from the next phase',
      'The Lakes: midge spots on the water side, spider webs on the shady side',
      'Goshen, Lindsay and Stratford: on our map too',
    ],
  },
  residential: {
    heading: 'Inside, outside or both',
    paragraphs: [
      'Your home’s size sets the base price for outside windows, {fromPrice} to {toPrice}. Inside cleaning starts at {interiorPrice} and pays off most where cooking, candles and a fireplace have left a haze you only notice when the sun is low. On low-E and tinted glass we don’t use a blade unless we’ve tested a corner first.',
    ],
    bullets: [
      'Eco-friendly products, easy on oak roots and lawns',
      'Insured staff, every one background-checked',
      '100% satisfaction or your money back',
    ],
  },
  commercial: {
    heading: 'Downtown and Mooney Boulevard',
    paragraphs: [
      'Restaurants on Main Street are best cleaned before the lunch crowd. Stores along Mooney do well with a regular morning visit for doors and display glass. Offices near Plaza Drive need fewer visits but more scrubbing, because trucks stir up the road edge all day.',
    ],
  },
  advice: {
    heading: 'A window calendar for Visalia',
    bullets: [
      'June: wash off the first honeydew before the heat sets it',
      'November: clear harvest film and leaf stains once the oaks drop',
      'January, between fogs: do the inside glass and enjoy the mountains',
    ],
  },
  faq: [
    {
      question: 'What is the sticky film on the windows under our oak?',
      answer:
        'Honeydew from aphids and scale insects. It does no harm while it’s fresh, but the black mold that follows is stubborn. One wash in early summer and another in fall keep you ahead of it.',
    },
    {
      question: 'Can pine and oak sap be removed without scratches?',
      answer:
        'Yes. We soften the sap first and lift it off wet. Scraping it dry is what leaves those fine half-moon scratches you see on some picture windows.',
    },
    {
      question:
        'Our house was just finished and the glass has stickers and stucco on it. Is that a normal cleaning?',
      answer:
        'No, please add Construction Window Cleaning in the calculator. Stucco, paint and adhesive need different tools, and tempered glass has to be checked before a blade comes near it.',
    },
    {
      question: 'Do you serve Exeter and Farmersville?',
      answer:
        'Often, yes. They’re close to our Visalia and Lindsay routes, but whether we can come the same day depends on the morning. Call {phone} with your street.',
    },
  ],
  closing: {
    heading: 'Bring the mountains back',
    text: 'Choose your home size for an instant price, or call {phone} for a free estimate. If it’s before {sameDayUntil}, ask what’s open today.',
  },
  nearby: ['tulare', 'hanford', 'porterville', 'kingsburg'],
} satisfies ResidentialCity
