import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'lemoore',
  seo: {
    title: 'Limpieza de ventanas en Lemoore | Al día siguiente',
    description:
      'Ventanas limpias al día siguiente en Lemoore, de D Street a la base naval. Desde {fromPrice}: quitamos manchas de agua dura. Personal asegurado y garantía del 100%.',
    keywords: [
      'limpieza de ventanas Lemoore',
      'limpieza de ventanas de casas NAS Lemoore',
      'limpiador de ventanas 93245',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas al día siguiente en Lemoore, CA',
    lead: 'Reserve hoy y tenga los vidrios limpios mañana. Podemos estar en Lemoore el día después de su reserva, de lunes a sábado, desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Viento del lado oeste y polvo del lago seco',
    paragraphs: [
      'Lemoore está donde se acaban los ranchos y empiezan el antiguo lago Tulare y los llanos del lado oeste. Ahí la tierra es pálida, salada y fina como harina, y hay pocos árboles que la detengan. Cuando sopla un viento seco del norte sobre las tierras sin sembrar, el polvo se cuela por las corredizas cerradas y se asienta en los rieles. Como trae sal, con poquito rocío se hace costra.',
      'El agua de pozo de la ciudad también trae muchos minerales. Los coolers de agua, los aspersores y las mangueras dejan su marca, así que una casa de Lemoore muchas veces tiene manchas y costra en el mismo vidrio. Primero tratamos los minerales y después lavamos. Al revés, lo único que se logra es sellarlos.',
    ],
  },
  areas: {
    heading: 'El pueblo, el colegio y la base',
    bullets: [
      'El centro, alrededor de D Street: casas victorianas y fachadas chicas de ladrillo, de los años del ferrocarril',
      'Cerca del colegio y por 19th Avenue: casas de estuco más nuevas, con corredizas grandes al poniente, que es por donde pega el mal tiempo',
      'Lemoore Station: casas donde el día de la mudanza manda en el calendario',
      'Hanford y Kettleman City: también están en nuestra lista',
      'Avenal y Arvin: el viaje es más largo, así que juntamos las visitas y nos ponemos de acuerdo en el día por teléfono',
    ],
  },
  residential: {
    heading: 'Si se muda, si renta o si se queda',
    paragraphs: [
      'Cuando llegan órdenes para otra base, casi nunca queda tiempo para las ventanas. Podemos limpiar por dentro y por fuera en una sola visita, con todo y las huellas de dedos y lo opaco, a tiempo para la inspección de la vivienda o el recorrido con el dueño. Si se queda, el plan es más sencillo: lave por fuera cuando se acabe la temporada de viento, y agregue la limpieza por dentro, desde {interiorPrice}, una vez al año.',
    ],
    bullets: [
      'La misma lista de precios que en Hanford, de {fromPrice} a {toPrice} según el tamaño de la casa',
      'Personal asegurado y con antecedentes verificados, con {years} años de experiencia',
      'Jabón suave que cuida el medio ambiente, las mascotas y las plantas del desierto',
    ],
  },
  commercial: {
    heading: 'Tiendas, clínicas y plantas',
    paragraphs: [
      'Los vidrios de recepción y las ventanillas de autos por Bush Street y Hanford-Armona Road se llenan rápido del polvo de los camiones, y con una visita al mes se mantienen limpios. En plantas de alimentos y con contratistas que tienen varios edificios, primero vamos a ver y después le damos un presupuesto gratis.',
    ],
  },
  faq: [
    {
      question: '¿Por qué al día siguiente y no el mismo día?',
      answer:
        'Planeamos la ruta de Lemoore la noche anterior, para que cada visita tenga su tiempo completo. La página de reservas muestra los horarios de llegada disponibles desde mañana.',
    },
    {
      question: '¿Limpian casas en la base naval (Naval Air Station)?',
      answer:
        'Sí, avisando con tiempo. Si hay una caseta de entrada entre nosotros y la casa, necesitamos un patrocinador (sponsor) y un pase de visitante, así que cuente con unos días más. Por favor pregunte también en su oficina de vivienda si permiten ayuda de fuera.',
    },
    {
      question: 'Ya me voy a mudar. ¿Puedo reservar sin estar ahí?',
      answer:
        'Sí. Por fuera solo necesitamos la puerta del patio sin llave. Para limpiar por dentro, déjenos un código o véanos ahí con las llaves, y nosotros cerramos cuando terminemos.',
    },
    {
      question: '¿Los jets dejan algo en los vidrios?',
      answer:
        'Mucho menos de lo que la gente cree. La capa gris casi siempre es tierra, sal y polvo del camino, y sale con una lavada normal.',
    },
    {
      question: 'El polvo vuelve a la semana. ¿Tiene caso?',
      answer:
        'Sí tiene. El polvo suelto se enjuaga en minutos, pero una costra de minerales no. Si se lava seguido, el polvo nunca llega a ser costra.',
    },
  ],
  closing: {
    heading: 'Llame hoy y mañana verá todo claro',
    text: 'Vea su precio en línea o llame al {phone}. Cada trabajo lleva nuestra promesa: satisfacción 100% garantizada o le devolvemos su dinero.',
  },
  nearby: ['hanford', 'tulare', 'visalia', 'kingsburg'],
} satisfies ResidentialCity
