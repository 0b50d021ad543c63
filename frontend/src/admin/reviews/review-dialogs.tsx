import { DeleteRecord } from '#frontend/admin/components/delete-record.tsx'
import { FormDialog, type FormEvents } from '#frontend/admin/components/record-form.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import type { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { REVIEW_FIELDS } from '#frontend/admin/reviews/review-fields.ts'
import { callApi } from '#frontend/lib/api.ts'
import { clearDraft } from '#frontend/lib/draft.ts'
import { CreateReviewRequest, type Review } from '#schemas/contract/reviews.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** The dialog that the URL names, when its review is loaded. */
export function OpenReviewDialog({
  dialog,
  reviews,
  onSaved,
}: {
  dialog: ReturnType<typeof useDialogParam>
  reviews: readonly Review[]
  onSaved: () => void
}) {
  const events = { onSaved, onClose: dialog.close }
  if (dialog.name === 'add') return <ReviewDialog {...events} />
  const review = reviews.find(({ id }) => id === dialog.id)
  if (!review) return null
  if (dialog.name === 'edit') return <ReviewDialog review={review} {...events} />
  if (dialog.name !== 'delete') return null
  return (
    <DeleteRecord
      title="Delete Review"
      warning={`The review of ${review.name} will be deleted, and leaves the website within seconds. This action cannot be undone.`}
      call={() => callApi(adminRoutes.deleteReview, { params: { id: review.id } })}
      done={{ title: 'Review Deleted' }}
      failed="Failed to delete review: {message}"
      onDeleted={() => {
        clearDraft(draftKeyOf(review))
        return onSaved()
      }}
      onClose={dialog.close}
    />
  )
}

const draftKeyOf = (review?: Review) => (review ? `edit-review ${review.id}` : 'add-review')

/** Adds a review, or edits the given one. */
function ReviewDialog({ review, ...events }: { review?: Review } & FormEvents) {
  const call = useCall()
  const { name = '', date = '', text = '', source = '', link = '' } = review ?? {}
  return (
    <FormDialog
      title={review ? 'Edit Review' : 'Add Review'}
      isWide
      schema={CreateReviewRequest}
      draftKey={draftKeyOf(review)}
      defaults={{ name, ...(review && { city: review.city }), date, text, source, link }}
      {...(review && { version: review.updatedAt })}
      fields={REVIEW_FIELDS}
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
      {...events}
    />
  )
}
