import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'tulare',
  seo: {
    title: 'Ventanas de negocios en Tulare | Outlets y lecherías',
    description:
      'Limpieza de ventanas en Tulare para outlets, lecherías, hoteles de la 99 y clínicas. Si hay viento, cambiamos el día gratis. Vea su presupuesto en un minuto.',
    keywords: [
      'limpieza de ventanas para negocios Tulare',
      'ventanas de tiendas outlet Tulare',
      'limpieza de oficinas de lechería Tulare',
    ],
  },
  lead: 'La leche hizo este pueblo, y la carretera 99 le pasa por la puerta. Mantenemos limpios los vidrios de los negocios que viven de las dos: oficinas de cremerías, tiendas outlet, hoteles y los locales de Prosperity Avenue.',
  businessTypes: {
    heading: 'Planes de limpieza para los negocios de Tulare',
    cards: [
      {
        icon: 'tags',
        title: 'Outlets y centros comerciales',
        text: 'Los aparadores cambian cada pocas semanas. Cuando se quitan los carteles, quitamos la cinta, el vinil y las marcas redondas de las ventosas.',
      },
      {
        icon: 'droplet-half',
        title: 'Lecherías y cremerías',
        text: 'El polvo de la leche y el del alimento son grasosos. El jabón común nomás los embarra, así que llevamos un desengrasante adecuado para el trabajo.',
      },
      {
        icon: 'sun',
        title: 'Maquinaria agrícola y el Agri-Center',
        text: 'En febrero la feria agrícola llena todos los moteles y las salas de exhibición. Reserve en enero las ventanas por las que van a mirar sus visitantes.',
      },
      {
        icon: 'hospital',
        title: 'Clínicas y agencias',
        text: 'Cherry Street, Merritt Avenue y las oficinas junto al hospital: entradas, vidrios de la recepción y espejos.',
      },
    ],
  },
  reasons: [
    {
      icon: 'wind',
      title: 'Si hay viento, cambiamos el día gratis',
      text: 'Cuando sopla, una ventana recién lavada está café antes de la noche. Le llamamos y elegimos otro día, sin costo.',
    },
    {
      icon: 'key',
      title: 'Respeto desde el portón',
      text: 'Al pedir su presupuesto, díganos las reglas de su lechería o planta: dónde estacionarnos y qué ropa llevar.',
    },
    {
      icon: 'person-badge',
      title: 'Gente que puede dejar entrar',
      text: 'Todo el que pasa por su puerta está asegurado y tiene antecedentes verificados.',
    },
    {
      icon: 'award',
      title: 'Bien hecho, o le devolvemos su dinero',
      text: 'Satisfacción 100% garantizada quiere decir que usted lo ve bien: con su luz y desde su lado del mostrador.',
    },
  ],
  local: {
    heading: 'Polvo en el viento, minerales en el agua',
    paragraphs: [
      'Tulare está abierto hacia el noroeste. En primavera el viento de la tarde levanta la tierra pelona y el rastrojo del maíz, y junto al freeway les agrega polvo de frenos y de llantas. El vidrio que da a la carretera 99 se tiene que lavar el doble de veces que la parte de atrás del mismo edificio, así que podemos planear cada lado por separado.',
      'La otra mitad son los aspersores. El agua de la ciudad se saca del subsuelo, y en los lotes de esquina de Prosperity y Bardsley muchas veces hay aspersores que le tiran directo al frente del local. Dos minutos para girar la boquilla pueden ahorrarle un tratamiento de manchas, y nosotros le decimos cuál es.',
    ],
    bullets: [
      'La mayoría de los negocios de la ciudad: cada mes',
      'Mostradores de comida y las puertas más ocupadas de los outlets: cada dos semanas',
    ],
  },
  serviceAreas: {
    heading: 'Del freeway a los caminos del campo',
    bullets: [
      'Los outlets, Hillman Street y Leland Avenue',
      'Prosperity Avenue y el sur de Mooney Boulevard',
      'El centro, K Street y Tulare Avenue',
      'International Agri-Center y Paige Avenue',
      'Lecherías y plantas rurales, Tipton y Pixley',
      'Visalia y Porterville',
    ],
  },
  faq: [
    {
      question: '¿Van a seguir las reglas de los outlets?',
      answer:
        'Sí. Cada centro comercial tiene sus reglas sobre horas, agua y escaleras. Denos el nombre del gerente y nos ponemos de acuerdo. Podemos empezar a las 8, antes de que llegue la clientela.',
    },
    {
      question: '¿Pueden limpiar en una lechería sin romper la bioseguridad?',
      answer:
        'Díganos sus reglas al pedir el presupuesto, y desde el principio le decimos si las podemos cumplir. Nos quedamos en el área de las oficinas.',
    },
    {
      question: '¿Qué pasa si se suelta el viento a media limpieza?',
      answer:
        'Terminamos lo que está protegido y volvemos por lo demás. Usted paga una limpieza completa, cuando ya está completa.',
    },
  ],
  closing: {
    heading: 'Elijamos un día sin viento',
    text: 'Del pronóstico nos encargamos nosotros. Usted nomás llame al {phone}, o escriba a {email} con la dirección.',
  },
} satisfies CommercialCity
