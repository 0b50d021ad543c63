import type {
  commercialCityLabels as commercial,
  cityMapLabels as map,
  residentialCityLabels as residential,
} from '#frontend/content/en/labels/cities.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Pages of cities. `{city}` is the name of the page's city, or of the one a link leads to. */

export const residentialCityLabels = {
  priceNote: 'para casas de {fromHome}: por fuera, un piso',
  quoteLabel: 'Presupuesto gratis',
  sameDay: { text: 'Servicio el mismo día, de lunes a sábado' },
  nextDay: { text: 'Servicio al día siguiente, de lunes a sábado' },
  promises: [
    { text: 'Satisfacción 100% garantizada' },
    { text: 'Personal asegurado y con antecedentes verificados' },
  ],
  whyHeading: 'Por qué nos eligen en {city}',
  priceLabel: 'Ver el precio de mi casa',
  commercialLabel: 'Limpieza de ventanas para negocios en {city}',
  mapHeading: '{city} en el mapa',
  faqHeading: 'Preguntas comunes en {city}',
  othersHeading: 'Limpieza de ventanas en otras ciudades',
  otherLabel: 'Limpieza de ventanas en {city}',
  closingLabel: 'Ver mi presupuesto',
} as const satisfies Translation<typeof residential>

export const commercialCityLabels = {
  headline: 'Limpieza profesional de ventanas para negocios en {city}, CA',
  quoteLabel: 'Presupuesto para negocios',
  quoteHeading: 'Su presupuesto para negocios',
  whyHeading: 'Por qué nos eligen los negocios de {city}',
  faqHeading: 'Lo que preguntan los negocios de {city}',
  othersHeading: 'Limpieza de ventanas para negocios en otras ciudades',
  residentialLabel: 'Limpieza de ventanas para casas en {city}',
  otherLabel: 'Ventanas de negocios en {city}',
  closingLabel: 'Pedir una consulta',
} as const satisfies Translation<typeof commercial>

export const cityMapLabels = {
  title: 'Mapa de {city}, California',
  showLabel: 'Mostrar el mapa de {city}',
  note: 'El mapa viene de Google y se carga solo cuando usted lo pide.',
  openLabel: 'Abrir {city} en Google Maps',
} as const satisfies Translation<typeof map>
