import type {
  dateLabels as dates,
  factLabels as facts,
  hoursLabels as hours,
  townDayLabels as townDays,
  windowLabels as windows,
} from '#frontend/content/en/labels/dates.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Days and times as pages write them. */
export const dateLabels = {
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  date: '{day} de {month} de {year}',
  fullDay: '{weekday} {day} de {month} de {year}',
  day: '{weekday} {day} de {month}',
  shortDay: '{weekday} {day} {month}',
  time: { am: '{time}\u00a0a.m.', pm: '{time}\u00a0p.m.' },
  moment: '{day}, {time}, hora del Pacífico',
  visit: '{day}, {window}, hora del Pacífico',
} as const satisfies Translation<typeof dates>

/** When the business is open. */
export const hoursLabels = {
  days: 'de {first} a {last}',
  clock: dateLabels.time,
  hours: 'de {opens} a {closes}',
} as const satisfies Translation<typeof hours>

/** Arrival windows by their starts. */
export const windowLabels = {
  '08:00': 'de 8 a 10 de la mañana',
  '10:00': 'de 10 a 12 del día',
  '12:00': 'de 12 a 2 de la tarde',
  '14:00': 'de 2 a 4 de la tarde',
  '16:00': 'de 4 a 6 de la tarde',
} as const satisfies Translation<typeof windows>

/** The days on which the business comes to a town. */
export const townDayLabels = {
  text: 'Vamos a {town} los {days}.',
  weekdays: ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'],
  joins: [', ', ' y '],
} as const satisfies Translation<typeof townDays>

/** The facts that texts name in braces. */
export const factLabels = {
  hours: '{days}, {hours}',
  sameDayUntil: 'las {hour} de la mañana',
  size: '{size}',
  smallest: 'tamaño mínimo',
  largest: 'tamaño máximo',
} as const satisfies Translation<typeof facts>
