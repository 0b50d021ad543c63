import type * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import type { CreateReviewRequest } from '#schemas/contract/reviews.ts'
import { PLACES } from '#schemas/facts/places.ts'

export const CITY_CHOICES = PLACES.map(({ slug, name }) => ({ value: slug, label: name }))

export const REVIEW_FIELDS: readonly FieldDefinition<z.input<typeof CreateReviewRequest>>[] = [
  { name: 'name', label: 'Name *', hint: 'First name and initial suffice: Ana R.' },
  {
    name: 'city',
    label: 'City *',
    kind: 'select',
    choices: [{ value: '', label: 'Choose a city' }, ...CITY_CHOICES],
  },
  { name: 'date', label: 'Date *', kind: 'date' },
  { name: 'source', label: 'Source *', hint: 'Where it was written: Google, Yelp, a card' },
  { name: 'link', label: 'Link', isWide: true, hint: 'Address of the review, or empty' },
  { name: 'text', label: 'Words *', kind: 'text', rows: 6 },
]
