import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'hanford',
  seo: {
    title: 'Limpieza de ventanas para negocios en Hanford | Tiendas',
    description:
      'Limpieza de ventanas en Hanford para tiendas, oficinas, clínicas y plantas, de una empresa de aquí. Presupuesto gratis en línea, respuesta en menos de 24 horas.',
    keywords: [
      'limpieza de ventanas para negocios Hanford',
      'limpieza de aparadores Hanford CA',
      'ventanas de oficinas condado de Kings',
    ],
  },
  lead: 'Somos de aquí, así que un aparador de seis vidrios en downtown nos queda tan fácil como una planta en la orilla de la ciudad. Cuente sus ventanas, vea un precio estimado, y nos comunicamos en menos de 24 horas.',
  businessTypes: {
    heading: 'Ventanas limpias para todo tipo de negocio en Hanford',
    cards: [
      {
        icon: 'shop',
        title: 'Tiendas y restaurantes de downtown',
        text: 'Las calles Seventh e Irwin, Courthouse Square y las cuadras alrededor del Fox tienen ventanas altas sobre la puerta, entradas remetidas y mosaico viejo que no se debe encharcar. Trabajamos con poca agua y secamos el umbral.',
      },
      {
        icon: 'bank',
        title: 'Oficinas de gobierno y despachos',
        text: 'En las oficinas de Lacey Boulevard y sus alrededores se forma mucha gente frente a unas cuantas puertas de vidrio. Esas puertas van primero, antes de que haya fila.',
      },
      {
        icon: 'hospital',
        title: 'Edificios médicos',
        text: 'En las clínicas cerca de Seventh Street y Mall Drive, un paciente puede pasar una hora viendo la ventana. Nosotros la mantenemos limpia, y no hacemos ruido.',
      },
      {
        icon: 'truck',
        title: 'Plantas y proveedores del campo',
        text: 'Plantas de alimentos, patios de maquinaria y bodegas alrededor del Kings Industrial Park: oficinas del frente, casetas de vigilancia y los vidrios del cuarto de control.',
      },
    ],
  },
  reasons: [
    {
      icon: 'geo-alt',
      title: 'Estamos en la ciudad',
      text: 'Como no manejamos lejos, las visitas cortas y seguidas convienen hasta para un local chico.',
    },
    {
      icon: 'droplet',
      title: 'Conocemos el agua de pozo',
      text: 'Vemos qué lado del edificio alcanzan los aspersores y tratamos esos vidrios antes de que se manchen para siempre.',
    },
    {
      icon: 'shield-check',
      title: 'Con seguro y antecedentes verificados',
      text: 'Nuestro personal tiene antecedentes verificados y nuestro trabajo está asegurado. Es lo primero que preguntan casi todas las oficinas y clínicas.',
    },
    {
      icon: 'award',
      title: 'Satisfacción 100% garantizada',
      text: 'Si se nos pasa una esquina, volvemos y la arreglamos, o le devolvemos su dinero.',
    },
  ],
  local: {
    heading: 'Un año detrás de una ventana de Hanford',
    paragraphs: [
      'Desde mayo, por Twelfth Avenue, los aspersores del estacionamiento mojan de noche los vidrios bajos, y a la hora del desayuno el sol ya los horneó. En agosto se sacuden las huertas de nuez y para octubre ya andan las pizcadoras de algodón, así que todo lo que da a un camino del campo se pone color tierra. Luego viene la neblina: en diciembre, el vidrio de una tienda muchas veces está mojado desde que oscurece hasta las diez de la mañana, y lo que se le seca encima es el polvo del otoño.',
    ],
    bullets: [
      'Tiendas con mucho movimiento en la puerta: cada dos semanas',
      'Oficinas retiradas de la calle: cada mes',
      'Todos: una visita a fondo en noviembre, cuando ya se acabó la cosecha, y otra en febrero, cuando ya se fue la neblina',
    ],
  },
  serviceAreas: {
    heading: 'Dónde trabajamos en Hanford y alrededores',
    bullets: [
      'Downtown, Seventh Street y Courthouse Square',
      'Twelfth Avenue, Lacey Boulevard y el mall',
      'Kings Industrial Park y la carretera 43',
      'Armona, Home Garden y Grangeville',
      'Lemoore y Corcoran',
    ],
  },
  faq: [
    {
      question: '¿Pueden terminar antes de que abra mi tienda?',
      answer:
        'Si abre a las nueve o a las diez, por lo general sí: nuestro día empieza a las 8. Avísenos de los días de entrega y de los eventos en la calle, y no le estorbamos.',
    },
    {
      question: 'Nuestro edificio de downtown es viejo. ¿Aguantan los vidrios de arriba de la puerta?',
      answer:
        'Primero revisamos la masilla. Los vidrios flojos se limpian a mano, con poca agua y sin presión, y le mostramos cuáles necesitan una vidriería.',
    },
    {
      question: '¿Hacen limpiezas de una sola vez?',
      answer:
        'Sí, para una inauguración, una inspección o una venta. En la calculadora, elija “Una vez al año o una sola vez”.',
    },
  ],
  closing: {
    heading: 'Sus vecinos le hablan claro',
    text: 'Llame al {phone} o escriba a {email}. Si prefiere que primero veamos el edificio, pasamos por ahí.',
  },
} satisfies CommercialCity
