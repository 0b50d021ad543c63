import type { CommercialNearMeContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Limpieza de ventanas para negocios cerca de usted',
    description:
      'Ventanas de tiendas, oficinas y plantas en Fresno, Clovis, Hanford, Visalia, Tulare y Lemoore. Precio en línea, respuesta en menos de 24 horas y seguro.',
    keywords: [
      'limpieza de ventanas para negocios cerca de mí',
      'limpieza de vidrios de tiendas',
      'limpieza de ventanas de oficinas',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas para negocios cerca de usted',
    lead: 'Una sola compañía para la tienda de Main Street y la bodega junto al freeway. Cuente sus ventanas, vea al instante un precio estimado, y nos comunicamos en menos de 24 horas.',
  },
  areaSlugs: ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'],
  areasHeading: 'Por dónde pasan nuestras rutas de negocios',
  areasText:
    'Estas seis ciudades están en nuestras rutas de siempre, así que hasta una tienda chica se acomoda fácilmente.',
  moreAreasText:
    'También limpiamos para negocios en estas ciudades y pueblos, desde Selma hasta Bakersfield. Si tiene varios locales, pueden ir en un mismo calendario.',
  video: {
    heading: 'Véanos trabajar',
    text: 'Un video corto de un trabajo en un negocio. Viene de YouTube y se carga solo cuando usted lo pone.',
    playLabel: 'Ver el video',
  },
  blocks: [
    {
      heading: 'Cómo empezar',
      cards: [
        {
          icon: 'rulers',
          title: 'Cuente sus ventanas',
          text: 'Grandes, medianas, chicas, de piso a techo y francesas. La guía de tamaños está junto a la calculadora, y con un cálculo aproximado basta.',
        },
        {
          icon: 'chat-left-text',
          title: 'Le llamamos',
          text: 'En menos de 24 horas. Si hay que planear con toldos, marquesinas, alarmas o inquilinos, primero vamos al lugar.',
        },
        {
          icon: 'calendar-week',
          title: 'Fijamos las fechas',
          text: 'Qué día, a qué hora, quién nos abre y dónde está el agua. Después lo ponemos en el calendario.',
        },
      ],
    },
    {
      heading: '¿Cada cuánto se deben limpiar las ventanas?',
      paragraphs: [
        'Depende de quién toca el vidrio y de lo que le avienta el viento. Los planes de cada dos semanas y de cada mes cuestan menos por visita que una sola limpieza, porque el trabajo es más ligero.',
      ],
      bullets: [
        'Cada dos semanas: restaurantes, panaderías y todo lo que tenga una puerta de vidrio con mucho movimiento',
        'Cada mes: tiendas en calles con mucho tráfico, bancos, salones de belleza, salas de exhibición',
        'Cada tres meses: oficinas a las que entra poca gente, consultorios médicos, escuelas',
        'Dos veces al año o una sola vez: bodegas, plantas, pisos altos',
      ],
    },
    {
      heading: 'Lo que reciben los administradores de propiedades',
      bullets: [
        'Personal asegurado y con antecedentes verificados',
        'Un precio por cada edificio, no una sola cantidad por todo',
        'Una fecha que puede avisar a sus inquilinos',
        'Productos que cuidan el medio ambiente',
        'Satisfacción 100% garantizada o le devolvemos su dinero',
      ],
    },
  ],
  faq: [
    {
      question: '¿Cuánto cuesta limpiar las ventanas de un negocio?',
      answer:
        'Desde {commercialFrom} por servicio, con presupuesto a la medida. Depende de cuántas ventanas son y de qué tamaño, del tipo de edificio, de los pisos y de cada cuánto vamos. La calculadora muestra un precio estimado, y nosotros confirmamos el precio final.',
    },
    {
      question: '¿Pueden limpiar solo por fuera?',
      answer:
        'Sí, y cuesta menos. Un plan común para plantas y oficinas de dos pisos es por fuera cada tres meses y por dentro una vez al año.',
    },
    {
      question: '¿Van a estorbarles a nuestros clientes?',
      answer:
        'Podemos limpiar una tienda a primera hora de la mañana. Cuando está abierta, trabajamos puerta por puerta, no dejamos mangueras en el paso y ponemos un aviso donde el piso está húmedo.',
    },
  ],
  closing: {
    heading: 'Empiece por contar',
    text: 'Anote sus ventanas, elija el edificio, los pisos y la frecuencia, y vea su precio estimado. ¿Prefiere no contar? Llame al {phone} y contamos nosotros.',
    link: { label: 'Ver el precio para negocios', href: '/commercial-quote' },
  },
} satisfies CommercialNearMeContent
