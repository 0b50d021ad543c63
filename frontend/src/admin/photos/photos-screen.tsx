import { useApi } from '#frontend/admin/lib/use-api.ts'
import { ReloadContext } from '#frontend/admin/lib/use-reload.ts'
import { RecordDialogs } from '#frontend/admin/parts/record-dialogs.tsx'
import { AddPhotos, ChoosePhotos } from '#frontend/admin/photos/add-photos.tsx'
import { photoDialogs } from '#frontend/admin/photos/photo-dialogs.tsx'
import { PhotoGroup } from '#frontend/admin/photos/photo-group.tsx'
import { PLACE_CHOICES, sizeText, spotLabel } from '#frontend/admin/photos/photo-words.ts'
import { useUploads } from '#frontend/admin/photos/use-uploads.ts'
import { Screen } from '#frontend/admin/ui/screen.tsx'
import { EmptyState, Reading } from '#frontend/admin/ui/status-messages.tsx'
import type { Photo } from '#schemas/contract/photos.ts'
import { PHOTO_LIMITS } from '#schemas/facts/photos.ts'

export function PhotosScreen() {
  const { data: photos, error, isLoading, mutate } = useApi('listPhotos')
  const reload = () => mutate()
  const uploads = useUploads(photos, reload)
  return (
    <Screen title="Photos" actions={<ChoosePhotos onChoose={uploads.choose} />}>
      <Reading what="photos" {...{ error, isLoading }} onRetry={reload} />
      {photos && (
        <p className="list-totals mb-2 fw-semibold">
          {photos.length} of {PHOTO_LIMITS.count} photos, {sizeText(bytesOf(photos))} stored
        </p>
      )}
      <AddPhotos uploads={uploads} listed={photos ?? []} />
      {photos?.length === 0 && uploads.uploads.length === 0 && (
        <EmptyState icon="image" title="No photos yet">
          <p>Pages show drawings until you add some. Choose several at once, or take one now.</p>
        </EmptyState>
      )}
      <ReloadContext value={reload}>
        {groupsOf(photos ?? []).map(([heading, group]) => (
          <PhotoGroup key={heading} heading={heading} group={group} photos={photos ?? []} />
        ))}
        <RecordDialogs rows={photos ?? []} {...photoDialogs(photos ?? [])} />
      </ReloadContext>
    </Screen>
  )
}

const bytesOf = (photos: readonly Photo[]) => photos.reduce((sum, { bytes }) => sum + bytes, 0)

/** By place, in the order of the choices, and by city. */
function groupsOf(photos: readonly Photo[]): [heading: string, group: Photo[]][] {
  const groups = new Map<string, Photo[]>()
  for (const { value } of PLACE_CHOICES)
    for (const photo of photos.filter(({ spot }) => spot.place === value)) {
      const heading = spotLabel(photo.spot)
      groups.set(heading, [...(groups.get(heading) ?? []), photo])
    }
  return [...groups]
}
