/** What the owner enters about the business, and what pages say of it. */

/** Every other public setting, with a value that no page has. */
export const FACTS = {
  business_name: 'Elm Glass',
  email: 'office@elm.example',
  street: '12 Elm Street',
  city: 'Elmville',
  state: 'NV',
  postal_code: '89001',
  years_experience: '12+',
  ...{ owner_name: 'Elma Elm', insured_by: 'Elm Mutual', license_number: 'C-12345' },
  reviews_url: 'https://reviews.example.com/elm',
  write_review_url: 'https://reviews.example.com/elm/write',
  facebook_url: 'https://facebook.example.com/elm',
  instagram_url: 'https://instagram.example.com/elm',
  video_url: 'https://www.youtube-nocookie.com/embed/elm-elm-elm',
  town_days: 'Delano: Tue',
}

/** The line of credentials, by language. */
export const CREDENTIALS = {
  en: ['Owner: Elma Elm', 'Insured by Elm Mutual', 'License C-12345', '12+ years of experience'],
  es: ['Dueño: Elma Elm', 'Asegurados por Elm Mutual', 'Licencia C-12345', '12+ años de experiencia'],
}
