import type { HomeContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Limpieza de ventanas en Hanford y el Valle Central',
    description:
      'Limpieza de ventanas, casas y oficinas en Hanford, Fresno, Visalia, Bakersfield y alrededores. Vea su precio en un minuto y reserve para hoy mismo.',
    keywords: [
      'limpieza de ventanas Hanford',
      'lavado de ventanas Valle Central',
      'limpieza de casas',
      'limpieza de oficinas',
    ],
  },
  hero: {
    headline: 'Ventanas limpias. El\u00a0precio por delante.',
    lead: 'Somos de Hanford y limpiamos ventanas en todo el Valle Central. Conteste unas preguntas y vea su precio, desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
    first: { label: 'Ver mi precio', href: '#quote' },
    second: { label: 'Reservar una visita', href: '#booking' },
    points: [
      { text: 'Presupuesto al instante desde {fromPrice}' },
      { text: 'Satisfacción garantizada o le devolvemos su dinero' },
      { text: 'Opiniones de 5.0 estrellas', icon: 'star-fill' },
    ],
  },
  quote: {
    heading: 'Su presupuesto al instante',
    lead: 'Elija el tamaño de su casa y el trabajo que quiere. El total se actualiza mientras elige, y no se cobra nada en línea.',
    commercialText:
      '¿Necesita limpiar las ventanas de una tienda, una oficina o una planta? Para negocios, el precio va por número de ventanas.',
    commercialLink: { label: 'Ver el precio para negocios', href: '/commercial-quote' },
  },
  howItWorks: {
    heading: 'Cómo funciona',
    cards: [
      {
        icon: 'clipboard-check',
        title: 'Vea su precio',
        text: 'Elija el tamaño de su casa, los pisos y los extras. La calculadora va sumando todo.',
      },
      {
        icon: 'calendar-check',
        title: 'Elija un horario',
        text: 'Elija un día de lunes a sábado y un horario de llegada de dos horas. En casi todas las ciudades podemos ir el mismo día.',
      },
      {
        icon: 'stars',
        title: 'Disfrute sus vidrios limpios',
        text: 'Hacemos el trabajo y, si está en casa, lo revisamos con usted. Si una ventana no quedó bien, la arreglamos o le devolvemos su dinero.',
      },
    ],
  },
  services: {
    heading: 'Qué limpiamos',
    cards: [
      {
        icon: 'house-door',
        title: 'Limpieza para casas',
        text: 'Ventanas por fuera, por dentro o por los dos lados, con precio según el tamaño de su casa. Las puertas francesas, las puertas corredizas y las manchas de agua dura van aparte: solo paga lo que tiene.',
        bullets: [
          'Desde {fromPrice}: por fuera, un piso, {fromHome}',
          'Vidrios por dentro desde {interiorPrice}',
          'Manchas de agua dura, con precio por ventana',
        ],
        href: '/residential-window-cleaning-near-me',
        linkLabel: 'Limpieza de ventanas para casas',
      },
      {
        icon: 'building',
        title: 'Limpieza para negocios',
        text: 'Tiendas, oficinas, restaurantes, clínicas, agencias de autos y plantas. Cuente sus ventanas, vea el precio estimado al instante, y nosotros lo confirmamos para su edificio.',
        bullets: [
          'Visitas fuera de sus horas más ocupadas',
          'Edificios de dos pisos y vidrios de piso a techo',
          'Respuesta en menos de 24 horas',
        ],
        href: '/commercial-quote',
        linkLabel: 'Ver el precio para negocios',
      },
      {
        icon: 'calendar-week',
        title: 'Mantenimiento regular',
        text: 'Las ventanas que se limpian seguido nunca se ponen difíciles. Reserve una primera visita y díganos cada cuánto quiere que volvamos.',
        bullets: ['Plan cada mes', 'Plan cada dos meses', 'Plan cada tres meses'],
        href: '/booking?every=3',
        linkLabel: 'Reservar la primera visita',
      },
    ],
  },
  trust: {
    heading: 'Por qué nos elige la gente',
    cards: [
      {
        icon: 'person-badge',
        title: 'Servicio profesional',
        text: 'Personal asegurado y con antecedentes verificados, que llega dentro del horario que usted reservó.',
      },
      {
        icon: 'award',
        title: '{years} años de experiencia',
        text: 'Los suficientes para saber lo que el agua de pozo del condado de Kings le hace a una ventana que da al poniente.',
      },
      {
        icon: 'flower1',
        title: 'Cuidamos el medio ambiente',
        text: 'Productos suaves con el pasto, los árboles frutales, la hortaliza y las mascotas.',
      },
      {
        icon: 'shield-check',
        title: 'Garantía de devolución del 100%',
        text: 'Díganos qué no quedó bien. Lo hacemos de nuevo o le devolvemos su dinero.',
      },
    ],
  },
  reviews: {
    heading: 'Opiniones de 5.0 estrellas',
    text: 'Familias y negocios de todo el Valle Central confían en nosotros desde hace {years} años. También queremos saber qué opina usted.',
    readLabel: 'Leer las opiniones',
    writeLabel: 'Escribir una opinión',
    readSearch: 'opiniones',
    writeSearch: 'escribir una opinión',
    newTab: '(se abre en otra pestaña)',
  },
  localText: {
    heading: 'Limpieza de ventanas en Hanford y el Valle Central',
    topics: [
      {
        title: 'Agua dura de pozos profundos',
        text: 'Hanford es duro con los vidrios. El agua de la ciudad sale de pozos profundos y trae minerales, y cada aspersor que alcanza una ventana deja algo de ellos. En verano, un vidrio puede estar mojado a las cinco de la mañana y seco como horneado a las siete. Después de una temporada así, queda un abanico blanco en la mitad de abajo que ningún limpiavidrios mueve.',
      },
      {
        title: 'Polvo del campo y neblina',
        text: 'Las lecherías y sus corrales, los campos de algodón y de tomate, los almendros que sacuden y barren en agosto y septiembre: todo lo que se levanta del campo cae en las repisas y los mosquiteros. La primera neblina del invierno convierte ese polvo en lodo, y el lodo se seca en rayas. Por eso aquí las ventanas se ven peor en enero, cuando nadie quiere subirse a una escalera.',
      },
      {
        title: 'Tres tipos de casas',
        text: 'Alrededor de Courthouse Square hay ventanas viejas de madera, con vidrios delgados y ondulados que piden mano suave y poca agua. Al norte, las casas nuevas de dos pisos tienen ventanas altas en la escalera y marcos de vinil de doble vidrio. Y en los ranchos puede pasar el camión del alimento dos veces al día. Planeamos la visita según sus ventanas.',
      },
      {
        title: 'Cómo limpiamos una ventana',
        text: 'Primero quitamos las telarañas y el polvo. Luego tallamos el vidrio, le pasamos el jalador y secamos las orillas y las repisas para que nada escurra después. El agua dura se trata ventana por ventana con un limpiador especial, y antes de empezar le decimos con franqueza qué sale y qué ya marcó el vidrio para siempre.',
      },
    ],
    citiesHeading: 'Diez ciudades, un solo teléfono',
    citiesText:
      'Desde Hanford atendemos Fresno, Visalia, Tulare, Lemoore, Clovis, Kingsburg, Porterville, Delano y Bakersfield. El agua, el polvo y los edificios cambian de ciudad a ciudad, así que cada una tiene su página.',
  },
  whyPromo: {
    heading: '¿Vale la pena pagarle a un profesional?',
    text: 'Las manchas de agua dura, la luz que se pierde y el cambio de ventanas antes de tiempo cuestan más de lo que se piensa. Pusimos los números lado a lado.',
    link: { label: '¿Por qué limpieza profesional?', href: '/why-window-cleaning' },
  },
  booking: {
    heading: 'Próximos horarios',
    text: 'Los horarios de llegada son de dos horas, de lunes a sábado. Reserve antes de {sameDayUntil} para que vayamos el mismo día. En {nextDayCities}, la primera visita es al día siguiente.',
    link: { label: 'Reservar una visita', href: '/booking' },
  },
  faqHeading: 'Lo que nos pregunta la gente',
  faq: [
    {
      question: '¿Cuánto cuesta limpiar las ventanas en Hanford?',
      answer:
        'Por fuera, una casa de un piso de {fromHome} cuesta {fromPrice}, y los precios base llegan a {toPrice} para casas de {toHome}. Los vidrios por dentro empiezan en {interiorPrice}. El segundo piso, las puertas francesas o corredizas, las manchas de agua dura y los restos de construcción se agregan solo si usted los elige, y la calculadora muestra cada uno.',
    },
    {
      question: '¿Pueden venir hoy?',
      answer:
        'Muchas veces sí. Si reserva antes de {sameDayUntil} y hay un horario disponible, vamos el mismo día a todas las ciudades menos {nextDayCities}, donde la primera visita es al día siguiente. Trabajamos {hours}',
    },
    {
      question: '¿Tengo que estar en casa?',
      answer:
        'Para limpiar por fuera no, si la puerta del patio está abierta y el perro está adentro. Para limpiar por dentro, alguien tiene que abrirnos. Todo nuestro personal está asegurado y con antecedentes verificados.',
    },
    {
      question: '¿Se quitan las manchas de agua dura?',
      answer:
        'La mayoría sí. Las que llevan varios veranos pueden haber marcado el vidrio, y eso ya es daño, no suciedad. Primero las vemos y le decimos qué esperar, antes de que usted pague por quitarlas. El precio es por ventana.',
    },
    {
      question: '¿Y si no quedo contento con el resultado?',
      answer:
        'Llámenos al {phone}. Volvemos y limpiamos otra vez, y si aun así no queda bien, le devolvemos su dinero. Es nuestra garantía de satisfacción del 100%.',
    },
    {
      question: '¿Pago al pedir un presupuesto?',
      answer:
        'No. Los presupuestos son gratis y no se cobra nada en línea. Aceptamos efectivo, cheque y tarjeta de crédito.',
    },
  ],
  contact: {
    heading: 'Hable con nosotros',
    text: 'Llame al {phone}, escriba a {email} o deje aquí un mensaje. Pregunte con confianza, aunque todavía no quiera reservar.',
    phoneLabel: 'Teléfono',
    emailLabel: 'Correo',
    hoursLabel: 'Horario',
    hours: '{hours}',
    areaLabel: 'Zona de servicio',
    area: ['Fresno', 'Clovis', 'Hanford', 'Visalia', 'Tulare', 'Lemoore'],
  },
} satisfies HomeContent
