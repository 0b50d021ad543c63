/** The owner's photographs on home and city pages. */
export const photoLabels = {
  pairsHeading: 'Before and after',
  before: 'Before',
  after: 'After',
  /** What the slider says at each percentage of the picture before; the number is first. */
  sliderText: '{percent}% before, the rest after',
  sliderLabel: 'How much of the before picture shows',
  teamHeading: 'Who comes to your door',
  galleryHeading: 'From our work',
  cityHeading: 'From our work in {city}',
} as const
