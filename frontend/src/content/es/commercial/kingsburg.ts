import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'kingsburg',
  seo: {
    title: 'Ventanas de negocios en Kingsburg | Draper Street',
    description:
      'Limpieza de ventanas en Kingsburg: locales de estilo sueco, empaques de pasa y fruta, moteles de la 99 y oficinas. También trabajos chicos. Presupuesto gratis.',
    keywords: [
      'limpieza de ventanas para negocios Kingsburg',
      'limpieza de aparadores Draper Street',
      'ventanas de empacadoras de fruta',
    ],
  },
  lead: 'Un centro de techos picudos, caballitos pintados y vidrios chicos, con empacadoras a una milla. Tenga cinco ventanas o cincuenta, le damos un presupuesto gratis y una fecha.',
  businessTypes: {
    heading: 'De la torre de la cafetera a la línea de empaque',
    cards: [
      {
        icon: 'cup-hot',
        title: 'Tiendas y panaderías de Draper Street',
        text: 'Las fachadas con vigas a la vista traen vidrios divididos. Nueve vidrios chiquitos toman más tiempo que uno grande, así que cuéntelos como ventanas francesas en la calculadora.',
      },
      {
        icon: 'flower1',
        title: 'Empaques de pasa y fruta de hueso',
        text: 'El azúcar de la fruta viaja. Cae en los vidrios de las oficinas cerca del patio donde se recibe, y tras ella llegan abejas y hormigas. El agua tibia la levanta. La fría no.',
      },
      {
        icon: 'key',
        title: 'Moteles y paradas de la carretera 99',
        text: 'Junto a las salidas del freeway, las puertas del lobby y las ventanillas de autos viven entre lo que salpican los camiones. Cada dos semanas es suficiente.',
      },
      {
        icon: 'bank',
        title: 'Bancos, dentistas, seguros',
        text: 'De cuatro a doce ventanas, una puerta de vidrio y clientes de siempre que se fijan. Una parada perfecta para cada mes.',
      },
    ],
  },
  reasons: [
    {
      icon: 'rulers',
      title: 'Los vidrios chicos, uno por uno',
      text: 'Usamos jaladores angostos para las ventanas divididas y secamos cada esquina, para que nada escurra después por el vidrio.',
    },
    {
      icon: 'tags',
      title: 'Los trabajos chicos son bienvenidos',
      text: 'Los vecinos de Draper pueden compartir una mañana, y cada tienda recibe de todos modos su propio presupuesto.',
    },
    {
      icon: 'brush',
      title: 'Con cuidado de la pintura y los murales',
      text: 'Los adornos folclóricos y los letreros hechos a mano se quedan secos: jabón que cuida el medio ambiente, cepillos chicos y nada de lavadora a presión.',
    },
    {
      icon: 'award',
      title: 'Con seguro, verificados y con garantía',
      text: 'Personal asegurado y con antecedentes verificados. Satisfacción 100% garantizada o le devolvemos su dinero.',
    },
  ],
  local: {
    heading: 'La cosecha marca la hora',
    paragraphs: [
      'Los duraznos y las ciruelas van de mayo hasta entrado septiembre, y alrededor de Labor Day la uva para pasa se tiende en charolas de papel entre las parras. Durante seis semanas los tractores pasan por surcos secos, y todo el lado oriente del pueblo trae puesta una capa de polvo fino y dulce. Una ventana lavada a la mitad de eso es una ventana que se lava dos veces. Si no tiene un aparador que lucir, sáltese septiembre y empiece de nuevo en octubre.',
      'La primavera tiene su propia fecha. Antes del Swedish Festival, en mayo, todos en Draper quieren brillar la misma semana, y las mañanas temprano no alcanzan para todos, así que reserve en abril. En invierno la neblina del río Kings se mete por el sur del pueblo, y ahí el vidrio pide una pasada más que el de arriba, por la torre.',
    ],
  },
  faq: [
    {
      question: 'Tengo cinco ventanas. ¿Les vale la pena venir?',
      answer:
        'Sí. Cada visita tiene un mínimo, así que a usted puede convenirle tener menos visitas y hacer más en cada una. Si es así, se lo decimos.',
    },
    {
      question: '¿Pueden trabajar sin estorbar nuestras mesas de la banqueta?',
      answer:
        'Vamos a las ocho, antes de que las saquen, o volvemos cuando se acaba el brunch. Ninguna cubeta se queda donde un cliente tenga que sacarle la vuelta.',
    },
    {
      question: '¿Cómo quitan la capa pegajosa de la fruta?',
      answer:
        'Con agua tibia y jabón: la dejamos un minuto y luego pasamos el jalador. Si ya juntó polvo, primero cepillamos, para que nada rasposo se talle contra el vidrio.',
    },
  ],
  closing: {
    heading: '¿Quiere compartir una mañana con sus vecinos?',
    text: 'Llame al {phone} o escriba a {email}, y pregunte qué mañanas ya andamos en su calle.',
  },
} satisfies CommercialCity
