import type * as z from 'zod'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import { CreateReviewRequest, type Review } from '#schemas/contract/reviews.ts'
import { PLACES } from '#schemas/facts/places.ts'

const FIELDS: readonly FieldDefinition<z.input<typeof CreateReviewRequest>>[] = [
  { name: 'name', label: 'Name *', hint: 'First name and initial suffice: Ana R.' },
  {
    name: 'city',
    label: 'City *',
    kind: 'select',
    choices: [
      { value: '', label: 'Choose a city' },
      ...PLACES.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  },
  { name: 'date', label: 'Date *', kind: 'date' },
  { name: 'source', label: 'Source *', hint: 'Where it was written: Google, Yelp, a card' },
  { name: 'link', label: 'Link', isWide: true, hint: 'Address of the review, or empty' },
  { name: 'text', label: 'Words *', kind: 'text', rows: 6 },
]

export const draftKeyOf = (review?: Review) => (review ? `edit-review ${review.id}` : 'add-review')

export function ReviewDialog({ review }: { review?: Review }) {
  const call = useCall()
  const { name = '', date = '', text = '', source = '', link = '' } = review ?? {}
  return (
    <FormDialog
      title={review ? 'Edit Review' : 'Add Review'}
      isWide
      schema={CreateReviewRequest}
      draftKey={draftKeyOf(review)}
      defaults={{ name, ...(review && { city: review.city }), date, text, source, link }}
      {...(review && { record: review })}
      fields={FIELDS}
      submitLabel={review ? 'Save Changes' : 'Add Review'}
      save={(typed, updatedAt, idempotencyKey) =>
        review
          ? call('updateReview', {
              params: { id: review.id },
              body: { ...typed, link: typed.link ?? '', updatedAt },
              done: { title: 'Review Updated' },
              failed: 'Failed to update review: {message}',
            })
          : call('createReview', {
              body: typed,
              idempotencyKey,
              done: { title: 'Review Added' },
              failed: 'Failed to add review: {message}',
            })
      }
    />
  )
}
