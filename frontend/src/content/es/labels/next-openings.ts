import type { nextOpeningsLabels as english } from '#frontend/content/en/labels/next-openings.ts'
import type { Translation } from '#frontend/content/types.ts'

/** The next open times on the home page. */
export const nextOpeningsLabels = {
  mornings: 'Por la mañana',
  afternoons: 'Por la tarde',
  sundays: 'Domingos',
  closed: 'Cerrado',
  none: 'No hay horarios en los próximos {days} días. Por favor, llame al {phone}.',
} as const satisfies Translation<typeof english>
