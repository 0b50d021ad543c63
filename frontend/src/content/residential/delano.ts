import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'delano',
  seo: {
    title: 'Delano Window Cleaning in Table-Grape Country',
    description:
      'Window cleaning in Delano, McFarland, Earlimart and Richgrove. Homes from {fromPrice}: vineyard dust, sulfur film and barred windows cleaned with care.',
    keywords: ['Delano window cleaning', 'McFarland window washing', '93215 window cleaner'],
  },
  hero: {
    headline: 'Window Cleaning in Delano, CA',
    lead: 'Vineyards start where the pavement ends in Delano, and what is put on the vines ends up on the windows. Let us take it off: outside cleaning from {fromPrice} for one story up to 1,600 sq ft.',
  },
  local: {
    heading: 'Sulfur in spring, vineyard avenues in fall',
    paragraphs: [
      'Growers of table grapes dust their vines with sulfur against mildew from the first green shoots until the berries soften in early summer. It is a pale yellow powder, it drifts on calm mornings, and together with dew it makes a slightly acid film that dulls aluminum frames and bites into old paint. Wiping it with a rag grinds it in. We brush it off dry, wash from the top down with mild soap, and rinse well.',
      'Picking runs from July into the fall. Then it is the avenues between the blocks, driven all day by crews and forklifts, that send dust over town. Pistachio and almond sweepers follow. Highway 99 adds diesel soot to houses near the freeway, so the same home may have yellow on its west windows in April and black on its east windows at Christmas.',
    ],
  },
  areas: {
    heading: 'Delano and the towns around the county line',
    paragraphs: [
      'Near Main Street and Jefferson Park, houses of the forties and fifties have steel or wood windows and, often, security bars. Around Cesar Chavez Park and along Cecil Avenue, ranch homes have long sliders and covered patios where several generations meet for dinner. McFarland to the south, Earlimart and Richgrove to the north are small enough that we can do two or three relatives’ houses in one morning; tell us if yours are a street apart.',
    ],
  },
  residential: {
    heading: 'Bars, sliders and full houses',
    paragraphs: [
      'A big household is hard on glass: small hands on the patio door, steam from the kitchen, smoke from the grill. For such homes the inside cleaning, from {interiorPrice}, makes more difference than a third outside visit. Where bars are fixed, we reach between them with slim brushes and rinse well; where they swing open, please have the key or the release ready.',
    ],
    bullets: [
      '{fromPrice} to {toPrice} by the size of the home, options listed separately',
      'Products without harsh fumes, safe around babies, birds and vegetable beds',
      'Insured workers who have passed a background check',
    ],
  },
  commercial: {
    heading: 'Cold storage, schools, stores',
    paragraphs: [
      'We estimate offices at cooling plants and packing sheds, taquerias and markets on Main, and medical buildings near the hospital on Garces Highway. Harvest months need the most visits; in winter one a quarter can be enough.',
    ],
  },
  advice: {
    heading: 'Two cleanings that count',
    bullets: [
      'Mid-July, when sulfur dusting is over',
      'Late November, after the last grapes and the first good rain',
    ],
  },
  faq: [
    {
      question: 'Can you clean windows that have security bars?',
      answer:
        'Yes. Opening bars are best, so check that the release works, which is also a matter of fire safety. Fixed bars take longer but can be cleaned behind.',
    },
    {
      question: 'Is the yellow dust dangerous for my windows?',
      answer:
        'Not to the glass. On frames and screens it can corrode metal over the years if it is left damp, and that is the reason to have it taken off every season.',
    },
    {
      question: 'Could you do my parents’ house on the same day as mine?',
      answer:
        'With pleasure. Book both, put the other address in the notes, and we will try to give you arrival windows one after the other.',
    },
    {
      question: 'Do you come from Bakersfield?',
      answer:
        'No, we come from Hanford, down Highway 43 and over to 99. Same-day visits work when you order before {sameDayUntil} and a window is still free.',
    },
  ],
  closing: {
    heading: 'See the vineyards, not the dust',
    text: 'A free estimate costs one phone call to {phone}. The quote on the home page costs nothing either, and both are backed by our satisfaction guarantee.',
  },
  nearby: ['porterville', 'bakersfield', 'tulare', 'visalia'],
} satisfies ResidentialCity
