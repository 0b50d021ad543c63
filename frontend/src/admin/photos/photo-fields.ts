import * as z from 'zod'
import type { FieldDefinition } from '#frontend/admin/components/form-field.tsx'
import { CITY_CHOICES, PLACE_CHOICES } from '#frontend/admin/photos/photo-words.ts'
import { spotOf } from '#frontend/admin/photos/spot-fields.tsx'
import { line } from '#schemas/contract/fields.ts'
import type { Photo } from '#schemas/contract/photos.ts'
import { PHOTO_LIMITS, PHOTO_PLACES } from '#schemas/facts/photos.ts'

/** The form's values: a photograph without the nesting of its place. */
export const TypedPhoto = z
  .object({
    alt: line(PHOTO_LIMITS.alt, 'Say what the picture shows'),
    place: z.enum(PHOTO_PLACES),
    city: z.string(),
    before: z.string(),
  })
  .transform(({ alt, place, city, before }) => ({ alt, spot: spotOf(place, city, before) }))
export type TypedPhoto = z.input<typeof TypedPhoto>

export function typedPhoto({ alt, spot }: Pick<Photo, 'alt' | 'spot'>): TypedPhoto {
  return {
    alt,
    place: spot.place,
    city: 'city' in spot ? spot.city : (CITY_CHOICES[0]?.value ?? ''),
    before: (spot.place === 'after' && spot.before) || '',
  }
}

/** @param befores pictures before, one of which a picture after names */
export function photoFields(befores: readonly Photo[]): FieldDefinition<TypedPhoto>[] {
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
