import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'fresno',
  seo: {
    title: 'Limpieza de ventanas en Fresno, el mismo día, desde {fromPrice}',
    description:
      'Limpieza de ventanas en Fresno para bungalows, casas estilo rancho y de dos pisos. Desde {fromPrice}, el mismo día, con seguro y garantía del 100%. Presupuesto gratis.',
    keywords: [
      'limpieza de ventanas Fresno',
      'lavado de ventanas Fresno CA',
      'limpiador de ventanas Fig Garden',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Fresno',
    lead: 'Desde las ventanas de fierro del Tower District hasta los vidrios altos de las entradas cerca de Copper River: una sola lista de precios, y clara, que empieza en {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Ciudad grande, con polvo del campo y hollín del freeway',
    paragraphs: [
      'Las ventanas de Fresno juntan dos tipos de suciedad a la vez. Las huertas y los viñedos que rodean la ciudad mandan polvo del campo, y las autopistas 41, 99, 168 y 180 ponen encima una capa fina y negra de polvo de llantas y humo de escape, que el agua sola nomás embarra. En los días quietos de verano, el Valle atrapa las dos cosas en el aire. Si es mal año de incendios, además cae ceniza de la Sierra. La ceniza es rasposa y, cuando se moja, se vuelve cáustica, así que la enjuagamos y nunca la tallamos en seco.',
      'El agua de la llave cambia según la dirección. Gran parte de la ciudad ya recibe agua tratada de los ríos de la montaña, y en las cuadras que todavía dependen sobre todo de pozos los aspersores dejan más manchas blancas. Dos casas a una milla de distancia pueden necesitar cuidados muy distintos.',
    ],
  },
  areas: {
    heading: 'Barrio por barrio',
    bullets: [
      'Tower District y downtown: vidrios chicos, masilla vieja y ventanas pegadas con pintura, así que todo se hace a mano, despacio y con cuidado',
      'Old Fig Garden: cedros deodara y otros árboles grandes por Van Ness, así que primero salen la savia, las agujas y el polen',
      'Woodward Park y Copper River: dos pisos, ventanas altas en la entrada y salpicaduras de estuco de las obras más recientes',
      'Sunnyside: casas estilo rancho con ventanales, y polvo de las huertas del oriente',
    ],
  },
  services: {
    heading: 'Qué limpiamos en Fresno',
    cards: [
      {
        title: 'Limpieza de ventanas para casas',
        text: 'Los vidrios por fuera según el tamaño de su casa, de {fromPrice} a {toPrice}. Agregue los de adentro desde {interiorPrice}, puertas corredizas o francesas, o las manchas de agua dura, y vea cómo cambia el total mientras elige.',
        href: '/?city=fresno#quote',
        linkLabel: 'Ver el precio de mi casa',
      },
      {
        title: 'Limpieza de ventanas para negocios',
        text: 'Oficinas en Shaw y Herndon, salas de exhibición en Blackstone, restaurantes y clínicas, con la frecuencia que quiera: desde cada dos semanas hasta una vez al año. Cuente sus ventanas y vea enseguida un precio estimado.',
        href: '/commercial-quote',
        linkLabel: 'Calcular el precio de mi edificio',
      },
    ],
  },
  highlights: {
    heading: 'Atendemos Fresno y sus alrededores',
    cards: [
      {
        title: 'Servicio el mismo día',
        text: 'Reserve antes de {sameDayUntil}, de lunes a sábado, y muchas veces podemos ir ese mismo día.',
      },
      {
        title: 'Servicio profesional',
        text: 'Personal asegurado y con antecedentes verificados, con {years} años de experiencia en los vidrios del Valle.',
      },
      {
        title: 'Satisfacción garantizada',
        text: 'Al 100%: arreglamos lo que no le haya gustado o le devolvemos su dinero.',
      },
    ],
  },
  residential: {
    heading: 'Cómo es una visita a su casa',
    paragraphs: [
      'Primero le damos la vuelta a la casa y le señalamos vidrios estrellados, sellos que ya no sirven y lo que preferimos no tocar. Después cepillamos la tierra suelta, tallamos el vidrio y le pasamos el jalador, secamos las orillas con una toalla y limpiamos los marcos para que no escurran más tarde. Para limpiar por fuera no tiene que estar en casa, siempre que las puertas del patio estén sin llave.',
    ],
  },
  commercial: {
    heading: 'Para tiendas, oficinas y administradores de propiedades',
    paragraphs: [
      'Las puertas de vidrio en calles con mucha gente necesitan una visita corta cada dos semanas. A los pisos altos de un parque de oficinas les bastan de dos a cuatro visitas al año. Las dos cosas pueden ir en un mismo calendario, y sus inquilinos saben las fechas con anticipación.',
    ],
  },
  faq: [
    {
      question: '¿Cada cuánto se deben limpiar las ventanas en Fresno?',
      answer:
        'Para la mayoría de las casas está bien dos veces al año: una después de la cosecha de la almendra y otra en primavera. A pocas cuadras de un freeway o de una obra hacen falta tres o cuatro veces al año para que el vidrio se mantenga limpio.',
    },
    {
      question: 'Después del último incendio quedó ceniza en todo. ¿Qué hago?',
      answer:
        'Déjela, o enjuáguela con la manguera sin mucha presión. Por favor no la talle, porque es rasposa y raya. Nosotros podemos enjuagar y lavar toda la casa en una sola visita.',
    },
    {
      question: '¿Alcanzan las ventanas de arriba si hay un techo de teja debajo?',
      answer:
        'En la mayoría de los casos sí, desde el suelo y con una extensión. La calculadora agrega una cantidad fija por el segundo piso, no importa cuántas ventanas tenga arriba.',
    },
    {
      question: 'Administro una casa de renta cerca de Fresno State. ¿Pueden ir entre un inquilino y otro?',
      answer:
        'Sí. Cuando ya esté vacía, podemos limpiar los vidrios por dentro y por fuera en la misma visita. Ponga el código de la caja de llaves en las notas de la reserva.',
    },
  ],
  closing: {
    heading: 'Vea su precio antes de llamar',
    text: 'El presupuesto al instante toma más o menos un minuto. ¿Prefiere platicarlo? Por teléfono también es gratis, al {phone}.',
  },
  nearby: ['clovis', 'kingsburg', 'hanford', 'visalia'],
} satisfies ResidentialCity
