/** Built-in words of content section `why-cleaning`, by key. A file of its own, so that a page loads no other's words. */
export const WHY_CLEANING_TEXTS = {
  page_title: 'Why Professional Window Cleaning?',
  page_subtitle:
    'What dust, tule fog and hard water do to glass in the Central Valley, and what it costs to let them.',
  intro_text:
    'Glass looks solid, but it is not sealed. Every sprinkler that dries on a pane leaves calcium behind, field dust turns to paste in the first fog, and the paste works its way into screens and tracks. A cloth and a spray bottle move that dirt around. A trained cleaner takes it off, looks at seals and tracks along the way, and leaves the glass rinsed so that it stays clean longer. Here is what that does for your home or building.',
  benefit_1_title: 'More daylight in every room',
  benefit_1_description:
    'A film of dust and minerals works like a shade you cannot raise. Clean glass lets in up to 30% more light, so lamps come on later in the afternoon and rooms look the way they were painted.',
  benefit_2_title: 'Windows that last longer',
  benefit_2_description:
    'Minerals left on glass bond with it and, in time, etch it. Regular cleaning keeps windows in service for 10+ years instead of sending you shopping for new ones at $300-800 per window.',
  benefit_3_title: 'Lower energy bills',
  benefit_3_description:
    'Winter sun through clean glass helps to warm a house, and daylight saves on lighting. For a typical home that can come to $100-200 a year.',
  benefit_4_title: 'Hard water stopped in time',
  benefit_4_description:
    'Fresh spots come off with the right cleaner. Spots that have baked through a few summers may need restoration at $150-300 per window, and some never come out at all. A regular visit keeps them fresh.',
  benefit_5_title: 'A better first impression',
  benefit_5_description:
    'Buyers, guests and customers see the windows before they see anything else. Clear glass says that the rest of the place is looked after too, and it protects the value of the property.',
  benefit_6_title: 'Cleaner sills, easier breathing',
  benefit_6_description:
    'Dust, pollen and spider webs collect in screens and tracks and blow in whenever a window is opened. We brush the webs off, wipe the sills and take the dust away instead of leaving it for the next breeze.',
  cost_comparison_title: 'What neglect costs, and what care costs',
  cost_comparison_text:
    'Cleaning windows is a small bill that comes on a schedule. Neglect is a large one that comes all at once: stain removal, new panes, lights that burn longer, and a lower offer when the house is sold. The figures below are typical ranges for a home, set side by side. Yours depend on the number of windows, the water that hits them and how long they have waited, so ask us for a free estimate.',
} as const
