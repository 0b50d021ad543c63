import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Limpieza de oficinas en los condados de Kings y Tulare',
    description:
      'Limpieza de oficinas en Hanford, Lemoore, Corcoran, Visalia, Tulare y Porterville: diaria, semanal o mensual. Con seguro. Presupuesto gratis: {phone}.',
    keywords: [
      'limpieza de oficinas condado de Kings',
      'limpieza de oficinas condado de Tulare',
      'servicio de limpieza Hanford',
    ],
  },
  areaLabel: 'Condados de Kings y Tulare',
  headline: 'Limpieza de oficinas en el Valle Central',
  lead: 'Su oficina limpia cada día, cada semana o cada mes, con personal asegurado y con antecedentes verificados. No hay dos oficinas iguales: llame al {phone}, cuéntenos de la suya y reciba un presupuesto gratis.',
  services: {
    heading: 'Qué hacemos en una oficina',
    cards: [
      {
        icon: 'calendar-week',
        title: 'Limpieza diaria de oficinas',
        text: 'Limpiamos escritorios y mostradores, aspiramos o trapeamos los pisos, sacamos la basura y el reciclaje y dejamos recogido el comedor. En el Valle, el tapete de la entrada se llena de polvo en un día, así que por ahí empezamos.',
      },
      {
        icon: 'stars',
        title: 'Limpieza profunda',
        text: 'Zoclos, rejillas del aire, marcos de puertas, patas de sillas, la parte de arriba de los gabinetes, detrás de la copiadora. Es buena primera visita si hace tiempo que nadie limpia, y después, una vez al año.',
      },
      {
        icon: 'droplet',
        title: 'Mantenimiento de baños',
        text: 'Limpiamos y desinfectamos lavabos, tazas, divisiones, espejos y pisos, y reponemos lo que se acaba. Los aros de minerales los quitamos pronto, porque el agua de pozo los endurece.',
      },
      {
        icon: 'window',
        title: 'Ventanas y vidrios',
        text: 'Puertas de entrada, divisiones, vidrios de la sala de juntas y ventanas por fuera, en manos de gente que se dedica a limpiar ventanas.',
      },
      {
        icon: 'tools',
        title: 'Trabajos especiales',
        text: 'Después de remodelar, antes de una inspección, al terminar la cosecha, cuando se muda. Describa el trabajo y le decimos si es para nosotros.',
      },
      {
        icon: 'clock',
        title: 'Horarios flexibles',
        text: 'Temprano por la mañana, al final de la tarde o sin hacer ruido mientras ustedes trabajan. Cada día, cada semana o cada mes, y puede cambiar según la temporada.',
      },
    ],
  },
  reasons: {
    heading: 'Por qué elegirnos para su oficina',
    cards: [
      {
        icon: 'shield-check',
        title: 'Usted sabe quién tiene la llave',
        text: 'Todo nuestro personal está asegurado y con antecedentes verificados, y somos de Hanford, no de otro estado.',
      },
      {
        icon: 'award',
        title: 'Satisfacción 100% garantizada',
        text: 'Si se nos pasó algo, díganos. Lo arreglamos o le devolvemos su dinero.',
      },
      {
        icon: 'flower1',
        title: 'Productos que cuidan el medio ambiente',
        text: 'Para que el lunes por la mañana su oficina no huela a solvente.',
      },
      {
        icon: 'people',
        title: '{years} años en el Valle',
        text: 'El polvo del campo, el lodo de la neblina y el agua dura son para nosotros cosa de todos los días.',
      },
    ],
  },
  areas: {
    heading: 'Dónde limpiamos oficinas',
    slugs: ['hanford', 'lemoore', 'corcoran', 'visalia', 'tulare', 'porterville'],
  },
  hours: [
    { days: [1, 5], opens: '07:00', closes: '18:00' },
    { days: [6, 6], opens: '08:00', closes: '16:00' },
  ],
  related: {
    heading: 'Limpieza de oficinas por ciudad',
    links: [
      { href: '/hanford-office-cleaning', label: 'Limpieza de oficinas en Hanford' },
      { href: '/tulare-office-cleaning', label: 'Limpieza de oficinas en Tulare' },
      { href: '/commercial-quote', label: 'Presupuesto para ventanas de oficina' },
    ],
  },
  faq: [
    {
      question: '¿Por qué no hay un precio en esta página?',
      answer:
        'Porque los pies cuadrados solos dicen poco: dos baños y un mostrador con público pueden tardar más que todo un piso de oficinas privadas. Con unos minutos por teléfono le damos un presupuesto justo, y es gratis.',
    },
    {
      question: '¿Cada cuánto hay que limpiar una oficina?',
      answer:
        'Si entra público, casi todos los días. A diez personas en escritorio les basta con una o dos veces por semana. Una oficina del campo puede necesitarnos cada mes, y cada semana durante la cosecha.',
    },
    {
      question: '¿Pueden limpiar solo las ventanas?',
      answer:
        'Sí. Si son solo ventanas, nuestra calculadora para negocios le da un precio estimado al instante, sin llamar.',
    },
  ],
  closing: {
    heading: 'Cuéntenos de su oficina',
    text: 'Llame al {phone}. Nos ayuda saber cuántos cuartos y baños tiene, y qué días quiere que vayamos.',
  },
  isPhoneOnly: true,
} satisfies Landing
