import type { searchLabels as english } from '#frontend/content/en/labels/search-engines.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Names for search engines and shared links besides a page's title and description. */
export const searchLabels = {
  imageAlt: 'Ventanas limpias, con el precio por delante. Un jalador limpia una ventana con vista al valle.',
  payment: 'Efectivo, cheque, tarjeta de crédito',
  windowCleaning: 'Limpieza de ventanas',
  commercialWindowCleaning: 'Limpieza de ventanas para negocios',
  houseCleaning: 'Limpieza de casas',
  officeCleaning: 'Limpieza de oficinas',
  residentialIn: 'Limpieza de ventanas en {city}',
  commercialIn: 'Limpieza de ventanas para negocios en {city}',
} as const satisfies Translation<typeof english>
