import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'delano',
  seo: {
    title: 'Window Cleaning in Delano, CA | McFarland, Earlimart',
    description:
      'Window cleaning in Delano, McFarland, Earlimart and Richgrove. Homes from {fromPrice}, with vineyard dust and sulfur film removed safely. Insured, guaranteed.',
    keywords: ['Delano window cleaning', 'McFarland window washing', '93215 window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Delano, CA',
    lead: 'In Delano the vineyards start where the pavement ends, and what goes on the vines ends up on the windows. Let us take it off: outside cleaning from {fromPrice} for a one-story home {fromHome}.',
  },
  local: {
    heading: 'Sulfur in spring, vineyard dust in fall',
    paragraphs: [
      'Table-grape growers dust their vines with sulfur against mildew, from the first green shoots until the berries soften in early summer. It’s a pale yellow powder that drifts on calm mornings. Mixed with dew it makes a slightly acidic film that dulls aluminum frames and eats at old paint, and wiping it with a rag grinds it in. We brush it off dry, wash from the top down with mild soap and rinse well.',
      'Picking runs from July into the fall, and that’s when the dirt avenues between the vineyard blocks send dust over town. Pistachio and almond sweepers follow. Highway 99 adds diesel soot to houses near the freeway, so the same home can have yellow on its west windows in April and black on its east windows at Christmas.',
    ],
  },
  areas: {
    heading: 'Delano and the towns around the county line',
    bullets: [
      'Main Street and Jefferson Park: homes from the forties and fifties with steel or wood windows',
      'Cesar Chavez Park and Cecil Avenue: ranch homes with long sliders and covered patios',
      'McFarland to the south: part of our regular service area',
      'Earlimart and Richgrove to the north: small enough for two or three homes in one morning, so ask a neighbor to join you',
    ],
  },
  residential: {
    heading: 'Patio doors, kitchens and busy homes',
    paragraphs: [
      'Kids’ hands on the patio door, steam from the kitchen, smoke from the grill: in a busy home the inside glass needs it most. Adding inside cleaning, from {interiorPrice}, often makes more difference than another outside visit. Outside glass is priced by the size of the home, {fromPrice} to {toPrice}, and every option is listed separately.',
    ],
    bullets: [
      'Eco-friendly products without harsh fumes',
      'Insured, background-checked staff',
      'We make it right, or you get your money back',
    ],
  },
  commercial: {
    heading: 'Cold storage, markets and medical offices',
    paragraphs: [
      'Offices at cold storage plants and packing sheds, restaurants and markets on Main, medical buildings near the hospital on Garces Highway: we estimate them all. Harvest months need the most visits. In winter, one visit a quarter can be enough.',
    ],
  },
  advice: {
    heading: 'The two cleanings that count',
    bullets: [
      'Mid-July, when sulfur dusting is over',
      'Late November, after the last grapes and the first good rain',
    ],
  },
  faq: [
    {
      question: 'Can you clean windows that have security bars?',
      answer:
        'Yes. If your bars swing open, please have the key or the release ready. Behind fixed bars we use slim brushes and rinse well.',
    },
    {
      question: 'Is the yellow dust bad for my windows?',
      answer:
        'Not for the glass. But if it stays damp on frames and screens it can corrode the metal over the years, and that’s the reason to have it taken off every season.',
    },
    {
      question: 'Could you do my parents’ house on the same day as mine?',
      answer:
        'We’d be happy to. Book both, put the other address in the notes, and we’ll try to give you arrival windows back to back.',
    },
    {
      question: 'Do you come from Bakersfield?',
      answer:
        'No, from Hanford, down Highway 43. Same-day visits work if you book before {sameDayUntil} and an arrival window is still open.',
    },
  ],
  closing: {
    heading: 'See the vineyards, not the dust',
    text: 'The quote is free and takes about a minute. Or call {phone} for a free estimate, Monday to Saturday.',
  },
  nearby: ['porterville', 'bakersfield', 'tulare', 'visalia'],
} satisfies ResidentialCity
