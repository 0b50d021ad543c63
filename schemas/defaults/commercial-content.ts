/** Built-in texts of content section `commercial`, by key. In a separate file, so that a page loads only its own texts. */
export const COMMERCIAL_CONTENT = {
  page_title: 'Commercial Window Cleaning Services',
  page_subtitle:
    'Clean glass for offices, stores, restaurants and clinics, on a schedule that fits your business hours.',
  intro_text:
    'Count your windows, choose your building type and how often you’d like us, and the calculator shows an instant estimate. Send it to us and we’ll contact you within 24 hours, and visit the site if needed. The estimate is free, and nothing is charged online.',
  service_1_title: 'Office Buildings',
  service_1_description:
    'Entrances, lobbies, partitions and upper floors, cleaned early so your people can get to work.',
  service_2_title: 'Retail Stores',
  service_2_description:
    'Display windows and glass doors free of fingerprints and tape marks, so shoppers see your products and not the glass.',
  service_3_title: 'Restaurants',
  service_3_description:
    'Dining room windows, doors and drive-through glass free of grease film and handprints, cleaned between meals.',
  service_4_title: 'Medical Facilities',
  service_4_description:
    'Quiet, careful work around patients in clinics, medical and dental offices, with eco-friendly products.',
  features_title: 'Why choose us for your business',
  feature_1: 'Insured, background-checked staff you can let in with confidence',
  feature_2:
    'Bi-weekly, monthly, quarterly, twice-a-year or one-time visits, at times that suit your customers',
  feature_3: '100% satisfaction guarantee: we make it right, or you get your money back',
  feature_4: 'Eco-friendly products, chosen with food, plants and people in mind',
  feature_5: 'A reply within 24 hours and a free estimate before any work begins',
} as const
