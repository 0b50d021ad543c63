/** Built-in words of content section `commercial`, by key. A file of its own, so that a page loads no other's words. */
export const COMMERCIAL_TEXTS = {
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
} as const
