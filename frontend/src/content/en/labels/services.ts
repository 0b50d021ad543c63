import type { ServiceType } from '#schemas/facts/jobs.ts'

export const serviceLabels = {
  residential: 'Home window cleaning',
  commercial: 'Business window cleaning',
  consultation: 'Consultation for a business',
  office: 'Office cleaning',
  house: 'House cleaning',
} as const satisfies Record<ServiceType, string>

/** How customers prepare for a visit; a consultation needs nothing. */
export const preparationLabels = {
  residential:
    'Please unlock side gates, bring dogs in, and clear the sills of the rooms we clean from inside.',
  commercial: 'Please unlock gates, and clear the sills of the rooms we clean from inside.',
  consultation: '',
  house: 'Please make sure that we can get in, bring dogs in, and put away what is fragile or private.',
  office: 'Please make sure that we can get in, and put away what is fragile or private.',
} as const satisfies Record<ServiceType, string>

/** How often a customer would like a visit: at booking, by the link, in the owner's mail and in the back office. */
export const rhythmLabels = {
  question: 'How often?',
  once: 'Just this once',
  every: { 1: 'Every month', 2: 'Every 2 months', 3: 'Every 3 months' },
  hint: 'This tells us when you would like us back. Nothing is booked or charged automatically.',
  saved: 'Noted.',
} as const

/** How long a visit takes, as far as that is known. It is never an end time. */
export const jobLengthLabels = {
  label: 'Takes about',
  /** Up to one hour, and more: `½-1 hour`, `3½-5 hours`. */
  one: '{hours} hour',
  more: '{hours} hours',
} as const
