import * as z from 'zod'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import type { RecordDialogsProps } from '#frontend/admin/parts/record-dialogs.tsx'
import { FormDialog } from '#frontend/admin/parts/record-form.tsx'
import { CITY_CHOICES, PLACE_CHOICES, spotOf } from '#frontend/admin/photos/photo-words.ts'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import type { Photo } from '#schemas/contract/photos.ts'
import { line } from '#schemas/contract/texts.ts'
import { PHOTO_LIMITS, PHOTO_PLACES } from '#schemas/facts/photos.ts'

const draftOf = ({ id }: Photo) => `edit-photo ${id}`

function EditPhotoDialog({ photo, photos }: { photo: Photo; photos: readonly Photo[] }) {
  const call = useCall()
  const befores = photos.filter(({ id, spot }) => spot.place === 'before' && id !== photo.id)
  return (
    <FormDialog
      title="Edit Photo"
      schema={TypedPhoto}
      draftKey={draftOf(photo)}
      defaults={typedPhoto(photo)}
      record={photo}
      fields={photoFields(befores)}
      submitLabel="Save Changes"
      formOf={(stored) => typedPhoto(stored as Photo)}
      save={(edited, updatedAt) =>
        call('updatePhoto', {
          params: { id: photo.id },
          body: { action: 'edit', ...edited, ...(updatedAt && { updatedAt }) },
          done: { title: 'Photo Updated' },
          failed: 'Failed to update photo: {message}',
        })
      }
    />
  )
}

export const photoDialogs = (photos: readonly Photo[]): RecordDialogsProps<Photo> => ({
  about: { edit: (photo) => <EditPhotoDialog photo={photo} photos={photos} /> },
  deletion: (photo) => ({
    noun: 'Photo',
    warning: `"${photo.alt}" will be deleted, and no page shows it. This action cannot be undone.`,
    route: 'deletePhoto',
    failed: 'Failed to delete photo: {message}',
    draft: draftOf(photo),
  }),
})

/** The form's values: a photograph without the nesting of its place. */
const TypedPhoto = z
  .object({
    alt: line(PHOTO_LIMITS.alt, 'Say what the picture shows'),
    place: z.enum(PHOTO_PLACES),
    city: z.string(),
    before: z.string(),
  })
  .transform(({ alt, place, city, before }) => ({ alt, spot: spotOf(place, city, before) }))
type TypedPhoto = z.input<typeof TypedPhoto>

function typedPhoto({ alt, spot }: Pick<Photo, 'alt' | 'spot'>): TypedPhoto {
  return {
    alt,
    place: spot.place,
    city: 'city' in spot ? spot.city : (CITY_CHOICES[0]?.value ?? ''),
    before: (spot.place === 'after' && spot.before) || '',
  }
}

/** @param befores 'before' pictures that an 'after' picture can be paired with */
function photoFields(befores: readonly Photo[]): FieldDefinition<TypedPhoto>[] {
  return [
    { name: 'alt', label: 'What it shows *', isWide: true },
    { name: 'place', label: 'Where it shows', kind: 'select', choices: PLACE_CHOICES },
    {
      name: 'city',
      label: 'City',
      kind: 'select',
      choices: CITY_CHOICES,
      isShown: ({ place }) => place === 'residential' || place === 'commercial',
    },
    {
      name: 'before',
      label: 'Its picture before',
      kind: 'select',
      choices: [
        { value: '', label: 'None yet' },
        ...befores.map(({ id, alt }, index) => ({ value: id, label: `${index + 1}: ${alt}` })),
      ],
      isShown: ({ place }) => place === 'after',
    },
  ]
}
