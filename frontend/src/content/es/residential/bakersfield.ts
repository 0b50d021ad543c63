import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'bakersfield',
  seo: {
    title: 'Limpieza de ventanas en Bakersfield, Oildale y Rosedale',
    description:
      'Ventanas limpias en Bakersfield desde {fromPrice}: quitamos grasa, polvo del desierto y manchas pegadas. También en Oildale, Rosedale y Shafter. Con seguro y garantía.',
    keywords: [
      'limpieza de ventanas Bakersfield',
      'lavado de ventanas Oildale',
      'limpiador de ventanas Rosedale',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Bakersfield, CA',
    lead: 'Calor, petróleo y viento: de las ciudades que atendemos, ninguna trata tan mal a las ventanas como Bakersfield. Los precios empiezan en {fromPrice} por fuera, en una casa de un piso de {fromHome}, y usted ve su total antes de reservar.',
  },
  local: {
    heading: 'Por qué aquí no basta con agua',
    paragraphs: [
      'Al norte del río Kern las bombas de petróleo trabajan día y noche, y el vapor, los camiones y la maquinaria dejan algo de aceite en el aire. En las ventanas se vuelve una capa delgada y grasosa. El polvo cae ahí y se queda, el agua se hace bolitas y el vinagre deja manchas de arcoíris. Primero hay que poner un limpiador que corte la grasa. Después ya es lavar ventanas como en cualquier parte.',
      'Y luego está el viento. Un frente que baja de los Tehachapis o sube por el Grapevine puede dejar el cielo café antes del mediodía. El agua de la llave viene en parte del río y en parte de pozos, según su dirección. En julio, con bastante más de cien grados, cada gota se seca en un minuto y deja ahí sus minerales.',
    ],
  },
  areas: {
    heading: 'Cada barrio con sus vidrios',
    bullets: [
      'Downtown, Westchester y Oleander-Sunset: casas de los años veinte a los cuarenta, con ventanas de madera y uno que otro vidrio emplomado',
      'Stockdale Estates y Laurelglen: casas bajas estilo rancho, con ventanales del lado de la alberca',
      'Oildale: es lo más cercano al campo petrolero, así que primero sale la grasa y después el polvo',
      'Rosedale y Shafter: terrenos más grandes junto a almendros y zanahorias, con polvo de cosecha desde agosto',
      'Arvin: siembras de verdura hasta la orilla del patio; pida un día en que nadie pase el disco al lado',
      'McFarland: terrenos chicos, polvo de los viñedos, y nos queda de regreso a casa',
    ],
  },
  residential: {
    heading: 'Alberca, ventanales y sombra',
    paragraphs: [
      'A mediados del siglo pasado, a Bakersfield le encantaban las paredes de vidrio. En esas hojas grandes se nota cada raya, así que las limpiamos a la sombra y le damos la vuelta a la casa según se mueve el sol. Lo que salpica la alberca trae cloro y calcio, y deja una franja opaca a la altura de la rodilla. En su presupuesto, cuente esos vidrios como ventanas con manchas de agua dura.',
      'Hay cuatro tamaños de casa, de {fromPrice} a {toPrice}. La limpieza por dentro, desde {interiorPrice}, quita lo que la cocina y el aire acondicionado dejaron del otro lado.',
    ],
  },
  commercial: {
    heading: 'Oficinas, agencias y patios de trabajo',
    paragraphs: [
      'Las oficinas de energía cerca de California Avenue, las agencias de autos del auto mall y las clínicas de Truxtun tienen cada una sus reglas de gafetes y horarios. Díganos las suyas y las tomamos en cuenta en el presupuesto. El plan de cada dos semanas es el que menos cuesta por visita.',
    ],
  },
  advice: {
    heading: 'Costumbres de verano que salvan sus ventanas',
    bullets: [
      'Riegue el pasto antes de que salga el sol, con los aspersores apuntando lejos de la pared',
      'Después de una tormenta de polvo, espere a que se despeje el aire y enjuague los mosquiteros antes de abrir una ventana',
      'No talle en seco la capa grasosa, porque se embarra. Lávela con jabón',
    ],
  },
  faq: [
    {
      question: '¿Por qué se me ven rayas en las ventanas en cuanto se secan?',
      answer:
        'Lo más seguro es que haya grasa debajo del polvo, o que el agua se secara antes de que la quitaran. Aquí las dos cosas son comunes. Se resuelve quitando primero la grasa y trabajando a la sombra.',
    },
    {
      question: '¿Trabajan con el calor del verano?',
      answer:
        'Sí, temprano. De junio a septiembre pida el primer horario de llegada del día, cuando el vidrio todavía está fresco.',
    },
    {
      question: '¿No queda Bakersfield muy lejos de Hanford para que vengan el mismo día?',
      answer:
        'Es un viaje largo, y ya contamos con eso. Si reserva antes de {sameDayUntil} y hay un horario de llegada disponible, vamos el mismo día. Si no, verá la siguiente fecha disponible.',
    },
    {
      question: '¿Limpian vidrios emplomados o vitrales?',
      answer:
        'Si están firmes, sí, con un trapo húmedo y mano suave. Si el plomo está flojo o la masilla se está cayendo, primero enséñeselos a un restaurador de vidrio.',
    },
    {
      question: '¿Sirve para que entre menos polvo por las ventanas viejas?',
      answer:
        'Un poco: con los rieles limpios cierran mejor, y le mostramos qué sellos están gastados. Cambiar los empaques ya es trabajo de una vidriería.',
    },
  ],
  closing: {
    heading: 'Un día despejado en Bakersfield, por lo menos adentro',
    text: 'Vea su precio en el presupuesto al instante, llame al {phone} o escriba a {email}. Si no queda satisfecho, le devolvemos su dinero.',
  },
  nearby: ['delano', 'porterville', 'tulare', 'hanford'],
} satisfies ResidentialCity
