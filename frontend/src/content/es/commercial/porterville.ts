import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'porterville',
  seo: {
    title: 'Limpieza de ventanas de negocios en Porterville, CA',
    description:
      'Limpieza de ventanas en Porterville para Main Street, consultorios, empaques de cítricos y centros de distribución al pie de la sierra. Presupuesto gratis.',
    keywords: [
      'limpieza de ventanas para negocios Porterville',
      'ventanas de empacadoras de cítricos',
      'ventanas de oficinas Porterville',
    ],
  },
  lead: 'Naranjos al norte, cerros de granito al oriente, y casi todas las tiendas en dos avenidas. Vamos desde Hanford con todo a bordo, y en un solo viaje queda el edificio completo.',
  businessTypes: {
    heading: 'Los negocios de Porterville y sus vidrios',
    cards: [
      {
        icon: 'hospital',
        title: 'Consultorios médicos y dentales',
        text: 'Los consultorios alrededor del hospital ven pacientes todo el día. Podemos hacer las salas de espera a las ocho y los vidrios por fuera mientras los cuartos de consulta están ocupados.',
      },
      {
        icon: 'tree',
        title: 'Empaques de cítricos',
        text: 'La temporada va del otoño a principios del verano. Julio y agosto son tranquilos, y en esos meses conviene la limpieza grande de las oficinas y de las ventanas del cuarto de selección.',
      },
      {
        icon: 'truck',
        title: 'Distribución e industria ligera',
        text: 'Lugares grandes cerca del aeropuerto, con casetas de guardia, salas para choferes y un frente largo de oficinas. Díganos quién nos acompaña, si hay chalecos y hojas de registro, y llegamos preparados.',
      },
      {
        icon: 'shop',
        title: 'Olive, Henderson y Main',
        text: 'Dos avenidas de centros comerciales y una calle principal antigua, de aparadores altos. Con visitas cada mes, las tres se mantienen presentables.',
      },
    ],
  },
  reasons: [
    {
      icon: 'truck',
      title: 'Un viaje, sin sorpresas',
      text: 'Las escaleras, las extensiones y las navajas de repuesto van con nosotros, así que nadie se regresa por una pieza.',
    },
    {
      icon: 'sun',
      title: 'Revisado con su luz',
      text: 'El sol bajo que viene de los cerros enseña cada raya. Revisamos nuestro trabajo contra esa luz, no de espaldas a ella.',
    },
    {
      icon: 'people',
      title: 'Personal asegurado y con antecedentes verificados',
      text: 'Igual en cada trabajo, desde un empaque hasta una peluquería de una sola ventana.',
    },
    {
      icon: 'shield-check',
      title: 'Usted decide cuándo está bien',
      text: 'Satisfacción 100% garantizada. Si usted dice que no quedó bien, lo hacemos de nuevo o le devolvemos su dinero.',
    },
  ],
  local: {
    heading: 'Menos neblina, más bruma, manchas más duras',
    paragraphs: [
      'Porterville está en la franja templada al pie de la sierra. La neblina de invierno que tapa el fondo del Valle muchas veces se detiene antes de llegar al pueblo. Por eso aquí se dan los cítricos, y por eso el vidrio está más seco de diciembre a febrero. Lo que sí hay es bruma: en las tardes de verano el viento empuja el aire del Valle contra los cerros, y en todo lo que da al poniente se va formando una capa amarillenta.',
      'Los pozos de la zona son muy distintos entre sí, y algunos dejan mucho sarro. Un solo aspersor roto puede opacar un vidrio de abajo en un verano. Marcamos esos vidrios en su presupuesto, con el precio de tratarlos, y usted decide. En el lado oriente, donde las entradas de autos son de granito molido, enjuagamos las repisas a mano, porque esa arena raya el vidrio.',
    ],
    bullets: [
      'Oficinas: cada tres meses',
      'Locales en Olive y Henderson: cada mes',
      'Oficinas de los empaques: una vez en la temporada tranquila y otra en Año Nuevo',
    ],
  },
  faq: [
    {
      question: '¿Cobran extra por ir hasta Porterville?',
      answer:
        'No. El precio para negocios depende de las ventanas, el tipo de edificio, los pisos y la frecuencia, igual que en las demás ciudades que atendemos.',
    },
    {
      question: '¿Se puede limpiar el empaque mientras está corriendo la fruta?',
      answer:
        'Los vidrios de las oficinas y del comedor, a cualquier hora. Para las ventanas cerca de la línea esperamos un día de paro, para que no le caiga rocío a la fruta.',
    },
    {
      question: 'También tenemos sucursales en Lindsay y Strathmore. ¿Las hacen en el mismo viaje?',
      answer:
        'Sí, nomás díganoslo al preguntar. Strathmore, Lindsay y Terra Bella pueden caber en el mismo día.',
    },
  ],
  closing: {
    heading: 'Díganos qué tiene',
    text: 'Mande su lista de ventanas o edificios a {email}, o platíquelo con nosotros al {phone}.',
  },
} satisfies CommercialCity
