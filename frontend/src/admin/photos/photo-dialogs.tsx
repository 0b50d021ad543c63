import type { RecordDialogsProps } from '#frontend/admin/components/record-dialogs.tsx'
import { FormDialog, type FormEvents } from '#frontend/admin/components/record-form.tsx'
import { type Outcome, useCall } from '#frontend/admin/lib/use-action.ts'
import { photoFields, TypedPhoto, typedPhoto } from '#frontend/admin/photos/photo-fields.ts'
import { callApi } from '#frontend/lib/api.ts'
import type { Photo } from '#schemas/contract/photos.ts'
import { adminRoutes } from '#schemas/routes.ts'

const draftOf = ({ id }: Photo) => `edit-photo ${id}`

/** Edits what a photograph shows, and where. */
function EditPhotoDialog({
  photo,
  photos,
  ...events
}: FormEvents & { photo: Photo; photos: readonly Photo[] }) {
  const call = useCall()
  const befores = photos.filter(({ id, spot }) => spot.place === 'before' && id !== photo.id)
  return (
    <FormDialog
      title="Edit Photo"
      schema={TypedPhoto}
      draftKey={draftOf(photo)}
      defaults={typedPhoto(photo)}
      version={photo.updatedAt}
      fields={photoFields(befores)}
      submitLabel="Save Changes"
      save={async (edited, updatedAt) => {
        const outcome = await call('updatePhoto', {
          params: { id: photo.id },
          body: { action: 'edit', ...edited, ...(updatedAt && { updatedAt }) },
          done: { title: 'Photo Updated' },
          failed: 'Failed to update photo: {message}',
        })
        return withTypedCurrent(outcome)
      }}
      {...events}
    />
  )
}

/** The form compares the stored version field by field. */
function withTypedCurrent(outcome: Outcome<Photo>): Outcome<Photo> {
  if (outcome.isDone || outcome.problem.current === undefined) return outcome
  const current = outcome.problem.current as Photo
  return { ...outcome, problem: { ...outcome.problem, current: { ...current, ...typedPhoto(current) } } }
}

/** The dialogs of photographs. */
export const photoDialogs = (photos: readonly Photo[]): RecordDialogsProps<Photo> => ({
  about: { edit: (photo, events) => <EditPhotoDialog photo={photo} photos={photos} {...events} /> },
  deletion: (photo) => ({
    title: 'Delete Photo',
    warning: `"${photo.alt}" will be deleted, and no page shows it. This action cannot be undone.`,
    call: () => callApi(adminRoutes.deletePhoto, { params: { id: photo.id } }),
    done: { title: 'Photo Deleted' },
    failed: 'Failed to delete photo: {message}',
    draft: draftOf(photo),
  }),
})
