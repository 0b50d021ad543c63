import type { photoLabels as english } from '#frontend/content/en/labels/photos.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The owner's photographs on home and city pages. */
export const photoLabels = {
  pairsHeading: 'Antes y después',
  before: 'Antes',
  after: 'Después',
  sliderText: '{percent}% de antes, el resto de después',
  sliderLabel: 'Cuánto se ve de la foto de antes',
  teamHeading: 'Quién llega a su puerta',
  galleryHeading: 'De nuestro trabajo',
  cityHeading: 'De nuestro trabajo en {city}',
} as const satisfies Translation<typeof english>
