import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Limpieza de oficinas en Hanford, CA | Presupuesto gratis',
    description:
      'Limpieza de oficinas en Hanford, Lemoore y Corcoran: centro, campo y plantas. Personal local y asegurado, presupuesto gratis. Llame al {phone}.',
    keywords: [
      'limpieza de oficinas Hanford CA',
      'limpieza de negocios Hanford',
      'limpiadores de oficinas condado de Kings',
    ],
  },
  areaLabel: 'Condado de Kings',
  headline: 'Limpieza profesional de oficinas en Hanford, CA',
  lead: 'Desde las oficinas de segundo piso cerca de Courthouse Square hasta la traila a la orilla de la lechería, limpiamos los cuartos donde el condado de Kings hace su papeleo. Pida su presupuesto gratis al {phone}.',
  audiences: {
    heading: 'Limpieza de oficinas para negocios de aquí',
    cards: [
      {
        icon: 'buildings',
        title: 'Oficinas del centro',
        text: 'Ladrillo viejo, techos altos, pisos de madera y escaleras. Por las calles Seventh e Irwin trabajamos con poca agua y almohadillas suaves que no gastan el acabado.',
      },
      {
        icon: 'flower1',
        title: 'Negocios del campo',
        text: 'En las oficinas de lecherías y de algodón, nuez y tomate, el campo entra en cada bota. Aspiramos antes de trapear, y en la cosecha vamos más seguido.',
      },
      {
        icon: 'truck',
        title: 'Plantas y bodegas',
        text: 'Oficinas de enfrente, comedores y baños de plantas y bodegas. Nos registramos al llegar, seguimos sus reglas de seguridad y caminamos solo por los pasillos marcados.',
      },
    ],
  },
  services: {
    heading: 'Servicios de limpieza de oficinas',
    cards: [
      {
        icon: 'calendar-week',
        title: 'Limpieza regular de oficinas',
        text: 'La rutina que mantiene agradable una oficina: cada día, cada semana o cada mes.',
        bullets: [
          'Escritorios, mostradores y teléfonos limpios',
          'Pisos aspirados o trapeados',
          'Basura y reciclaje afuera',
          'Manijas y apagadores desinfectados',
        ],
      },
      {
        icon: 'stars',
        title: 'Limpieza profunda',
        text: 'Para los lugares a los que no llega la limpieza de rutina.',
        bullets: [
          'Zoclos y marcos de puertas',
          'Rejillas del aire y esquinas del techo',
          'Debajo y detrás de los muebles',
          'Frentes y parte de arriba de los gabinetes',
        ],
      },
      {
        icon: 'droplet',
        title: 'Baños',
        text: 'El cuarto por el que las visitas juzgan todos los demás.',
        bullets: [
          'Lavabos y tazas limpios y desinfectados',
          'Aros de agua dura eliminados',
          'Espejos y divisiones',
          'Papel y jabón repuestos',
        ],
      },
      {
        icon: 'cup-hot',
        title: 'Comedores',
        text: 'El café, el microondas y los lonches de una semana dejan huella.',
        bullets: [
          'Cubiertas y fregaderos tallados',
          'Aparatos por fuera',
          'Microondas por dentro',
          'Mesas y sillas limpias',
        ],
      },
      {
        icon: 'window',
        title: 'Ventanas y vidrios',
        text: 'Las ventanas son nuestra especialidad, nunca lo último.',
        bullets: [
          'Puertas de entrada y sus vidrios laterales',
          'Divisiones interiores',
          'Ventanas por fuera',
          'Manchas de los aspersores del pasto',
        ],
      },
      {
        icon: 'bucket',
        title: 'Pisos',
        text: 'La tierra del Valle trabaja como lija. Quitarla pronto salva el acabado.',
        bullets: [
          'Tapetes de entrada sacudidos y aspirados',
          'Pisos duros barridos y trapeados',
          'Orillas de la alfombra aspiradas',
          'Derrames y manchas tratados',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Cuatro razones para llamarnos',
    cards: [
      {
        icon: 'person-badge',
        title: 'Equipo profesional',
        text: 'Personal asegurado y con antecedentes verificados, al que puede confiarle las llaves.',
      },
      {
        icon: 'award',
        title: 'Calidad y satisfacción 100% garantizadas',
        text: 'Si algo no quedó bien, lo limpiamos otra vez o le devolvemos su dinero.',
      },
      {
        icon: 'calendar-check',
        title: 'Servicio cumplido',
        text: 'Quedamos en los días y las horas, y esos días y a esas horas vamos.',
      },
      {
        icon: 'geo-alt',
        title: 'Conocemos el lugar',
        text: 'Somos de Hanford, y hemos barrido el polvo de los mismos terregales que usted.',
      },
    ],
  },
  areas: {
    heading: 'Dónde limpiamos oficinas en el condado de Kings',
    slugs: ['hanford', 'lemoore', 'corcoran'],
    zipList: 'office',
  },
  hours: [{ days: [1, 6], opens: '08:00', closes: '18:00' }],
  related: {
    heading: 'Más limpieza en el condado de Kings',
    links: [
      { href: '/hanford-commercial-window-cleaning', label: 'Limpieza de ventanas para negocios en Hanford' },
      { href: '/lemoore-commercial-window-cleaning', label: 'Limpieza de ventanas para negocios en Lemoore' },
      { href: '/hanford-house-cleaning', label: 'Limpieza de casas en Hanford' },
      { href: '/tulare-office-cleaning', label: 'Limpieza de oficinas en Tulare' },
    ],
  },
  faq: [
    {
      question: '¿Qué servicios de limpieza de oficinas dan en Hanford?',
      answer:
        'Limpieza regular (cada día, cada semana o cada mes), limpieza profunda, baños, comedores, ventanas y vidrios, y pisos. Díganos cuáles necesita y cada cuánto.',
    },
    {
      question: '¿Cuánto cuesta la limpieza de una oficina?',
      answer:
        'Depende de los cuartos, los baños y los pisos, y de cada cuánto vamos. Llame al {phone} y le damos un presupuesto gratis. Si el edificio es grande o poco común, primero vamos a verlo.',
    },
    {
      question: '¿Limpian oficinas del campo?',
      answer:
        'Sí: oficinas de lecherías, despepitadoras, empacadoras, peladoras de almendra y tiendas de insumos agrícolas. Avísenos de las reglas de bioseguridad en su entrada y de dónde estacionarnos.',
    },
  ],
  closing: {
    heading: 'Pida un presupuesto gratis para su oficina',
    text: 'Llame al {phone} o escriba a {email}. Díganos la calle, cuántos cuartos son y qué días quiere que vayamos.',
  },
} satisfies Landing
