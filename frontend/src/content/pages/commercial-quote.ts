import type { Seo } from '#frontend/content/types.ts'

/** What the owner cannot edit; title, intro, services and features are content of section `commercial`. */
export const content = {
  seo: {
    title: 'Commercial Window Cleaning Quote | Instant Estimate',
    description:
      'Count your windows and see an estimate at once: offices, stores, restaurants and clinics from Fresno to Bakersfield. Free, with an answer in 24 hours.',
    keywords: [
      'commercial window cleaning quote',
      'office window cleaning price',
      'storefront cleaning estimate',
    ],
  } satisfies Seo,
  calculator: {
    heading: 'See your estimate',
    lead: 'Count the windows by size. A close guess is good enough: we confirm the price before any work.',
  },
  completion: {
    heading: 'Complete Your Commercial Quote Request',
    lead: 'Tell us who you are, and we will contact you within 24 hours.',
  },
  closing: {
    heading: 'Would you rather show us the building?',
    text: 'Pick a time for a visit, or call. We walk around with you, count the windows and write down a price. It costs nothing.',
    link: { label: 'Schedule Consultation', href: '/booking?type=consultation' },
  },
}

export type CommercialQuoteWords = typeof content
