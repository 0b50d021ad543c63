import type {
  jobLengthLabels as jobLength,
  preparationLabels as preparation,
  rhythmLabels as rhythm,
  serviceLabels as services,
} from '#frontend/content/en/labels/services.ts'
import type { Translation } from '#frontend/content/types.ts'

export const serviceLabels = {
  residential: 'Limpieza de ventanas para casa',
  commercial: 'Limpieza de ventanas para negocio',
  consultation: 'Consulta para un negocio',
  office: 'Limpieza de oficina',
  house: 'Limpieza de casa',
} as const satisfies Translation<typeof services>

/** How customers prepare for a visit; a consultation needs nothing. */
export const preparationLabels = {
  residential:
    'Por favor, deje abiertas las puertas del patio, meta a los perros y despeje las repisas de las ventanas que limpiamos por dentro.',
  commercial:
    'Por favor, deje abiertos los portones y despeje las repisas de las ventanas que limpiamos por dentro.',
  consultation: '',
  house:
    'Por favor, asegúrese de que podamos entrar, meta a los perros y guarde lo que sea frágil o personal.',
  office: 'Por favor, asegúrese de que podamos entrar y guarde lo que sea frágil o personal.',
} as const satisfies Translation<typeof preparation>

/** How often a customer would like a visit. */
export const rhythmLabels = {
  question: '¿Cada cuánto?',
  once: 'Solo esta vez',
  every: { 1: 'Cada mes', 2: 'Cada 2 meses', 3: 'Cada 3 meses' },
  hint: 'Así sabemos cuándo quiere que volvamos. No se reserva ni se cobra nada automáticamente.',
  saved: 'Anotado.',
} as const satisfies Translation<typeof rhythm>

/** How long a visit takes, as far as that is known. It is never an end time. */
export const jobLengthLabels = {
  label: 'Tarda más o menos',
  one: '{hours} hora',
  more: '{hours} horas',
} as const satisfies Translation<typeof jobLength>
