import type { BookingContent } from '#frontend/content/en/pages/booking.ts'

export type { BookingContent }

export const content = {
  seo: {
    title: 'Reserve una limpieza de ventanas | Elija su horario',
    description:
      'Elija un día y un horario de llegada de dos horas, de lunes a sábado, para ventanas, oficina o casa. Presupuesto gratis, sin cobros en línea.',
  },
  visit: {
    heading: 'Reserve una visita',
    lead: 'Elija un día y un horario de llegada de dos horas. La confirmamos por correo o por teléfono, y no se cobra nada en línea.',
  },
  consultation: {
    heading: 'Pida una consulta',
    lead: 'Vamos a su edificio, contamos las ventanas y le damos un precio. Es gratis.',
  },
  booked: {
    title: 'Gracias | Su solicitud de visita',
    heading: 'Visita solicitada',
    lead: 'Recibimos su solicitud y no se ha cobrado nada.',
  },
  needsScript: 'Para reservar en línea se necesita JavaScript. Para reservar una visita, llame al {phone}.',
} satisfies BookingContent
