import type * as z from 'zod'
import { TOWNS } from '#frontend/admin/lib/choices.ts'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { RecordCard } from '#frontend/admin/parts/record-card.tsx'
import type { RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { SmallList } from '#frontend/admin/parts/small-list.tsx'
import { DialogButton, EditAndDelete } from '#frontend/admin/ui/button.tsx'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import { dateText } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { CreateReviewRequest, type Review } from '#schemas/contract/reviews.ts'
import { placeName } from '#schemas/facts/places.ts'

const DIALOGS: RecordDialogsProps<Review> = {
  free: { add: () => <ReviewDialog /> },
  about: { edit: (review) => <ReviewDialog review={review} /> },
  deletion: (review) => ({
    noun: 'Review',
    warning: `The review of ${review.name} will be deleted, and leaves the website within seconds. This action cannot be undone.`,
    route: 'deleteReview',
    failed: 'Failed to delete review: {message}',
    draft: draftKeyOf(review),
  }),
}

export function ReviewList() {
  const read = useApi('listReviews')
  return (
    <>
      <p className="text-body-secondary">
        Copy reviews that customers wrote, in their own words. The home page shows the six newest, a city's
        pages those of the city first.
      </p>
      <SmallList
        read={{ ...read, data: read.data?.toSorted((a, b) => b.date.localeCompare(a.date)) }}
        rules={{ searched: ({ name, text, source, city }) => [name, text, source, placeName(city)] }}
        noun={{ one: 'review', other: 'reviews' }}
        tools={() => <DialogButton opens="add" icon="plus-lg" look="main" label="Add Review" />}
        empty={<EmptyState icon="chat-left-text" title="No reviews yet" />}
        dialogs={DIALOGS}
      >
        {(review) => <ReviewCard key={review.id} review={review} />}
      </SmallList>
    </>
  )
}

function ReviewCard({ review }: { review: Review }) {
  const { id, name, city, date, text, source, link } = review
  return (
    <RecordCard
      record={{ id }}
      name={name}
      marks={<span className="badge badge-grey">{placeName(city)}</span>}
    >
      <p className="record-text" {...ANY_LANGUAGE}>
        {text}
      </p>
      <p className="record-meta">
        <span>{dateText(date)}</span>
        <span {...ANY_LANGUAGE}>
          {link ? (
            <a href={link} rel="noopener noreferrer">
              {source}
            </a>
          ) : (
            source
          )}
        </span>
      </p>
      <div className="record-actions">
        <EditAndDelete
          id={id}
          about={
            <>
              the review of <span {...ANY_LANGUAGE}>{name}</span>
            </>
          }
        />
      </div>
    </RecordCard>
  )
}

const FIELDS: readonly FieldDefinition<z.input<typeof CreateReviewRequest>>[] = [
  { name: 'name', label: 'Name *', hint: 'First name and initial suffice: Ana R.' },
  {
    name: 'city',
    label: 'City *',
    kind: 'select',
    choices: [{ value: '', label: 'Choose a city' }, ...TOWNS],
  },
  { name: 'date', label: 'Date *', kind: 'date' },
  { name: 'source', label: 'Source *', hint: 'Where it was written: Google, Yelp, a card' },
  { name: 'link', label: 'Link', isWide: true, hint: 'Address of the review, or empty' },
  { name: 'text', label: 'Words *', kind: 'text', rows: 6 },
]

const draftKeyOf = (review?: Review) => (review ? `edit-review ${review.id}` : 'add-review')

function ReviewDialog({ review }: { review?: Review }) {
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
