/** Sections of the owner's photographs: none where there are none. */
import type { ReactNode } from 'react'
import { format } from '#frontend/lib/format.ts'
import { usePhotoPairs, usePhotos } from '#frontend/site/photos.ts'
import { Photo } from '#frontend/site/sections/photo.tsx'
import { Section } from '#frontend/ui/section.tsx'
import type { ShownPhoto } from '#schemas/contract/photos.ts'
import { photoLabels as labels } from '#words/labels/photos.ts'

export function HomePhotos() {
  return (
    <>
      <Pairs />
      <PhotoSection heading={labels.teamHeading} photos={usePhotos('team')} />
      <PhotoSection heading={labels.galleryHeading} photos={usePhotos('gallery')} tone="white" />
    </>
  )
}

/** A city's photographs that its hero has no room for. */
export function CityPhotos({ photos, city }: { photos: readonly ShownPhoto[]; city: string }) {
  return <PhotoSection heading={format(labels.cityHeading, { city })} photos={photos} />
}

type PhotoSectionProps = { heading: ReactNode; photos: readonly ShownPhoto[]; tone?: 'white' | 'mist' }

function PhotoSection({ heading, photos, tone = 'mist' }: PhotoSectionProps) {
  if (photos.length === 0) return null
  return (
    <Section heading={heading} tone={tone} layout={photos.length === 1 ? 'split' : 'wide'}>
      <ul className="photos">
        {photos.map((photo) => (
          <li key={photo.id}>
            <Photo photo={photo} at={photos.length < 3 ? 'wide' : 'card'} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Two pictures side by side; with script, one over the other behind a slider (browser/compare.ts). */
function Pairs() {
  const pairs = usePhotoPairs()
  if (pairs.length === 0) return null
  return (
    <Section heading={labels.pairsHeading} tone="paper">
      <ul className="photos">
        {pairs.map(({ before, after }) => (
          <li key={before.id} className="compare">
            <Half photo={before} label={labels.before} />
            <Half photo={after} label={labels.after} />
            <input
              type="range"
              autoComplete="off"
              aria-label={labels.sliderLabel}
              aria-valuetext={format(labels.sliderText, { percent: 50 })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Half({ photo, label }: { photo: ShownPhoto; label: string }) {
  return (
    <div>
      <Photo photo={photo} at="wide" />
      <span>{label}</span>
    </div>
  )
}
