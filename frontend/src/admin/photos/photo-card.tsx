import { Button, ToggleButton } from '#frontend/admin/components/button.tsx'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import type { useDialogParam } from '#frontend/admin/lib/use-dialog-param.ts'
import { sizeText, whyNotShown } from '#frontend/admin/photos/photo-words.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Photo, UpdatePhotoRequest } from '#schemas/contract/photos.ts'
import { PHOTO_WIDTHS, photoFiles, photoPath } from '#schemas/facts/photos.ts'

type PhotoCardProps = {
  photo: Photo
  /** All of them. */
  photos: readonly Photo[]
  /** Position among those of the same place, and their number. */
  position: number
  count: number
  dialog: ReturnType<typeof useDialogParam>
  onMove: (to: number) => Promise<unknown>
  onChanged: () => Promise<unknown>
}

/** A photograph with its words, its state and what can be done with it. */
export function PhotoCard({ photo, photos, position, count, dialog, onMove, onChanged }: PhotoCardProps) {
  const { id, name, alt, isHidden, bytes, width, height, updatedAt } = photo
  const call = useCall()
  const update = async (body: UpdatePhotoRequest) => {
    await call('updatePhoto', { params: { id }, body, failed: 'Failed to update photo: {message}' })
    await onChanged()
  }
  const problem = isHidden ? 'Hidden' : whyNotShown(photo, photos)
  const about = <span className="visually-hidden"> {alt}</span>
  const move = (to: number, label: string) =>
    to >= 0 && to < count ? (
      <ToggleButton className="btn btn-outline-secondary" onToggle={() => onMove(to)}>
        {label}
        {about}
      </ToggleButton>
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
          <Button icon="pencil-square" onClick={() => dialog.open('edit', id)}>
            Edit{about}
          </Button>
          <ToggleButton
            className="btn btn-outline-primary"
            onToggle={() => update({ action: isHidden ? 'show' : 'hide', updatedAt })}
          >
            <Icon name={isHidden ? 'eye' : 'eye-slash'} /> {isHidden ? 'Show' : 'Hide'}
            {about}
          </ToggleButton>
          {move(position - 1, 'Earlier')}
          {move(position + 1, 'Later')}
          <Button icon="trash" look="danger" onClick={() => dialog.open('delete', id)}>
            Delete{about}
          </Button>
        </div>
      </div>
    </>
  )
}
