import { useApi } from '#frontend/admin/lib/use-api.ts'
import { RecordCard } from '#frontend/admin/parts/record-card.tsx'
import type { RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { SmallList } from '#frontend/admin/parts/small-list.tsx'
import { draftKeyOf, ReviewDialog } from '#frontend/admin/reviews/review-dialog.tsx'
import { DialogButton, EditAndDelete } from '#frontend/admin/ui/button.tsx'
import { EmptyState } from '#frontend/admin/ui/status-messages.tsx'
import { dateText } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Review } from '#schemas/contract/reviews.ts'
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
