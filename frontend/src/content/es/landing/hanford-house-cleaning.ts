import type { Landing } from '#frontend/content/types.ts'

export const content = {
  seo: {
    title: 'Limpieza de casas en Hanford, CA | Presupuesto gratis',
    description:
      'Limpieza de casas en Hanford, Lemoore y Corcoran: cada semana, profunda o por mudanza. Personal local asegurado y garantía del 100%. Llame al {phone}.',
    keywords: [
      'limpieza de casas Hanford CA',
      'servicio de limpieza de casas Hanford',
      'limpieza por mudanza condado de Kings',
    ],
  },
  areaLabel: 'Hanford y el condado de Kings',
  headline: 'Limpieza profesional de casas en Hanford',
  lead: 'El polvo del Valle se mete hasta con las puertas cerradas. Limpiamos cada semana, cada dos semanas, cada mes o una sola vez, con productos que cuidan el medio ambiente y personal con antecedentes verificados. Pida su presupuesto gratis al {phone}.',
  audiences: {
    heading: 'Limpiamos todo tipo de casas en Hanford',
    cards: [
      {
        icon: 'house-heart',
        title: 'Casas antiguas',
        text: 'Los bungalows y las casas victorianas cerca del centro tienen molduras para colgar cuadros, muebles empotrados, rejillas en el piso y barniz viejo. Sacudimos en seco donde el agua haría daño, y probamos los limpiadores donde nadie ve.',
      },
      {
        icon: 'house-door',
        title: 'Colonias nuevas',
        text: 'Las casas más nuevas del norte y del poniente tienen regaderas grandes de vidrio, azulejo claro con muchas juntas y cubiertas de piedra. Cada cosa pide su propio limpiador, y nosotros lo llevamos.',
      },
      {
        icon: 'tree',
        title: 'Casas de rancho',
        text: 'En las avenidas de las afueras hay entrada de tierra, un cuarto para dejar las botas y pozo propio. Contamos con más tiempo para las repisas y los abanicos, y para el sarro de lavabos y regaderas.',
      },
    ],
  },
  services: {
    heading: 'Servicios de limpieza de casas',
    cards: [
      {
        icon: 'house',
        title: 'Limpieza regular',
        text: 'Sacudir, pisos, cocina, baños y camas en días fijos, para que el quehacer nunca se le junte.',
      },
      {
        icon: 'stars',
        title: 'Limpieza profunda',
        text: 'Zoclos, persianas, la orilla de arriba de las puertas, abanicos de techo, y el horno por dentro si lo pide. Buena primera visita, o para dejar todo al día antes de que lleguen invitados.',
      },
      {
        icon: 'key',
        title: 'Limpieza por mudanza',
        text: 'Al entrar o al salir: cuartos vacíos limpios desde el abanico de techo hasta el piso del clóset, gabinetes y cajones por dentro y por fuera, listos para la entrega.',
      },
      {
        icon: 'window',
        title: 'Limpieza de ventanas',
        text: 'Vidrios por dentro y por fuera. Por fuera, desde {fromPrice} en una casa de un piso de {fromHome}, y nuestra calculadora le da su precio en un minuto.',
        href: '/?city=hanford#quote',
        linkLabel: 'Ver el precio de mis ventanas',
      },
      {
        icon: 'cup-hot',
        title: 'Limpieza de cocinas',
        text: 'Le quitamos la grasa a la estufa, la campana, el azulejo de la pared, el fregadero y las cubiertas, y los frentes de gabinetes y aparatos quedan sin rayas.',
      },
      {
        icon: 'droplet-half',
        title: 'Limpieza de baños',
        text: 'Tina, azulejo, taza y espejos, y además la costra blanca que deja el agua dura en las llaves y las puertas de la regadera.',
      },
    ],
  },
  reasons: {
    heading: 'Tres cosas con las que puede contar',
    cards: [
      {
        icon: 'award',
        title: 'Satisfacción 100% garantizada',
        text: 'Cuando terminemos, recorra los cuartos. Si algo no le gusta, lo hacemos otra vez o le devolvemos su dinero.',
      },
      {
        icon: 'calendar-check',
        title: 'Horarios flexibles',
        text: 'Entre semana y los sábados. Turnos, vacaciones de la escuela, cosecha: díganos cómo es su semana.',
      },
      {
        icon: 'people',
        title: 'Gente de aquí',
        text: 'Somos de Hanford y tenemos {years} años de experiencia con el polvo y el agua del Valle.',
      },
    ],
  },
  areas: {
    heading: 'Dónde limpiamos casas',
    slugs: ['hanford', 'lemoore', 'corcoran'],
    zipList: 'house',
  },
  hours: [
    { days: [1, 5], opens: '08:00', closes: '18:00' },
    { days: [6, 6], opens: '09:00', closes: '15:00' },
  ],
  related: {
    heading: 'Más limpieza en Hanford y alrededores',
    links: [
      { href: '/hanford-window-cleaning', label: 'Limpieza de ventanas en Hanford' },
      { href: '/lemoore-window-cleaning', label: 'Limpieza de ventanas en Lemoore' },
      { href: '/hanford-office-cleaning', label: 'Limpieza de oficinas en Hanford' },
    ],
  },
  faq: [
    {
      question: '¿Cuánto cuesta la limpieza de una casa en Hanford?',
      answer:
        'Depende de cuántos cuartos y baños tenga, de si hay mascotas y de cuánto tiempo pasó desde la última limpieza. Llame al {phone}, conteste unas preguntas y ya tiene un presupuesto gratis.',
    },
    {
      question: '¿Tengo que poner algo yo?',
      answer:
        'No. Llevamos productos, trapos y aspiradora. Si prefiere su propio limpiador para la piedra o la madera vieja, déjelo a la vista y lo usamos.',
    },
    {
      question: '¿Pueden limpiar mientras estoy en el trabajo?',
      answer:
        'Sí. Déjenos una llave o el código del portón. Nuestro personal está asegurado y con antecedentes verificados, y al salir cerramos con llave.',
    },
  ],
  closing: {
    heading: '¿Quiere ver su casa impecable?',
    text: 'Llame al {phone} o escriba a {email}. Díganos cuántas recámaras y baños tiene y si hay mascotas, y buscamos un día.',
  },
} satisfies Landing
