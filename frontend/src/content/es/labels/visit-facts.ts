import type { visitFactLabels as english } from '#frontend/content/en/labels/visit-facts.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Texts about a visit on both pages. */
export const visitFactLabels = {
  window: '{window} (hora del Pacífico)',
  customer: 'Cliente',
  town: 'Ciudad',
  service: 'Servicio',
  price: 'Precio',
  states: {
    pending: 'Sin confirmar todavía',
    confirmed: 'Confirmada',
    cancelled: 'Cancelada',
    completed: 'Terminada',
    asked: 'Este día se suspendió',
    over: 'Ya pasó',
  },
} as const satisfies Translation<typeof english>
