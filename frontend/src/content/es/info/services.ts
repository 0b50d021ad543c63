import type { ServicesContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Servicios y precios de limpieza de ventanas',
    description:
      'Cada servicio con su precio y lo que incluye: ventanas por fuera y por dentro, agua dura, restos de construcción, negocios, oficinas y casas.',
    keywords: ['servicios de limpieza de ventanas', 'precios limpieza de ventanas', 'manchas de agua dura'],
  },
  hero: {
    headline: 'Servicios de limpieza de ventanas',
    lead: 'Todo lo que hacemos, lo que incluye y lo que cuesta. Donde el precio depende del edificio, lo decimos, y el presupuesto es gratis.',
    first: { label: 'Ver mi precio', href: '/#quote' },
    second: { label: 'Precio para negocios', href: '/commercial-quote' },
  },
  groups: [
    {
      heading: 'Ventanas de casa',
      services: [
        {
          id: 'outside-windows',
          icon: 'house-door',
          title: 'Ventanas por fuera',
          text: 'Lo que casi todos llaman limpieza de ventanas: los vidrios por fuera de toda la casa, a mano.',
          prices: [
            {
              text: 'Desde {fromPrice}, un piso, {fromHome}; precios base según el tamaño hasta {toPrice}',
            },
          ],
          included: [
            'Telarañas y polvo cepillados',
            'Vidrio tallado y secado con jalador',
            'Orillas y repisas limpias',
          ],
          href: '/#quote',
          linkLabel: 'Ver el precio de su casa',
        },
        {
          id: 'second-story',
          icon: 'buildings',
          title: 'Segundo piso',
          text: 'Con extensiones desde el suelo donde alcanzan, y con escalera donde no.',
          prices: [
            { text: '+{price} por todo el segundo piso', entry: { category: 'stories', key: 'two_story' } },
          ],
          included: ['Todos los vidrios de arriba por fuera', 'Vidrios de la escalera y la entrada'],
          href: '/#quote',
          linkLabel: 'Agregarlo al presupuesto',
        },
        {
          id: 'inside-windows',
          icon: 'window',
          title: 'Ventanas por dentro',
          text: 'Zapatos cubiertos, toallas en la repisa y sus muebles cuidados como si fueran nuestros.',
          prices: [{ text: 'Desde {interiorPrice}, según el tamaño de la casa' }],
          included: ['Vidrios por dentro', 'Repisas secas', 'Ni una gota en el piso o en los muebles'],
          href: '/#quote',
          linkLabel: 'Agregarlo al presupuesto',
        },
        {
          id: 'hard-water',
          icon: 'droplet',
          title: 'Manchas de agua dura',
          text: 'Para los círculos y abanicos blancos que dejan los aspersores. Primero probamos en un vidrio y le decimos qué se quita.',
          prices: [
            { text: '{price} por ventana', entry: { category: 'hard_water_stains', key: 'per_window' } },
          ],
          included: [
            'Prueba en un vidrio',
            'Removedor de minerales adecuado al vidrio',
            'Enjuague completo y jalador',
          ],
          href: '/why-window-cleaning',
          linkLabel: 'Por qué las manchas empeoran con el tiempo',
        },
        {
          id: 'doors',
          icon: 'door-open',
          title: 'Puertas francesas y corredizas',
          text: 'Más vidrio, más orillas y más huellas de dedos que una ventana.',
          prices: [
            { text: 'Puertas francesas +{price}', entry: { category: 'window_type', key: 'french_doors' } },
            { text: 'Puertas corredizas +{price}', entry: { category: 'window_type', key: 'sliding_doors' } },
          ],
          included: ['Cada vidrio limpio hasta las esquinas', 'Manijas y rieles limpios'],
          href: '/#quote',
          linkLabel: 'Agregarlo al presupuesto',
        },
        {
          id: 'construction',
          icon: 'tools',
          title: 'Ventanas después de una obra',
          text: 'Después de construir, remodelar o poner estuco: gotas de pintura, yeso, silicón y calcomanías.',
          prices: [{ text: '+{price}', entry: { category: 'extra_service', key: 'pressure_washing' } }],
          included: [
            'Los restos se ablandan antes de raspar',
            'El vidrio templado se trata con cuidado',
            'Lavado final',
          ],
          href: '/#quote',
          linkLabel: 'Agregarlo al presupuesto',
        },
      ],
    },
    {
      heading: 'Planes, negocios y limpieza interior',
      services: [
        {
          id: 'maintenance',
          icon: 'calendar-week',
          title: 'Mantenimiento regular',
          text: 'Visitas cada mes, cada dos meses o cada tres meses, para tener ventanas limpias todo el año.',
          prices: [{ text: 'Con presupuesto a la medida, después de la primera visita' }],
          included: ['Un lugar fijo en nuestro calendario', 'Las manchas se quitan antes de que se fijen'],
          href: '/booking?every=3',
          linkLabel: 'Reservar la primera visita',
        },
        {
          id: 'commercial',
          icon: 'shop',
          title: 'Ventanas de negocios',
          text: 'Tiendas, restaurantes, oficinas, agencias de autos y plantas: el precio depende del número de ventanas, el tipo de edificio, los pisos y la frecuencia.',
          prices: [{ text: 'Desde {commercialFrom} por servicio, con presupuesto a la medida' }],
          included: [
            'Visitas fuera de sus horas más ocupadas',
            'Respuesta en menos de 24 horas',
            'Solo por fuera, si así lo prefiere',
          ],
          href: '/commercial-quote',
          linkLabel: 'Calcular el precio de su edificio',
        },
        {
          id: 'office',
          icon: 'briefcase',
          title: 'Limpieza de oficinas',
          text: 'Escritorios, pisos, baños y vidrios en los condados de Kings y Tulare, cada día, cada semana o cada mes.',
          prices: [{ text: 'Presupuesto gratis por teléfono' }],
          included: ['Visitas regulares', 'Limpieza profunda', 'Baños y comedores'],
          href: '/office-cleaning',
          linkLabel: 'Sobre la limpieza de oficinas',
        },
        {
          id: 'house',
          icon: 'house-heart',
          title: 'Limpieza de casas',
          text: 'En Hanford y alrededores: limpieza regular, limpieza profunda, cocinas, baños y mudanzas.',
          prices: [{ text: 'Presupuesto gratis por teléfono' }],
          included: [
            'Productos que cuidan el medio ambiente',
            'Personal asegurado y con antecedentes verificados',
            'Entre semana y los sábados',
          ],
          href: '/hanford-house-cleaning',
          linkLabel: 'Sobre la limpieza de casas',
        },
      ],
    },
  ],
  blocks: [
    {
      heading: 'En cada visita',
      bullets: [
        'Personal asegurado y con antecedentes verificados',
        'Productos que cuidan el medio ambiente',
        'Satisfacción 100% garantizada o le devolvemos su dinero',
        'Presupuestos gratis',
        'El mismo día si reserva antes de {sameDayUntil}; al día siguiente en {nextDayCities}',
        'Efectivo, cheque o tarjeta de crédito',
      ],
    },
  ],
  faq: [
    {
      question: '¿Puedo juntar varios servicios en una visita?',
      answer:
        'Sí. La calculadora suma las ventanas por dentro y por fuera, las manchas y las puertas. Para ventanas junto con limpieza de casa u oficina, llame al {phone}.',
    },
    {
      question: '¿Limpian canaletas, techos o paneles solares?',
      answer:
        'No, nos dedicamos a ventanas, casas y oficinas. Preferimos decir que no a hacer un mal trabajo.',
    },
  ],
  closing: {
    heading: '¿No sabe cuál necesita?',
    text: 'Describa sus ventanas en una o dos frases, y le decimos qué haríamos si la casa fuera nuestra.',
    link: { label: 'Escríbanos', href: '/#contact' },
  },
} satisfies ServicesContent
