import { useId, useState } from 'react'
import { countOf } from '#frontend/admin/lib/format.ts'
import { CITY_CHOICES, PLACE_CHOICES, spotOf, suggestedAlt } from '#frontend/admin/photos/photo-words.ts'
import { canBeSent, type Upload, type useUploads } from '#frontend/admin/photos/use-uploads.ts'
import { Button } from '#frontend/admin/ui/button.tsx'
import { InputField, SelectField } from '#frontend/admin/ui/form-field.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { Photo, PhotoSpot } from '#schemas/contract/photos.ts'
import { PHOTO_LIMITS, type PhotoPlace } from '#schemas/facts/photos.ts'

type Uploads = ReturnType<typeof useUploads>

/** Chooses or takes pictures. An iPhone turns its HEIC pictures into JPEG for these types. */
export function ChoosePhotos({ onChoose }: { onChoose: Uploads['choose'] }) {
  const id = useId()
  return (
    <>
      <input
        id={id}
        type="file"
        className="visually-hidden photo-input"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onChange={({ target }) => {
          void onChoose([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className="btn btn-primary">
        <Icon name="plus-lg" /> Add Photos
      </label>
    </>
  )
}

type AddPhotosProps = { uploads: Uploads; listed: readonly Photo[] }

/** The chosen pictures, until each is on the site. */
export function AddPhotos({ uploads: all, listed }: AddPhotosProps) {
  const { uploads, setWords, remove, send, sendAll, isSending } = all
  const [spot, setSpot] = useState<PhotoSpot>({ place: 'gallery' })
  if (uploads.length === 0) return null
  const ready = uploads.filter(canBeSent)
  const suggestion = suggestedAlt(spot)
  // A description that several pictures share tells nobody which is which, so the owner is asked for others.
  const isTaken = listed.some(({ alt }) => alt === suggestion)
  const first = isTaken ? undefined : uploads.find(({ picture }) => picture)
  const wordsOf = (upload: Upload) => upload.alt ?? (upload === first ? suggestion : '')
  return (
    <Panel title="New photos">
      <fieldset disabled={isSending}>
        <SpotFields spot={spot} onChange={setSpot} />
      </fieldset>
      <ul className="record-cards">
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            alt={wordsOf(upload)}
            isSending={isSending}
            onChange={(alt) => setWords(upload, alt)}
            onRetry={() => send(upload, spot)}
            onRemove={() => remove(upload)}
          />
        ))}
      </ul>
      {ready.length > 0 && (
        <BusyButton
          type="button"
          className="btn btn-primary mt-3"
          disabled={ready.some((upload) => wordsOf(upload).trim() === '')}
          isBusy={isSending}
          busyLabel="Uploading..."
          onClick={() => void sendAll(spot)}
        >
          Upload {countOf(ready.length, { one: 'photo', other: 'photos' })}
        </BusyButton>
      )}
    </Panel>
  )
}

function SpotFields({ spot, onChange }: { spot: PhotoSpot; onChange: (spot: PhotoSpot) => void }) {
  const city = 'city' in spot ? spot.city : undefined
  return (
    <div className="form-fields">
      <SelectField<PhotoPlace>
        label="Where they show"
        choices={PLACE_CHOICES}
        value={spot.place}
        onChange={(place) => onChange(spotOf(place, city))}
      />
      {city && (
        <SelectField
          label="City"
          choices={CITY_CHOICES}
          value={city}
          onChange={(next) => onChange(spotOf(spot.place, next))}
        />
      )}
    </div>
  )
}

type UploadRowProps = {
  upload: Upload
  alt: string
  /** One of them is being uploaded. */
  isSending: boolean
  onChange: (alt: string) => void
  onRetry: () => void
  onRemove: () => void
}

function UploadRow({ upload, alt, isSending, onChange, onRetry, onRemove }: UploadRowProps) {
  const { fileName, state, progress, problem, picture } = upload
  const isMissing = alt.trim() === ''
  return (
    <li className="record-card photo-card">
      {picture && <img src={picture.thumbnail} alt="" className="photo-thumbnail rounded-2" />}
      <div>
        <p className="record-text">{fileName}</p>
        {state === 'preparing' && <p role="status">Preparing...</p>}
        {problem && (
          <p className="field-error mb-2" role="alert">
            {problem}
          </p>
        )}
        {state === 'uploading' && (
          <progress className="w-100" max={1} value={progress} aria-label={`Upload of ${fileName}`}>
            {Math.round(progress * 100)}%
          </progress>
        )}
        {picture && state !== 'uploading' && (
          <InputField
            label="What it shows *"
            hint="Read to people who cannot see it, and by search engines."
            error={isMissing ? 'Say what the picture shows' : undefined}
            className="field field-wide"
            type="text"
            lang=""
            maxLength={PHOTO_LIMITS.alt}
            value={alt}
            onType={onChange}
          />
        )}
        {state !== 'uploading' && (
          <div className="record-actions">
            {state === 'failed' && (
              <BusyButton
                type="button"
                className="btn btn-outline-primary"
                disabled={isMissing}
                isBusy={isSending}
                onClick={onRetry}
              >
                Try again<span className="visually-hidden"> {fileName}</span>
              </BusyButton>
            )}
            <Button look="quiet" label="Remove" about={fileName} onClick={onRemove} />
          </div>
        )}
      </div>
    </li>
  )
}
