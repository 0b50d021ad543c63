import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'tulare',
  seo: {
    title: 'Ventanas limpias en Tulare: casas, ranchos y casas móviles',
    description:
      'Limpieza de ventanas en Tulare desde {fromPrice}, en la ciudad y en caminos rurales. Cambios gratis en temporada de viento. Mismo día y garantía de devolución.',
    keywords: [
      'limpieza de ventanas Tulare',
      'lavado de ventanas en ranchos Tulare',
      'limpieza de ventanas casas móviles',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Tulare, CA',
    lead: 'Esta es tierra de lecherías, y en las ventanas se nota. Las lavamos en la ciudad, por las avenidas y más allá del último buzón, desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Corrales, silo y un viento que no descansa',
    paragraphs: [
      'En una ventana de Tulare se puede leer el viento. El lado noroeste junta la arenilla de los terrenos abiertos, que llega con la brisa de la tarde. El lado que da a la lechería más cercana junta algo más fino y más grasoso: el polvo de los corrales trae grasa y sal, así que se pega, y con la manguera solo se le hacen rayas. A fines del verano, el corte del maíz y los camiones del silo dejan una pelusa de paja en cada mosquitero.',
      'La primavera es la temporada de viento. Entre marzo y principios de junio, un frente puede levantar en una hora la tierra de los campos sin sembrar. Si eso pasa el día que le toca, le cambiamos la visita y no le cobramos nada por el cambio.',
    ],
  },
  areas: {
    heading: 'En la ciudad y por las avenidas',
    bullets: [
      'Del Lago: el aire húmedo del lago, al amanecer, mancha los vidrios del lado de la orilla',
      'Avenidas Cartmill y Prosperity: casas más nuevas con frentes de dos pisos y corredizas al patio',
      'El centro: bungalows de paredes enjarradas, con vidrios chicos y metidos en la pared',
      'Matheny Tract y las avenidas del condado: caminos de grava, así que el lado del camino lo hacemos al último, para que una camioneta que pase no eche a perder el trabajo',
      'Tipton, Pixley, Earlimart y el lado del condado que da a Delano: también vamos',
    ],
  },
  residential: {
    heading: 'Un precio a la medida de la casa que tiene',
    paragraphs: [
      'Cuatro tamaños de casa, de {fromPrice} a {toPrice}, cubren los vidrios por fuera en una casa de un piso. Lo que cuesta más va en su propio renglón: el segundo piso, las puertas corredizas o francesas, la limpieza por dentro desde {interiorPrice}, las manchas de agua dura por ventana. Una casa móvil doble (double-wide) va por pies cuadrados, como cualquier otra casa.',
    ],
    bullets: [
      'Personal asegurado y con antecedentes verificados',
      'Productos que cuidan el medio ambiente',
      'Satisfacción 100% garantizada o le devolvemos su dinero',
    ],
  },
  commercial: {
    heading: 'Vidrios de negocios, de los outlets al Agri-Center',
    paragraphs: [
      'Las tiendas junto a los outlets quieren puertas impecables los fines de semana. Los hoteles y proveedores cerca del International Agri-Center quieren todo listo a principios de febrero, antes de que la feria agrícola llene la ciudad.',
    ],
  },
  advice: {
    heading: '¿Cada cuánto? Nuestro consejo honesto',
    bullets: [
      'Casas en Tulare y cerca de Tulare: cada tres meses. Un abril con viento y una cosecha de maíz le enseñan por qué.',
      'Negocios: una vez al mes.',
    ],
  },
  faq: [
    {
      question: '¿Cuánto cuesta limpiar las ventanas en Tulare?',
      answer:
        'Por fuera, los precios empiezan en {fromPrice} para una casa de un piso de {fromHome}, y los precios base llegan a {toPrice} para las casas más grandes. En el presupuesto en línea las opciones se agregan una por una, y los presupuestos son gratis.',
    },
    {
      question: '¿Limpian ventanas en ranchos y lecherías?',
      answer:
        'Sí: casas de rancho, oficinas de lechería, talleres y cuartos de descanso. Avísenos de portones, perros, días de fumigación y horas de ordeña, y vamos cuando no estorbemos.',
    },
    {
      question: '¿Cada cuánto debo limpiar mis ventanas aquí?',
      answer: 'Recomendamos cada tres meses para una casa y cada mes para un negocio.',
    },
    {
      question: '¿Van a direcciones rurales?',
      answer:
        'Sí, y el presupuesto en línea también sirve para ellas. Ayuda que nos diga la calle que cruza o nos mande un punto en el mapa, porque las aplicaciones se pierden en las avenidas y los caminos con número.',
    },
    {
      question: '¿Qué hacen diferente con las ventanas del Valle Central?',
      answer:
        'La suciedad del Valle es primero tierra seca y después una capa pegada. Por eso cepillamos antes de mojar, sacamos la arenilla con mucha agua limpia, cortamos la capa grasosa con un jabón suave y terminamos con el jalador.',
    },
    {
      question: '¿Pueden limpiar mi tienda cerca de los outlets?',
      answer:
        'Sí. Las tiendas, los restaurantes y los hoteles cerca de los outlets de Tulare se pueden limpiar a primera hora de la mañana, con un plan para negocios y su propio presupuesto.',
    },
    {
      question: '¿Y si se suelta el aire el día de mi visita?',
      answer:
        'En la temporada de viento cambiamos la fecha sin costo. Usted también puede cambiar la visita: llame al {phone} cuando vea venir el polvo.',
    },
    {
      question: '¿Limpian casas móviles?',
      answer:
        'Sí, sencillas y dobles, en un parque o en su propio terreno. Tenemos cuidado con los marcos de aluminio y las ventanas de persiana, porque las viejas se doblan y sus grapas son difíciles de reponer.',
    },
  ],
  closing: {
    heading: 'El polvo es gratis, y el presupuesto también',
    text: 'Llame al {phone} antes de {sameDayUntil} y pregunte si se puede hoy, o vea primero el precio en línea.',
  },
  nearby: ['visalia', 'hanford', 'porterville', 'delano'],
} satisfies ResidentialCity
