import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'delano',
  seo: {
    title: 'Limpieza de ventanas para negocios en Delano | Cuartos fríos',
    description:
      'Ventanas limpias en Delano: oficinas de cuartos fríos, clínicas, tiendas de Main Street y oficinas públicas. Azufre y polvo, sin dañar. Presupuesto gratis.',
    keywords: [
      'limpieza de ventanas para negocios Delano',
      'limpieza de oficinas de cuartos fríos',
      'aparadores condado de Kern',
    ],
  },
  lead: 'Delano vive de la uva de mesa, y la uva trae azufre en primavera, polvo en verano y, en los cuartos fríos, condensación todo el año. Las tres cosas acaban en sus vidrios, y las tres se quitan.',
  businessTypes: {
    heading: 'Cómo limpiamos para los negocios de Delano',
    cards: [
      {
        icon: 'snow',
        title: 'Cuartos fríos y embarques de uva',
        text: 'El aire caliente topa con una pared fría y las ventanas sudan. El moho empieza en la esquina del empaque, así que secamos el marco además del vidrio y le decimos dónde ya no sirve un sello.',
      },
      {
        icon: 'bank',
        title: 'Oficinas de la ciudad, de escuelas y públicas',
        text: 'Puertas de recepción y vidrios de mostrador que tocan cientos de personas. Si en su edificio hay que registrarse, díganoslo al reservar y seguimos sus reglas.',
      },
      {
        icon: 'shop',
        title: 'Main Street y Cecil Avenue',
        text: 'Tiendas familiares, mercados y tiendas de quinceañera con aparadores llenos de color. Lo que tiene en exhibición no se mueve: nomás tocamos el vidrio.',
      },
      {
        icon: 'hospital',
        title: 'Clínicas y centros de salud',
        text: 'Desde las ocho el estacionamiento está lleno, así que empezamos por la entrada del personal y avanzamos hacia el frente.',
      },
    ],
  },
  reasons: [
    {
      icon: 'flower1',
      title: 'El azufre se quita sin dañar',
      text: 'El azufre mojado se vuelve ácido y se come los marcos de aluminio. Nosotros lo cepillamos en seco antes de la primera gota de agua.',
    },
    {
      icon: 'shield-check',
      title: 'Asegurados y con antecedentes verificados',
      text: 'Si en su entrada hay reglas para las visitas, díganoslo al pedir su presupuesto.',
    },
    {
      icon: 'clock',
      title: 'Antes de que se formen los camiones',
      text: 'En la cosecha, su patio está lleno a las diez. Nosotros podemos estar en las ventanas de la oficina a las ocho.',
    },
    {
      icon: 'award',
      title: 'Satisfecho o le devolvemos su dinero',
      text: 'Nuestra garantía vale lo mismo para un mercado con dos ventanas que para una embarcadora con doscientas.',
    },
  ],
  local: {
    heading: 'Un año de viñedo, visto en una ventana',
    paragraphs: [
      'Los productores azufran las parras desde los primeros brotes hasta que la uva se ablanda, más o menos de marzo a principios de julio, y en las mañanas sin viento ese polvo flota. Se ve amarillo claro en el riel de la ventana. De julio a noviembre llegan las cuadrillas de la pizca, las avenidas llenas de camionetas y el polvo de los caminos de tierra entre los surcos. La lluvia del invierno cae en repisas sucias y deja escurridos cafés debajo de cada marco. El agua de pozo también es dura en esta parte del condado de Kern, así que conviene tratar las manchas a la altura de la rodilla antes de que se fijen.',
    ],
    bullets: [
      'Julio: después del azufre',
      'Fines de noviembre: cuando ya salieron las últimas cajas',
      'Marzo: para empezar bien la primavera',
      'Tiendas en las calles principales: agregue cada mes un repaso de puertas y ventanas bajas',
    ],
  },
  faq: [
    {
      question: '¿Hace daño dejar el azufre en las ventanas?',
      answer:
        'Al vidrio, casi nada. A los marcos de metal y a los mosquiteros sí, en cuanto se moja. No le eche manguera: cepíllelo en seco o déjenoslo a nosotros.',
    },
    {
      question: '¿Pueden trabajar en un lugar donde las visitas necesitan permiso?',
      answer:
        'Muchas veces sí, si su oficina puede arreglarlo. Al pedir el presupuesto, díganos las reglas sobre nombres, herramienta y ropa, y cuente con unos días más.',
    },
    {
      question: '¿Por qué las ventanas del cuarto frío se ven sucias por dentro recién lavadas?',
      answer:
        'Porque es agua, no mugre. Si lo empañado está entre los dos vidrios, el sello ya no sirve y la ventana necesita una vidriería. Si está en la superficie, ayuda que circule mejor el aire o un empaque nuevo.',
    },
  ],
  closing: {
    heading: 'Entre la cosecha y la poda es buen momento',
    text: 'Pero cualquier fecha está bien. Llame al {phone} o escriba a {email}. También atendemos McFarland, Earlimart y Richgrove.',
  },
} satisfies CommercialCity
