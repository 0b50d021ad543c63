import { useState } from 'react'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { PhotoCard } from '#frontend/admin/photos/photo-card.tsx'
import { useDragOrder } from '#frontend/admin/photos/use-drag-order.ts'
import type { Photo } from '#schemas/contract/photos.ts'

type PhotoGroupProps = {
  heading: string
  /** Of one place, in their order. */
  group: readonly Photo[]
  photos: readonly Photo[]
}

/** The photographs of one place; they change places by drag, or by the buttons of each. */
export function PhotoGroup({ heading, group, photos }: PhotoGroupProps) {
  const call = useCall()
  const reload = useReload()
  const [news, setNews] = useState('')
  async function move(from: number, to: number) {
    const photo = group[from]
    if (!photo || from === to) return
    const body = { action: 'move', to, updatedAt: photo.updatedAt } as const
    const { isDone } = await call('updatePhoto', {
      params: { id: photo.id },
      body,
      failed: 'Failed to move photo: {message}',
    })
    await reload()
    if (isDone) setNews(`${photo.alt} is now ${to + 1} of ${group.length}`)
  }
  const drag = useDragOrder(move)
  const id = `photos-${group[0]?.id}`
  return (
    <section className="mb-4" aria-labelledby={id}>
      <h2 id={id} className="group-head h4 mb-3">
        {heading}
      </h2>
      <p className="visually-hidden" role="status">
        {news}
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
