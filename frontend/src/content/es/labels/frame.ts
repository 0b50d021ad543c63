import type { frameLabels as frame, landingLabels as landing } from '#frontend/content/en/labels/frame.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Header, footer and notes that many pages show. */
export const frameLabels = {
  skipLink: 'Ir al contenido',
  header: {
    callNow: 'Llamar',
    menu: 'Menú',
    menuLabel: 'Principal',
    closeMenu: 'Cerrar el menú',
    cities: 'Ciudades',
    contact: 'Contacto',
    book: 'Reservar',
    quote: 'Ver precio',
  },
  contactBar: { label: 'Contacto', call: 'Llamar', quote: 'Precio' },
  footer: {
    commercialCities: 'Limpieza de ventanas para negocios',
    cleaning: 'Limpieza de casas y oficinas',
    about: 'Acerca de',
    facebook: 'Facebook',
    instagram: 'Instagram',
  },
  credentials: {
    owner: 'Negocio de {name}',
    insurer: 'Asegurados por {insurer}',
    license: 'Licencia {number}',
    years: '{years} años de experiencia',
  },
  reviewsHeading: 'Lo que dicen nuestros clientes',
  faqHeading: 'Preguntas comunes',
  neighbourhoods: 'Vecindarios',
  zipCodes: 'Códigos postales',
  allZipCodes: 'Todos los códigos de {range}',
  phoneCopied: 'Número copiado: {phone}',
  pleaseCall: 'Por favor, llame al: {phone}',
} as const satisfies Translation<typeof frame>

/** Shared by the pages about office and house cleaning. */
export const landingLabels = {
  area: 'Zona de servicio',
  hours: 'Horario de servicio',
  county: 'Condado de {name}',
} as const satisfies Translation<typeof landing>
