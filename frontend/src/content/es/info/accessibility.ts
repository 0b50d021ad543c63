import type { StatementContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Declaración de accesibilidad (WCAG 2.2 AA)',
    description:
      'Buscamos el nivel AA de WCAG 2.2 en cada página. Qué significa, cómo lo revisamos, qué falta todavía y a quién llamar si algo le estorba.',
  },
  hero: {
    headline: 'Accesibilidad',
    lead: 'Todos deben poder ver un precio y reservar una visita aquí: con teclado, con lector de pantalla, con lupa o con un pulgar a pleno sol.',
  },
  dateLabel: 'Última revisión',
  date: '2026-11-24',
  blocks: [
    {
      heading: 'Lo que buscamos',
      paragraphs: [
        'Hacemos este sitio para cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2 del World Wide Web Consortium, nivel AA.',
      ],
    },
    {
      heading: 'Lo que significa en estas páginas',
      bullets: [
        'Todo funciona con el teclado, y siempre se ve dónde está usted',
        'Los lectores de pantalla anuncian los totales, los errores y las confirmaciones',
        'Los errores dicen con palabras qué hacer, junto al campo y nunca solo con color',
        'El texto se puede agrandar al 200%, y las páginas caben en una pantalla angosta sin moverlas de lado',
        'Los botones y los enlaces son lo bastante grandes para un pulgar',
        'Las animaciones se apagan cuando su aparato pide menos movimiento',
        'Los precios, los textos y nuestro teléfono están ahí aunque no funcionen los programas de la página',
      ],
    },
    {
      heading: 'Cómo lo revisamos',
      paragraphs: [
        'Es una evaluación propia. Cada vez que el sitio cambia, pruebas automáticas revisan cada página y los menús, las ventanas y los errores abiertos, y hacen el presupuesto, la reserva y la solicitud para negocios solo con el teclado.',
      ],
    },
    {
      heading: 'Lo que todavía falta',
      bullets: [
        'Los mapas y los videos son de otras compañías y se cargan después de un clic. Por eso las direcciones y las zonas de servicio también están como texto.',
        'Las calculadoras necesitan JavaScript para sumar un precio. Sin él, usted ve la lista de precios, y le damos su total por teléfono.',
      ],
    },
    {
      heading: 'Otra manera de comunicarse',
      paragraphs: [
        'Todo lo que se puede hacer en este sitio también se puede por teléfono: {phone}, {hours} Aceptamos llamadas por servicio de retransmisión. O escriba a {email}.',
      ],
    },
  ],
  closing: {
    heading: '¿Algo le estorbó?',
    text: 'Díganos en qué página fue y qué quería hacer. Le ayudamos, y después arreglamos la página.',
    link: { label: 'Escríbanos', href: '/#contact' },
  },
} satisfies StatementContent
