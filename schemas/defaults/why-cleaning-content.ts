/** Built-in texts of content section `why-cleaning`, by key. In a separate file, so that a page loads only its own texts. */
export const WHY_CLEANING_CONTENT = {
  page_title: 'Why Professional Window Cleaning?',
  page_subtitle:
    'What dust, tule fog and hard water do to windows in the Central Valley, and what it costs to do nothing.',
  intro_text:
    'Every sprinkler that dries on a window leaves calcium behind. Field dust turns to paste in the first fog, and the paste works its way into screens and tracks. A cloth and a spray bottle only move that dirt around. A professional takes it off, checks seals and tracks along the way, and rinses the glass so it stays clean longer. Here’s what that does for your home or building.',
  benefit_1_title: 'More daylight in every room',
  benefit_1_description:
    'A film of dust and minerals works like a shade you can’t raise. Clean glass lets in up to 30% more light, so rooms look brighter and the lights come on later.',
  benefit_2_title: 'Windows that last longer',
  benefit_2_description:
    'Minerals left on glass bond with it and, in time, etch it. Regular cleaning helps windows last 10+ years, while replacing them costs $300-800 per window.',
  benefit_3_title: 'Lower energy bills',
  benefit_3_description:
    'Winter sun through clean glass helps warm the house, and daylight saves on lighting. For a typical home, that can add up to $100-200 a year.',
  benefit_4_title: 'Hard water stopped in time',
  benefit_4_description:
    'Fresh spots come off with the right cleaner. Stains that have baked through a few summers can cost $150-300 per window to remove, and some never come out at all. Regular cleaning removes spots before they set.',
  benefit_5_title: 'A better first impression',
  benefit_5_description:
    'Buyers, guests and customers notice the windows first. Clear glass tells them the rest of the place is well cared for too, and it helps protect your property’s value.',
  benefit_6_title: 'Cleaner sills, less dust indoors',
  benefit_6_description:
    'Dust, pollen and spider webs collect on screens and sills and blow in whenever you open a window. We brush off the webs and wipe the sills, so the dust goes away with us instead of coming in with the next breeze.',
  cost_comparison_title: 'The cost of neglect vs. professional cleaning',
  cost_comparison_text:
    'Window cleaning is a small bill that comes on a schedule. Neglect is a big one that comes all at once: stain removal, new windows, higher lighting bills and a lower offer when you sell. The table shows typical ranges for a home. Yours depend on how many windows you have, how hard the water is and how long it’s been, so ask us for a free estimate.',
} as const
