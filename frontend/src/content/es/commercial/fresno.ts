import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'fresno',
  seo: {
    title: 'Limpieza de ventanas para negocios en Fresno | Oficinas',
    description:
      'Ventanas limpias en oficinas, agencias de autos, restaurantes, clínicas y bodegas de Fresno. Vea un precio estimado; le respondemos en menos de 24 horas.',
    keywords: [
      'limpieza de ventanas para negocios Fresno',
      'limpieza de ventanas de oficinas Fresno',
      'lavado de vidrios de tiendas Fresno',
    ],
  },
  lead: 'Frentes art déco en Fulton, oficinas de vidrio espejo en Palm, andenes de carga en North Avenue: cada parte de Fresno tiene su tipo de vidrio. Díganos qué tiene usted y en un minuto verá un precio estimado.',
  businessTypes: {
    heading: 'Los edificios de Fresno y lo que necesitan',
    cards: [
      {
        icon: 'buildings',
        title: 'Parques de oficinas',
        text: 'Palm Bluffs, Shaw y Herndon: dos pisos de vidrio polarizado y con recubrimiento alrededor de un pasto. Ese vidrio se lava sin navajas, y casi siempre son los aspersores del pasto los que lo manchan.',
      },
      {
        icon: 'truck',
        title: 'Agencias de autos',
        text: 'Las salas de exhibición de Blackstone y de los auto centers tienen vidrio de piso a techo, y un solo embarrón se ve desde el otro lado de la calle.',
      },
      {
        icon: 'cup-hot',
        title: 'Restaurantes',
        text: 'River Park, el Tower District, Champlain: vidrios del patio, grasa de la freidora junto a la cocina y manitas marcadas en la puerta.',
      },
      {
        icon: 'hospital',
        title: 'Consultorios médicos y dentales',
        text: 'Desde el corredor de Herndon hasta downtown, limpiamos temprano las salas de espera y trabajamos sin ruido cerca de los pacientes.',
      },
      {
        icon: 'building',
        title: 'Bodegas y empacadoras',
        text: 'Al sur de Jensen los camiones nunca paran. Ahí las oficinas del frente juntan hollín de diésel, que no se quita con jabón: pide desengrasante.',
      },
    ],
  },
  reasons: [
    {
      icon: 'clock',
      title: 'Según el tráfico',
      text: 'Juntamos las visitas por rumbo de la ciudad y hacemos temprano las calles más transitadas. Así estamos limpiando sus ventanas y no atorados en la 41.',
    },
    {
      icon: 'clipboard-check',
      title: 'Fácil para quien administra',
      text: 'Varios edificios pueden compartir un calendario y un solo contacto, con el precio de cada dirección por separado.',
    },
    {
      icon: 'person-badge',
      title: 'Gente de confianza para sus inquilinos',
      text: 'Todo el personal que llega está asegurado y con antecedentes verificados, y se registra donde su recepción lo pide.',
    },
    {
      icon: 'award',
      title: 'Satisfacción del 100% o le devolvemos su dinero',
      text: 'Señale el vidrio que no quedó bien. Lo limpiamos otra vez o se lo reembolsamos.',
    },
  ],
  local: {
    heading: 'Hollín, humo y aspersores',
    paragraphs: [
      'En Fresno el aire se estanca. En los días quietos de julio, y otra vez en diciembre, el humo de los escapes y el polvo del campo no tienen adónde irse y se asientan en las repisas. Si es un verano de muchos incendios, llega además la ceniza de la Sierra. La ceniza es rasposa: hay que enjuagarla y nunca limpiarla en seco, o un aparador polarizado acaba lleno de rayitas finas.',
      'El agua cambia de un rumbo a otro, porque una parte de la ciudad recibe agua tratada de la montaña y otra todavía depende de pozos. Donde las líneas de riego son más viejas, las manchas salen más gruesas. En la primera visita apuntamos qué lados se mojan, y a esos vamos más seguido que a los demás, para que usted no pague por limpiar otra vez un vidrio limpio.',
    ],
  },
  serviceAreas: {
    heading: 'Rumbos de Fresno y vecinos en nuestras rutas',
    bullets: [
      'Downtown, Fulton Street y Chinatown',
      'Tower District y Blackstone Avenue',
      'River Park, Woodward Park y Palm Bluffs',
      'Shaw, Herndon y los alrededores de Fig Garden',
      'El aeropuerto y la zona industrial del sur, por la carretera 99',
      'Clovis y Selma',
    ],
  },
  faq: [
    {
      question: '¿Hasta qué altura llegan?',
      answer:
        'La calculadora cubre un piso y dos o más. Para edificios más altos llame al {phone}: vamos a ver el lugar y le decimos con franqueza si es trabajo para nosotros.',
    },
    {
      question: '¿Pueden trabajar en un complejo con portón o donde piden gafete?',
      answer:
        'Sí. Necesitamos con anticipación un contacto para el portón, un lugar para estacionarnos cerca del agua y las reglas del complejo. Si el administrador pide comprobante de seguro, díganoslo cuando llame.',
    },
    {
      question: '¿Cada cuánto se debe limpiar el frente de una tienda en Fresno?',
      answer:
        'Sugerimos cada dos semanas en Blackstone, en Shaw o en un área de comidas, cada mes en calles más tranquilas y cada tres meses en las oficinas de arriba.',
    },
  ],
  closing: {
    heading: 'Un edificio o cuarenta',
    text: 'Llame al {phone}, o mande su lista de direcciones a {email}. A una sola tienda le respondemos igual de rápido que a quien tiene muchos edificios.',
  },
} satisfies CommercialCity
