/** Links of header and footer. */

import type { Link } from '#frontend/content/types.ts'

export const MAIN_LINKS: Link[] = [
  { href: '/services', label: 'Servicios y precios' },
  { href: '/residential-window-cleaning-near-me', label: 'Para casas' },
  { href: '/commercial-window-cleaning-near-me', label: 'Para negocios' },
  { href: '/commercial-quote', label: 'Precio de negocio' },
  { href: '/office-cleaning', label: 'Oficinas' },
  { href: '/window-cleaning-glossary', label: 'Glosario' },
]

export const CLEANING_LINKS: Link[] = [
  { href: '/hanford-house-cleaning', label: 'Limpieza de casas en Hanford' },
  { href: '/hanford-office-cleaning', label: 'Limpieza de oficinas en Hanford' },
  { href: '/tulare-office-cleaning', label: 'Limpieza de oficinas en Tulare' },
  { href: '/office-cleaning', label: 'Limpieza de oficinas' },
]

export const LEGAL_LINKS: Link[] = [
  { href: '/why-window-cleaning', label: 'Por qué limpiar las ventanas' },
  { href: '/privacy', label: 'Privacidad' },
  { href: '/accessibility', label: 'Accesibilidad' },
]
