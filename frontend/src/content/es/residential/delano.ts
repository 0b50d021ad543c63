import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'delano',
  seo: {
    title: 'Limpieza de ventanas en Delano, McFarland y Earlimart',
    description:
      'Limpieza de ventanas en Delano, McFarland, Earlimart y Richgrove. Casas desde {fromPrice}; quitamos azufre y polvo de viñedo sin dañar. Con seguro y garantía.',
    keywords: ['limpieza de ventanas Delano', 'lavado de ventanas McFarland', 'limpiador de ventanas 93215'],
  },
  hero: {
    headline: 'Limpieza de ventanas en Delano, CA',
    lead: 'En Delano la uva empieza donde se acaba el pavimento, y lo que se le echa a la uva termina en las ventanas. Nosotros lo quitamos: por fuera desde {fromPrice}, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Azufre en primavera, polvo de la uva en otoño',
    paragraphs: [
      'Los productores de uva de mesa les echan azufre a las parras contra la cenicilla, desde los primeros brotes hasta que la uva se ablanda, al principio del verano. Es un polvo amarillo claro que flota en las mañanas sin viento. Con el rocío se hace una capa un poco ácida que opaca los marcos de aluminio y se come la pintura vieja, y si lo limpia con un trapo, más se mete. Nosotros lo cepillamos en seco, lavamos de arriba abajo con jabón suave y enjuagamos bien.',
      'La pizca va de julio hasta entrado el otoño, y es cuando los caminos de tierra entre los cuadros de uva mandan polvo al pueblo. Después siguen las barredoras del pistache y de la almendra. La 99 les pone además hollín de diésel a las casas cerca del freeway. Por eso la misma casa puede tener amarillas las ventanas del poniente en abril y negras las del oriente en Navidad.',
    ],
  },
  areas: {
    heading: 'Delano y los pueblos junto a la línea del condado',
    bullets: [
      'Main Street y Jefferson Park: casas de los años cuarenta y cincuenta, con ventanas de fierro o de madera',
      'Cesar Chavez Park y Cecil Avenue: casas estilo rancho con corredizas largas y patios techados',
      'McFarland, al sur: es parte de nuestra zona de servicio regular',
      'Earlimart y Richgrove, al norte: son tan chicos que en una mañana alcanzamos a hacer dos o tres casas, así que invite a un vecino',
    ],
  },
  residential: {
    heading: 'Puertas al patio, cocinas y casas con mucho movimiento',
    paragraphs: [
      'Las manos de los niños en la puerta del patio, el vapor de la cocina, el humo de la carne asada: en una casa con mucho movimiento, los vidrios que más lo piden son los de adentro. Agregar la limpieza por dentro, desde {interiorPrice}, muchas veces se nota más que otra visita por fuera. Los vidrios por fuera van según el tamaño de la casa, de {fromPrice} a {toPrice}, y cada opción aparece por separado.',
    ],
    bullets: [
      'Productos que cuidan el medio ambiente, sin olores fuertes',
      'Personal asegurado y con antecedentes verificados',
      'Lo dejamos bien o le devolvemos su dinero',
    ],
  },
  commercial: {
    heading: 'Cuartos fríos, mercados y consultorios',
    paragraphs: [
      'Oficinas de cuartos fríos y empacadoras, restaurantes y mercados en Main, edificios médicos cerca del hospital en Garces Highway: a todos les hacemos presupuesto. Los meses de cosecha piden más visitas. En invierno puede bastar con una cada tres meses.',
    ],
  },
  advice: {
    heading: 'Las dos limpiezas que cuentan',
    bullets: [
      'A mediados de julio, cuando ya se acabó de azufrar',
      'A fines de noviembre, después de la última uva y de la primera buena lluvia',
    ],
  },
  faq: [
    {
      question: '¿Limpian ventanas que tienen rejas?',
      answer:
        'Sí. Si sus rejas se abren, por favor tenga a la mano la llave o quíteles el seguro. Detrás de las rejas fijas usamos cepillos delgados y enjuagamos bien.',
    },
    {
      question: '¿Les hace daño el polvo amarillo a mis ventanas?',
      answer:
        'Al vidrio no. Pero si se queda húmedo en los marcos y los mosquiteros, con los años puede corroer el metal, y por eso conviene quitarlo cada temporada.',
    },
    {
      question: '¿Pueden hacer la casa de mis papás el mismo día que la mía?',
      answer:
        'Con mucho gusto. Reserve las dos, ponga la otra dirección en las notas y haremos lo posible por darle horarios de llegada seguidos.',
    },
    {
      question: '¿Vienen desde Bakersfield?',
      answer:
        'No, desde Hanford, por la carretera 43. Podemos ir el mismo día si reserva antes de {sameDayUntil} y todavía hay un horario de llegada disponible.',
    },
  ],
  closing: {
    heading: 'Vea los viñedos, no el polvo',
    text: 'El presupuesto es gratis y toma más o menos un minuto. O llame al {phone} para un presupuesto gratis, de lunes a sábado.',
  },
  nearby: ['porterville', 'bakersfield', 'tulare', 'visalia'],
} satisfies ResidentialCity
