import { DialogButton, PressButton } from '#frontend/admin/components/button.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { sizeText, whyNotShown } from '#frontend/admin/photos/photo-words.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Photo, UpdatePhotoRequest } from '#schemas/contract/photos.ts'
import { PHOTO_WIDTHS, photoFiles, photoPath } from '#schemas/facts/photos.ts'

type PhotoCardProps = {
  photo: Photo
  /** All of them. */
  photos: readonly Photo[]
  /** Position among those of the same place, and their number. */
  position: number
  count: number
  onMove: (to: number) => Promise<unknown>
}

/** A photograph with its words, its state and what can be done with it. */
export function PhotoCard({ photo, photos, position, count, onMove }: PhotoCardProps) {
  const { id, name, alt, isHidden, bytes, width, height, updatedAt } = photo
  const call = useCall()
  const reload = useReload()
  const update = async (body: UpdatePhotoRequest) => {
    await call('updatePhoto', { params: { id }, body, failed: 'Failed to update photo: {message}' })
    await reload()
  }
  const problem = isHidden ? 'Hidden' : whyNotShown(photo, photos)
  const move = (to: number, label: string) =>
    to >= 0 && to < count ? (
      <PressButton look="quiet" label={label} about={alt} onPress={() => onMove(to)} />
    ) : null
  const smallest = photoFiles(photo).find((file) => file.startsWith(String(PHOTO_WIDTHS[0]))) ?? ''
  return (
    <>
      <img
        src={photoPath(name, smallest)}
        width={width}
        height={height}
        alt=""
        className="photo-thumbnail rounded-2"
        loading="lazy"
        draggable={false}
      />
      <div>
        <p className="record-text" {...ANY_LANGUAGE}>
          {alt}
        </p>
        <p className="record-meta">
          {problem && <span className="badge badge-grey">{problem}</span>}
          <span>
            {width} × {height}, {sizeText(bytes)}
          </span>
        </p>
        <div className="record-actions">
          <DialogButton opens="edit" id={id} icon="pencil-square" label="Edit" about={alt} />
          <PressButton
            icon={isHidden ? 'eye' : 'eye-slash'}
            label={isHidden ? 'Show' : 'Hide'}
            about={alt}
            onPress={() => update({ action: isHidden ? 'show' : 'hide', updatedAt })}
          />
          {move(position - 1, 'Earlier')}
          {move(position + 1, 'Later')}
          <DialogButton opens="delete" id={id} icon="trash" look="danger" label="Delete" about={alt} />
        </div>
      </div>
    </>
  )
}
