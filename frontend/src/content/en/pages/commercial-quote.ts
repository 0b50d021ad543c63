import type { Seo } from '#frontend/content/types.ts'

/** Texts that the owner cannot edit; title, intro, services and features are content of section `commercial`. */
export const content = {
  seo: {
    title: 'Commercial Window Cleaning Quote | Instant Estimate',
    description:
      'Count your windows and see an instant estimate for your office, store, restaurant or clinic, from Fresno to Bakersfield. Free, with a reply in 24 hours.',
    keywords: [
      'commercial window cleaning quote',
      'office window cleaning price',
      'storefront cleaning estimate',
    ],
  } satisfies Seo,
  loading: 'Loading content...',
  calculator: {
    linkLabel: 'See my estimate',
    heading: 'See your estimate',
    lead: 'Count your windows by size. A close guess is good enough: we confirm the price before any work begins.',
  },
  completion: {
    heading: 'Complete Your Commercial Quote Request',
    lead: 'Tell us who you are, and we’ll contact you within 24 hours.',
  },
  closing: {
    heading: 'Rather show us the building?',
    text: 'Pick a time for a visit, or call. We’ll walk around with you, count the windows and give you a price. It’s free.',
    link: { label: 'Schedule Consultation', href: '/booking?type=consultation' },
  },
}

export type CommercialQuoteContent = typeof content
