import { useState } from 'react'
import { useChange } from '#frontend/admin/lib/use-call.ts'
import { sizeText, whyNotShown } from '#frontend/admin/photos/photo-words.ts'
import { useDragOrder } from '#frontend/admin/photos/use-drag-order.ts'
import { DialogButton, PressButton } from '#frontend/admin/ui/button.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Photo, UpdatePhotoRequest } from '#schemas/contract/photos.ts'
import { PHOTO_WIDTHS, photoFiles, photoPath } from '#schemas/facts/photos.ts'

type PhotoGroupProps = {
  heading: string
  /** Of one place, in their order. */
  group: readonly Photo[]
  photos: readonly Photo[]
}

/** The photographs of one place; they change places by drag, or by the buttons of each. */
export function PhotoGroup({ heading, group, photos }: PhotoGroupProps) {
  const change = useChange()
  const [movedId, setMovedId] = useState<string>()
  const position = group.findIndex((photo) => photo.id === movedId)
  async function move(from: number, to: number) {
    const photo = group[from]
    if (!photo || from === to) return
    const body = { action: 'move', to, updatedAt: photo.updatedAt } as const
    const outcome = await change('updatePhoto', {
      params: { id: photo.id },
      body,
      failed: 'Failed to move photo: {message}',
    })
    if (outcome.isDone) setMovedId(photo.id)
  }
  const drag = useDragOrder(move)
  const id = `photos-${group[0]?.id}`
  return (
    <section className="mb-4" aria-labelledby={id}>
      <h2 id={id} className="group-head h4 mb-3">
        {heading}
      </h2>
      <p className="visually-hidden" role="status">
        {position >= 0 && `${group[position]?.alt} is now ${position + 1} of ${group.length}`}
      </p>
      <ol className="record-cards list-unstyled">
        {group.map((photo, position) => (
          <li
            key={photo.id}
            className={`record-card photo-card ${drag.target === position ? 'is-target' : ''}`}
            data-id={photo.id}
            data-position={position}
          >
            {group.length > 1 && (
              <span
                className="photo-handle d-grid order-1 align-content-center text-center text-body-secondary user-select-none"
                aria-hidden="true"
                {...drag.handleOf(position)}
              >
                ⠿
              </span>
            )}
            <PhotoCard
              photo={photo}
              photos={photos}
              position={position}
              count={group.length}
              onMove={(to) => move(position, to)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type PhotoCardProps = {
  photo: Photo
  photos: readonly Photo[]
  /** Position among those of the same place, and their number. */
  position: number
  count: number
  onMove: (to: number) => Promise<unknown>
}

function PhotoCard({ photo, photos, position, count, onMove }: PhotoCardProps) {
  const { id, name, alt, isHidden, bytes, width, height, updatedAt } = photo
  const change = useChange()
  const update = (body: UpdatePhotoRequest) =>
    change('updatePhoto', { params: { id }, body, failed: 'Failed to update photo: {message}' })
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
