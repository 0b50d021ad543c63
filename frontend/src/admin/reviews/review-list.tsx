import { Button } from '#frontend/admin/components/button.tsx'
import { SmallList } from '#frontend/admin/components/small-list.tsx'
import { EmptyState } from '#frontend/admin/components/status-messages.tsx'
import { useWholeList } from '#frontend/admin/lib/use-api.ts'
import { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { byChange, type SmallListRules } from '#frontend/admin/lib/use-small-list.ts'
import { ReviewCard } from '#frontend/admin/reviews/review-card.tsx'
import { OpenReviewDialog } from '#frontend/admin/reviews/review-dialogs.tsx'
import { CITY_CHOICES } from '#frontend/admin/reviews/review-fields.ts'
import type { Review } from '#schemas/contract/reviews.ts'

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

/** The reviews that the website shows. */
export function ReviewList() {
  const { data: reviews, error, isLoading, mutate } = useWholeList('listReviews')
  const dialog = useDialogParam()
  const reload = () => mutate()
  const addButton = (
    <Button icon="plus-lg" look="main" label="Add Review" onClick={() => dialog.open('add')} />
  )
  return (
    <>
      <p className="text-body-secondary">
        Copy reviews that customers wrote, in their own words. The home page shows the six newest, a city's
        pages those of the city first.
      </p>
      <SmallList
        rows={reviews}
        error={error}
        isLoading={isLoading}
        onReload={reload}
        rules={RULES}
        noun={{ one: 'review', other: 'reviews' }}
        actions={() => addButton}
        empty={<EmptyState icon="chat-left-text" title="No reviews yet" />}
      >
        {(review) => (
          <ReviewCard key={review.id} review={review} onOpen={(name) => dialog.open(name, review.id)} />
        )}
      </SmallList>
      <OpenReviewDialog dialog={dialog} reviews={reviews ?? []} onSaved={reload} />
    </>
  )
}
