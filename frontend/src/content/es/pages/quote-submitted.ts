import type { QuoteSubmittedContent } from '#frontend/content/en/pages/quote-submitted.ts'

export type { QuoteSubmittedContent }

export const content = {
  seo: {
    title: 'Gracias | Su presupuesto de limpieza de ventanas',
    description:
      'Recibimos su solicitud de presupuesto. Aquí ve el total, lo que incluye, lo que sigue y cómo comunicarse con nosotros.',
  },
  sent: { heading: '¡Gracias!', lead: 'Recibimos su solicitud de presupuesto.' },
  booked: {
    heading: '¡Gracias!',
    lead: 'Recibimos su solicitud de visita. La confirmaremos por correo o por teléfono.',
  },
  unsent: {
    heading: 'Su presupuesto todavía no se ha enviado',
    lead: 'Está guardado en este navegador, pero no nos ha llegado. Envíelo otra vez o llámenos.',
  },
  empty: {
    heading: 'Aquí todavía no hay un presupuesto',
    lead: 'No hay ningún presupuesto guardado en este navegador. Hacer uno toma un minuto.',
  },
  waysHeading: 'Tres maneras de empezar',
  ways: [
    {
      title: 'Vea su precio',
      text: 'Elija el tamaño de su casa y el trabajo que quiere. El total se actualiza mientras elige, y es gratis.',
      href: '/#quote',
      linkLabel: 'Ver mi precio',
    },
    {
      title: 'Elija un horario',
      text: '¿No necesita ver el precio antes? Elija un día y un horario de llegada de dos horas, y lo demás lo vemos juntos.',
      href: '/booking',
      linkLabel: 'Reservar una visita',
    },
    {
      title: 'Para su negocio',
      text: 'Cuente las ventanas de su tienda, oficina o planta, y vea al instante un precio estimado.',
      href: '/commercial-quote',
      linkLabel: 'Ver el precio para negocios',
    },
  ],
  quoteHeading: 'Su presupuesto',
  total: 'Total {price}',
  nextHeading: 'Lo que sigue',
  next: [
    'Leemos su solicitud y revisamos que el precio corresponda a su casa.',
    'Le llamamos o escribimos para acordar un horario, si todavía no reservó.',
    'Llegamos dentro de su horario de dos horas, hacemos el trabajo y lo revisamos con usted.',
  ],
  nextBooked: [
    'Confirmamos su visita por correo o por teléfono.',
    'Llegamos dentro de su horario de dos horas, hacemos el trabajo y lo revisamos con usted.',
  ],
  questions: '¿Preguntas? Llame al {phone} o escriba a {email}.',
  anotherLabel: 'Pedir otro presupuesto',
} satisfies QuoteSubmittedContent
