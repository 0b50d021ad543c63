import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'lemoore',
  seo: {
    title: 'Ventanas de negocios en Lemoore | Al día siguiente',
    description:
      'Ventanas limpias mañana en Lemoore: tiendas, hoteles, plantas de alimentos, oficinas cerca de la base. Presupuesto en línea gratis. Asegurados y verificados.',
    keywords: [
      'limpieza de ventanas para negocios Lemoore',
      'limpieza de aparadores Lemoore',
      'oficinas de contratistas NAS Lemoore',
    ],
  },
  lead: 'Donde la carretera 198 se cruza con la 41 hay jets, queso mozzarella, tomate y, en medio, mucho viento. Reserve hoy y podemos estar en su puerta de Lemoore el siguiente día de trabajo.',
  businessTypes: {
    heading: 'Las ventanas que limpiamos en Lemoore',
    cards: [
      {
        icon: 'shop',
        title: 'D Street y el centro',
        text: 'Locales de un piso con repisas bajas y umbrales viejos. Es trabajo rápido, perfecto para una parada cada dos semanas.',
      },
      {
        icon: 'briefcase',
        title: 'Contratistas cerca de la base',
        text: 'Oficinas afuera de la entrada, con bandera, puerta de vidrio al frente y visitas de uniforme. Ahí verse bien es parte del trabajo.',
      },
      {
        icon: 'truck',
        title: 'Plantas de queso y de tomate',
        text: 'El vapor, la salmuera y el suero dejan una capa muy suya. Limpiamos ventanas de oficinas, pasillos y caseta de la báscula, nunca vidrios arriba de producto destapado.',
      },
      {
        icon: 'key',
        title: 'Hoteles y restaurantes',
        text: 'En el camino al sur del pueblo, los ventanales del lobby y las entradas tienen gente hasta muy noche. La hora tranquila que hay que aprovechar son las ocho de la mañana.',
      },
      {
        icon: 'lightbulb',
        title: 'Oficinas de escuelas y del colegio',
        text: 'Ventanas grandes y modernas, abiertas por completo al poniente. Las semanas entre un periodo escolar y otro son ideales.',
      },
    ],
  },
  reasons: [
    {
      icon: 'calendar-check',
      title: 'Servicio al día siguiente',
      text: 'La ruta de Lemoore la planeamos la noche anterior. Cuando decimos mañana, es mañana.',
    },
    {
      icon: 'shield-check',
      title: 'Asegurados y con antecedentes verificados',
      text: 'Si a su lugar se entra por una caseta con guardia, díganos las reglas al pedir su presupuesto.',
    },
    {
      icon: 'wind',
      title: 'Siempre enjuagamos primero',
      text: 'El polvo del lado oeste trae sal y arena filosa, así que ningún jalador toca un vidrio seco y polvoso.',
    },
    {
      icon: 'award',
      title: 'Garantía del 100%',
      text: 'Volvemos y hacemos de nuevo lo que no quedó bien. Si aun así no queda satisfecho, le devolvemos su dinero.',
    },
  ],
  local: {
    heading: 'Viento del lado oeste y tierra salada',
    paragraphs: [
      'Pasando 19th Avenue el terreno se aplana hacia el lecho del antiguo lago y los ranchos del lado oeste. Allá la tierra es alcalina. El viento la levanta, el rocío la vuelve engrudo, y el engrudo se seca en un velo blanco de sal que la gente confunde con agua dura. La diferencia importa: el velo sale con un enjuague y los minerales necesitan un removedor. Tratar una cosa como la otra es tirar su dinero.',
      'También hay agua dura, sobre todo en círculos a la altura de la rodilla, en los frentes con jardín. Agregue los camiones de tomate, de julio a octubre, y un negocio de Lemoore necesita más visitas en la segunda mitad del año. Pida un plan de cada mes y sáltese los meses en que la lluvia del invierno ya hizo el trabajo.',
    ],
  },
  faq: [
    {
      question: '¿Pueden entrar a la base?',
      answer:
        'Solo con alguien que responda por nosotros y con los pases que pide la base, y eso toma tiempo. Para las oficinas de afuera no hay que tramitar nada.',
    },
    {
      question: '¿Por qué en Lemoore es al día siguiente y no el mismo día?',
      answer:
        'Porque preferimos prometer lo que podemos cumplir. La ruta se arma cada noche, así que una visita reservada hoy puede entrar en la de mañana, de lunes a sábado.',
    },
    {
      question: '¿Limpian ventanas en una planta de alimentos durante la producción?',
      answer:
        'En oficinas, pasillos y áreas de visitantes sí, con sus reglas de redes para el pelo y gafetes. En los cuartos de producción solo trabajamos cuando la línea está parada y tapada.',
    },
  ],
  closing: {
    heading: 'Reserve hoy para mañana',
    text: 'Llame al {phone} o escriba a {email}. Díganos qué calle cruza y si hay algún portón que tengamos que pasar.',
  },
} satisfies CommercialCity
