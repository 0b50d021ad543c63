import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'kingsburg',
  seo: {
    title: 'Limpieza de ventanas en Kingsburg, Selma y Dinuba',
    description:
      'Limpieza de ventanas en Kingsburg, de los techos de dos aguas de Draper Street a las huertas del río Kings. Desde {fromPrice}, el mismo día y con todo garantizado.',
    keywords: [
      'limpieza de ventanas Kingsburg',
      'lavado de ventanas 93631',
      'limpiador de ventanas Selma Dinuba',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Kingsburg, CA',
    lead: 'Un pueblo que pinta sus caballos Dala y cuelga flores de los faroles merece ventanas limpias. Trabajamos con cuidado y a un precio claro: desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Tiempo de pasas y humedad del río',
    paragraphs: [
      'El peor mes para los vidrios de Kingsburg llega cuando termina el verano. Se empareja la tierra entre los surcos de uva, se tiende la uva a secar, y en septiembre se levantan las pasas y se sacuden hasta que quedan limpias. Cada uno de esos trabajos levanta polvo, y todos se hacen con tiempo seco y sin viento. Lo que cae en sus ventanas es fino como talco, y tan dulce que trae hormigas y avispas a la repisa.',
      'Las huertas de durazno y otras frutas de hueso agregan flor y polen a fines de febrero. Abajo, por el río Kings, las noches son húmedas, y las casas cerca del barranco tienen moho en los marcos de la sombra y lama en los rieles del lado norte. En el pueblo el agua sale de pozos, y las manchas no pasan a mayores mientras los aspersores no alcancen la pared.',
    ],
  },
  areas: {
    heading: 'Techos de dos aguas en el centro, casas estilo rancho afuera',
    bullets: [
      'Calles Draper y Sierra: casitas antiguas y fachadas con vigas a la vista, con ventanas divididas en muchos vidrios chicos. Quien limpia con prisa deja embarradas las esquinas, así que nosotros lavamos cada vidrio con una herramienta angosta y secamos a mano las barritas.',
      'Memorial Park: casas amplias de un solo piso',
      'Casas de rancho entre duraznos y viñedos: caminos polvorientos, así que cepillamos antes de lavar',
      'Casas cerca del río Kings: sombra húmeda, así que les ponemos más atención a los rieles',
      'Selma y Dinuba: a unos minutos y en nuestra lista de servicio',
    ],
  },
  residential: {
    heading: 'Qué cubre el precio',
    paragraphs: [
      'Los pies cuadrados dan el precio base, de {fromPrice} a {toPrice}, ya sean sus ventanas de una sola hoja o de vidrios divididos. Las puertas francesas son una opción aparte, y en Kingsburg hay muchas, así que fíjese en las suyas antes de llenar el presupuesto. La limpieza por dentro empieza en {interiorPrice}, y el segundo piso es una sola cantidad que se agrega.',
    ],
    bullets: [
      'Jabón suave, que no daña las jardineras ni la madera pintada',
      'Personal asegurado, con {years} años de experiencia en casas del Valle',
      '¿No quedó satisfecho? Le devolvemos su dinero',
    ],
  },
  commercial: {
    heading: 'Tiendas de Draper Street y oficinas de empacadoras',
    paragraphs: [
      'Las tiendas de regalos y los cafés quieren vidrios relucientes para el Swedish Festival, en mayo, y para la temporada de Navidad. A las empacadoras y oficinas junto a la 99 les conviene más un plan cada tres meses, con una visita extra cuando ya se levantó la cosecha.',
    ],
  },
  advice: {
    heading: 'Las mejores semanas para una casa en Kingsburg',
    bullets: [
      'Principios de mayo: ya pasó la flor, y a tiempo para las visitas del festival',
      'Segunda quincena de octubre: las pasas ya están guardadas y los caminos están quietos',
    ],
  },
  faq: [
    {
      question: 'Mis ventanas tienen cuadrícula de madera. ¿Cuestan más?',
      answer:
        'No. El precio en línea va por el tamaño de la casa, así que los vidrios divididos no lo cambian. Si su cuadrícula se puede quitar, quítela antes de que limpiemos por dentro, y el vidrio queda más limpio.',
    },
    {
      question: '¿Vale la pena limpiar antes de la cosecha de la pasa?',
      answer:
        'Si espera visitas, sí. Si quiere que le dure lo más posible, espere a que los campos de alrededor estén terminados y barridos.',
    },
    {
      question: '¿Trabajan también en Selma y Dinuba?',
      answer:
        'Sí, las dos son parte de nuestra zona de servicio, igual que los caminos rurales que hay en medio. Ponga su propia dirección al reservar, y nosotros planeamos el viaje.',
    },
    {
      question: '¿Pueden quitar lo verde que crece en los rieles?',
      answer:
        'La lama ligera se va con jabón y un cepillo duro. Después, mantenga destapados los hoyitos de desagüe del marco, porque el agua estancada es la que la alimenta.',
    },
  ],
  closing: {
    heading: 'Su casa, tan arreglada como Draper Street',
    text: 'Reserve antes de {sameDayUntil}, y muchas veces la visita puede ser el mismo día. Vea su precio en línea, o llame al {phone} y describa sus ventanas.',
  },
  nearby: ['fresno', 'visalia', 'hanford', 'clovis'],
} satisfies ResidentialCity
