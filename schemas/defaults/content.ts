/**
 * The editable texts of the site with their built-in words (spec §2: /why-window-cleaning and /commercial-quote). They seed a
 * new table and stand in for a key the owner has removed. Figures on the why page are those of spec §9. No zod: public pages
 * load this file.
 */
import type { CONTENT_TYPES, ContentSection } from '#schemas/content-sections.ts'

const TEXTS = {
  'why-cleaning': {
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
  },
  commercial: {
    page_title: 'Commercial Window Cleaning Services',
    page_subtitle:
      'Clean glass for offices, stores, restaurants and clinics, on a schedule that fits your business hours.',
    intro_text:
      'Count your windows, choose the building and how often you would like us, and the calculator shows an estimate at once. Send it to us and we contact you within 24 hours, with a visit to the site first if the building needs one. The estimate is free and nothing is charged online.',
    service_1_title: 'Office Buildings',
    service_1_description:
      'Entrances, lobbies, partitions and upper floors, cleaned before your people arrive or after they leave.',
    service_2_title: 'Retail Stores',
    service_2_description:
      'Display windows and glass doors without fingerprints or tape marks, so that shoppers see the goods and not the glass.',
    service_3_title: 'Restaurants',
    service_3_description:
      'Dining-room windows, doors and drive-through glass free of grease film and handprints, done between meal times.',
    service_4_title: 'Medical Facilities',
    service_4_description:
      'Quiet, careful work around patients in clinics and dental and medical offices, with eco-friendly products.',
    features_title: 'Why choose us for your business',
    feature_1: 'Insured and background-checked staff, so opening your doors to us is no risk',
    feature_2:
      'Bi-weekly, monthly, quarterly, twice-a-year or one-time visits, at times that suit your customers',
    feature_3: '100% satisfaction guarantee: we make it right or you get your money back',
    feature_4: 'Eco-friendly products that are safe around food, plants and people',
    feature_5: 'An answer within 24 hours and a free estimate before any work begins',
  },
} as const satisfies Partial<Record<ContentSection, Record<string, string>>>

type EditableSection = keyof typeof TEXTS

export type DefaultContent = {
  section: ContentSection
  key: string
  content: string
  contentType: (typeof CONTENT_TYPES)[number]
}

/** All default texts, in the order they stand on their pages. */
export const DEFAULT_CONTENT: readonly DefaultContent[] = (Object.keys(TEXTS) as EditableSection[]).flatMap(
  (section) =>
    Object.entries(TEXTS[section]).map(([key, content]) => ({ section, key, content, contentType: 'text' })),
)

/** The default texts of one section by key; a key that the section lacks does not compile. */
export function defaultContent<S extends EditableSection>(section: S): (typeof TEXTS)[S] {
  return TEXTS[section]
}
