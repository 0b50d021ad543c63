import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Limpieza de oficinas en Tulare, Visalia y Porterville',
    description:
      'Limpieza de oficinas en Tulare, Visalia y Porterville: lecherías, consultorios y agencias. Negocio local, con garantía del 100%. Llame al {phone}.',
    keywords: [
      'limpieza de oficinas Tulare CA',
      'limpieza de oficinas Visalia',
      'limpieza de oficinas Porterville',
    ],
  },
  areaLabel: 'Condado de Tulare',
  headline: 'Limpieza profesional de oficinas en Tulare, CA',
  lead: 'El condado de Tulare madruga, y nosotros también. Agencias en Prosperity Avenue, consultorios médicos, oficinas de plantas lecheras: para un presupuesto gratis basta una llamada al {phone}.',
  audiences: {
    heading: 'Oficinas que limpiamos en el condado de Tulare',
    cards: [
      {
        icon: 'shop',
        title: 'Agencias con puerta a la calle',
        text: 'Oficinas de seguros, de impuestos y de bienes raíces, donde entra gente todo el día y la puerta de vidrio es lo primero que ve.',
      },
      {
        icon: 'hospital',
        title: 'Consultorios médicos y dentales',
        text: 'Salas de espera, recepción, pasillos y baños, con productos elegidos pensando en los pacientes.',
      },
      {
        icon: 'truck',
        title: 'Empresas de lácteos y alimentos',
        text: 'Casetas de báscula, oficinas de enfrente y cuartos de despacho por la autopista 99, con visitas según sus turnos.',
      },
    ],
  },
  services: {
    heading: 'Lo que puede incluir una visita',
    cards: [
      {
        icon: 'people',
        title: 'Recepción y salas de espera',
        text: 'Los primeros treinta pies, los que ve cada visita.',
        bullets: [
          'Mostradores y lectores de tarjetas limpios',
          'Sillas y descansabrazos limpios',
          'Revistas y juguetes en su lugar',
          'Tapetes de entrada y pisos',
        ],
      },
      {
        icon: 'briefcase',
        title: 'Oficinas privadas',
        text: 'Limpiamos alrededor de sus papeles y los dejamos donde están.',
        bullets: [
          'Superficies despejadas sin polvo',
          'Pantallas y teclados sacudidos en seco',
          'Botes vacíos y con bolsa nueva',
          'Alfombra aspirada de pared a pared',
        ],
      },
      {
        icon: 'droplet',
        title: 'Cuidado de los baños',
        text: 'De arriba a abajo, en cada visita.',
        bullets: [
          'Tazas, mingitorios y lavabos desinfectados',
          'Capa de minerales fuera del cromo',
          'Coladeras y esquinas trapeadas',
          'Despachadores llenos',
        ],
      },
      {
        icon: 'stars',
        title: 'Limpieza profunda de temporada',
        text: 'Lo mejor es después de la cosecha, y otra vez cuando se va la neblina.',
        bullets: [
          'Rejillas y retornos del aire',
          'Persianas, tablilla por tablilla',
          'Lámparas a nuestro alcance',
          'Detrás de los archiveros',
        ],
      },
      {
        icon: 'window',
        title: 'Ventanas de la oficina',
        text: 'Vidrios por dentro y por fuera, todo en un plan.',
        bullets: [
          'Puertas de enfrente en cada visita',
          'Vidrios de la sala de juntas',
          'Vidrios por fuera en fechas fijas',
          'Manchas de aspersores tratadas',
        ],
      },
      {
        icon: 'key',
        title: 'Mudanzas: al entrar y al salir',
        text: 'Para locales que cambian de manos a fin de mes.',
        bullets: [
          'Cuartos vacíos, de arriba hacia abajo',
          'Marcas de cinta y letreros fuera del vidrio',
          'Gabinetes por dentro y por fuera',
          'Recorrido final con usted',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Por qué llamarnos a nosotros y no a una cadena',
    cards: [
      {
        icon: 'geo-alt',
        title: 'De dueños locales',
        text: 'Usted trata con un negocio de aquí, tan cerca que puede pasar a verlo.',
      },
      {
        icon: 'award',
        title: 'Garantía del 100%',
        text: 'Si algo no le gusta, lo limpiamos otra vez o le devolvemos su dinero.',
      },
      {
        icon: 'clock',
        title: 'Desde temprano',
        text: 'Desde las 7 a.m. entre semana, antes de que empiecen a sonar los teléfonos.',
      },
      {
        icon: 'shield-check',
        title: 'Personal asegurado y con antecedentes verificados',
        text: 'Es lo primero que pregunta una clínica o un banco, y la respuesta es sí.',
      },
    ],
  },
  areas: {
    heading: 'Dónde limpiamos oficinas en el condado de Tulare',
    slugs: ['tulare', 'visalia', 'porterville'],
    zipList: 'office',
  },
  hours: [
    { days: [1, 5], opens: '07:00', closes: '18:00' },
    { days: [6, 6], opens: '08:00', closes: '16:00' },
  ],
  related: {
    heading: 'Más limpieza en el condado de Tulare',
    links: [
      { href: '/tulare-commercial-window-cleaning', label: 'Limpieza de ventanas para negocios en Tulare' },
      { href: '/visalia-commercial-window-cleaning', label: 'Limpieza de ventanas para negocios en Visalia' },
      {
        href: '/porterville-commercial-window-cleaning',
        label: 'Limpieza de ventanas para negocios en Porterville',
      },
      { href: '/hanford-office-cleaning', label: 'Limpieza de oficinas en Hanford' },
    ],
  },
  faq: [
    {
      question: '¿Qué servicios de limpieza de oficinas ofrecen en Tulare?',
      answer:
        'Recepciones, oficinas privadas, baños, limpieza profunda de temporada, ventanas y limpieza por mudanza, al entrar o al salir: cada día, cada semana, cada mes o una sola vez.',
    },
    {
      question: '¿También van a Visalia y Porterville?',
      answer:
        'Sí, a las dos, con la misma garantía. Si tiene oficinas en dos o tres de estas ciudades, todo va en un solo calendario y con un solo contacto.',
    },
    {
      question: '¿Limpian consultorios médicos?',
      answer:
        'Sí: salas de espera, recepción, pasillos, baños, vidrios y los pisos de los cuartos de consulta. No manejamos agujas ni objetos punzantes, bolsas rojas ni otros desechos regulados.',
    },
    {
      question: '¿Qué tiene de diferente su negocio?',
      answer:
        'Somos un negocio de dueños locales y respondemos por nuestro trabajo con una garantía del 100%. Cuando llama, habla con nosotros y no con un centro de llamadas, y si algo no quedó bien, volvemos y lo arreglamos.',
    },
  ],
  closing: {
    heading: 'Pida que vayamos a ver su oficina',
    text: 'Llame al {phone} o escriba a {email}. Recorremos los cuartos, le preguntamos qué es lo que más le importa y le damos un presupuesto gratis.',
  },
} satisfies Landing
