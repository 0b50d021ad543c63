import type { PAGE_LABELS as english } from '#frontend/content/en/page-labels.ts'

/** Short names of pages, in breadcrumbs. */
export const PAGE_LABELS: typeof english = {
  home: 'Inicio',
  services: 'Servicios',
  commercialQuote: 'Presupuesto para negocios',
  commercialContact: 'Solicitud para negocios',
  booking: 'Reservar',
  quoteSubmitted: 'Presupuesto enviado',
  visit: 'Su visita',
  quote: 'Su presupuesto',
  answer: 'Answer a customer',
  mails: 'Nuestros correos',
  undo: 'Undo a change',
  residentialNearMe: 'Limpieza de ventanas para casas',
  commercialNearMe: 'Limpieza de ventanas para negocios',
  whyWindowCleaning: 'Por qué limpiar las ventanas',
  glossary: 'Glosario',
  officeCleaning: 'Limpieza de oficinas',
  hanford: 'Hanford',
  tulare: 'Tulare',
  hanfordHouseCleaning: 'Limpieza de casas en Hanford',
  privacy: 'Privacidad',
  accessibility: 'Accesibilidad',
  notFound: 'Página no encontrada',
}
