import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'clovis',
  seo: {
    title: 'Limpieza de ventanas en Clovis: casas nuevas y Old Town',
    description:
      'Limpieza de ventanas en Clovis, en fraccionamientos nuevos y en Old Town. Casas desde {fromPrice}, negocios y ventanas después de una obra, garantía del 100%.',
    keywords: [
      'limpieza de ventanas Clovis',
      'limpieza de ventanas después de construcción Clovis',
      'ventanas Harlan Ranch',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Clovis, CA',
    lead: 'Casas de estuco de dos pisos, vidrios nuevos y una obra en el terreno de al lado: en Clovis nunca nos falta trabajo. Por fuera empezamos en {fromPrice} para una casa de un piso de {fromHome}, más una cantidad fija si tiene segundo piso.',
  },
  local: {
    heading: 'Las casas nuevas hacen su propio polvo',
    paragraphs: [
      'Clovis lleva décadas creciendo hacia afuera, últimamente por Loma Vista, al sureste, y por Heritage Grove, al norte. Ahí se empareja terreno, se corta concreto y se echa estuco a una o dos calles de familias que ya viven en su casa. Ese polvo trae cemento y cal. Con la humedad de la noche se endurece en el vidrio como una capa delgada de yeso, y quien la raspa en seco con una navaja raya el vidrio para siempre.',
      'Por la orilla de los cerros es otra cosa: granito desmoronado de las laderas peladas, polen del zacate en abril y, en las peores semanas de agosto, humo de la Sierra. Los días que toca regar, los aspersores de cuadras enteras prenden antes de que amanezca, y para la hora del desayuno las manchas ya están secas y pegadas.',
    ],
  },
  areas: {
    heading: 'De Pollasky a los cerros',
    bullets: [
      'Old Town: ventanas de madera en las calles alrededor de Pollasky; conviene limpiarlas antes del fin de semana del rodeo, en abril',
      'Tarpey Village: casas estilo rancho de la posguerra, corredizas de aluminio y aleros con sombra que les encantan a las arañas',
      'Harlan Ranch y Loma Vista: vidrios altos en la entrada, ventanas de escalera arriba de techos de teja y mallas solares delante del vidrio',
      'Heritage Grove: primeras limpiezas, apenas el constructor entrega las llaves',
    ],
  },
  services: {
    heading: 'Tres tipos de trabajo en Clovis',
    cards: [
      {
        title: 'Casas',
        text: 'Casas de uno y dos pisos, solo por fuera o por los dos lados, con precio según el tamaño antes de que reserve.',
        bullets: [
          'De {fromPrice} a {toPrice} según el tamaño de la casa',
          'Vidrios por dentro desde {interiorPrice}',
        ],
        href: '/?city=clovis#quote',
        linkLabel: 'Ver el precio de mi casa',
      },
      {
        title: 'Negocios',
        text: 'Consultorios médicos y dentales por Herndon, boutiques en Old Town, restaurantes en Clovis Crossing: vamos tan seguido como nos necesite.',
        bullets: ['Precio estimado por número de ventanas', 'Visitas por la mañana, desde las 8'],
        href: '/commercial-quote',
        linkLabel: 'Calcular el precio de mi negocio',
      },
      {
        title: 'Después de una obra',
        text: 'Quitamos gotas de pintura, estuco, silicón y pegamento de calcomanías de ventanas nuevas o remodeladas, siempre en mojado y después de una prueba.',
        bullets: [
          'Revisamos cada vidrio antes de acercarle una navaja',
          'Para dueños de casa y también para constructores',
        ],
        href: '/?city=clovis#quote',
        linkLabel: 'Agregar la limpieza después de una obra',
      },
    ],
  },
  highlights: {
    heading: 'Satisfacción 100% garantizada',
    paragraphs: [
      'Cuando terminemos, dele la vuelta a la casa con nosotros. Señale lo que no le guste y lo limpiamos otra vez ahí mismo. Si todavía no queda bien, le devolvemos su dinero. Eso vale para los tres tipos de trabajo.',
    ],
  },
  residential: {
    heading: 'Cuidado para vidrios altos y con recubrimiento',
    paragraphs: [
      'Aquí la mayoría de las casas más nuevas tiene ventanas de doble vidrio low-E. El recubrimiento va entre los dos vidrios, pero el polarizado que se pone después no, así que por favor avísenos si lo tiene. A casi todas las ventanas de la entrada llegamos con extensiones desde el suelo. Si tiene mallas solares, díganoslo en las notas.',
    ],
  },
  commercial: {
    heading: 'Buenos vecinos para sus clientes',
    paragraphs: [
      'Las banquetas de Old Town se llenan temprano los días de farmers market y de feria de antigüedades. Al pedir su presupuesto, díganos cuáles son sus días más ocupados, y escogemos otra fecha.',
    ],
  },
  faq: [
    {
      question: 'Acabamos de comprar una casa nueva. ¿Qué opciones elijo?',
      answer:
        'El tamaño de la casa y los pisos, más “Ventanas después de una obra”. El constructor les da una pasada a los vidrios para el recorrido de entrega, pero casi siempre quedan calcomanías, polvo de pintura y estuco en las esquinas.',
    },
    {
      question: '¿Se pueden pulir los rayones que dejó la gente de la obra?',
      answer:
        'Rara vez quedan bien, y no le vamos a decir otra cosa. Tome fotos antes de que alguien limpie, y enséñeselas al constructor mientras dure la garantía.',
    },
    {
      question: 'Nuestra asociación de propietarios (HOA) pide comprobante de seguro. ¿Lo tienen?',
      answer:
        'Sí, estamos asegurados y nuestro personal tiene antecedentes verificados. Pida el comprobante al reservar, y deje un poco de tiempo para conseguir el código de la entrada.',
    },
    {
      question: '¿Una casa de dos pisos siempre cuesta más?',
      answer:
        'Por el segundo piso se agrega una sola cantidad fija, y la calculadora se la muestra. No sube con el número de ventanas de arriba.',
    },
  ],
  closing: {
    heading: 'Vidrios limpios antes de que pase el siguiente camión',
    text: 'Vea el precio de su casa en línea, o llame al {phone} y describa el trabajo para un presupuesto gratis. Si reserva antes de {sameDayUntil}, muchas veces podemos ir el mismo día.',
  },
  nearby: ['fresno', 'kingsburg', 'visalia', 'hanford'],
} satisfies ResidentialCity
