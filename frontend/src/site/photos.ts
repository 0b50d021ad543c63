/** Which of the owner's photographs a page shows. */
import { useSite } from '#frontend/site/site-context.ts'
import type { PhotoSpot, ShownPhoto } from '#schemas/contract/photos.ts'

/** The photographs of a place, in their order. @param city slug, for the pages of cities */
export function usePhotos(place: PhotoSpot['place'], city?: string): ShownPhoto[] {
  return useSite().photos.filter(
    ({ spot }) => spot.place === place && ('city' in spot ? spot.city : undefined) === city,
  )
}

/** Each picture before with the first one after that names it; a half alone shows nowhere. */
export function usePhotoPairs(): { before: ShownPhoto; after: ShownPhoto }[] {
  const afters = usePhotos('after')
  return usePhotos('before').flatMap((before) => {
    const after = afters.find(({ spot }) => spot.place === 'after' && spot.before === before.id)
    return after ? [{ before, after }] : []
  })
}
