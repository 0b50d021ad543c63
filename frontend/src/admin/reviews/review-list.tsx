import { DialogButton } from '#frontend/admin/components/button.tsx'
import type { RecordDialogsProps } from '#frontend/admin/components/record-dialogs.tsx'
import { SmallList } from '#frontend/admin/components/small-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useWholeList } from '#frontend/admin/lib/use-api.ts'
import { byChange, type SmallListRules } from '#frontend/admin/lib/use-small-list.ts'
import { ReviewCard } from '#frontend/admin/reviews/review-card.tsx'
import { CITY_CHOICES, draftKeyOf, ReviewDialog } from '#frontend/admin/reviews/review-dialog.tsx'
import { callApi } from '#frontend/lib/api.ts'
import type { Review } from '#schemas/contract/reviews.ts'
import { adminRoutes } from '#schemas/routes.ts'

const RULES: SmallListRules<Review> = {
  searched: ({ name, text, source }) => [name, text, source],
  sorts: [
    { value: 'newest', label: 'Newest first', compare: (a, b) => b.date.localeCompare(a.date) },
    { value: 'changed', label: 'Last changed', compare: byChange },
  ],
  statusLabel: 'City',
  statuses: [
    { value: '', label: 'All cities' },
    ...CITY_CHOICES.map((choice) => ({
      ...choice,
      includes: ({ city }: Review) => city === choice.value,
    })),
  ],
}

const DIALOGS: RecordDialogsProps<Review> = {
  free: { add: (events) => <ReviewDialog {...events} /> },
  about: { edit: (review, events) => <ReviewDialog review={review} {...events} /> },
  deletion: (review) => ({
    title: 'Delete Review',
    warning: `The review of ${review.name} will be deleted, and leaves the website within seconds. This action cannot be undone.`,
    call: () => callApi(adminRoutes.deleteReview, { params: { id: review.id } }),
    done: { title: 'Review Deleted' },
    failed: 'Failed to delete review: {message}',
    draft: draftKeyOf(review),
  }),
}

/** The reviews that the website shows. */
export function ReviewList() {
  return (
    <>
      <p className="text-body-secondary">
        Copy reviews that customers wrote, in their own words. The home page shows the six newest, a city's
        pages those of the city first.
      </p>
      <SmallList
        read={useWholeList('listReviews')}
        rules={RULES}
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
