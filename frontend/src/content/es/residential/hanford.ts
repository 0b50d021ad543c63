import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'hanford',
  seo: {
    title: 'Limpieza de ventanas en Hanford, CA | El mismo día',
    description:
      'Limpieza de ventanas para casas en Hanford desde {fromPrice}: el mismo día, productos ecológicos, personal asegurado y garantía de devolución. Llame al {phone}.',
    keywords: [
      'limpieza de ventanas Hanford CA',
      'limpiador de ventanas Hanford',
      'limpieza de ventanas condado de Kings',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Hanford, CA',
    lead: 'Hanford es nuestra casa. Reserve antes de {sameDayUntil} y, si hay lugar, sus ventanas quedan limpias el mismo día, desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Lo que Hanford le hace a una ventana',
    paragraphs: [
      'El agua de la ciudad se saca de pozos profundos y trae minerales. Cuando un aspersor moja el vidrio una mañana sí y otra no, cada gota se seca y deja un aro gris. Un aro fresco se quita con un trapo. Uno que se horneó en la pared del poniente de mayo a septiembre necesita un removedor de minerales y algo de paciencia.',
      'Lo demás llega del campo. Hay lecherías y corrales de engorda en casi todas las salidas de la ciudad, el algodón se pizca en octubre, y en agosto y septiembre las sacudidoras de almendra levantan una nube de color tierra que se ve desde la 198. Luego entra la neblina, moja ese polvo fino y lo pega al vidrio. Por eso aquí las ventanas se ven peor en enero, semanas después de que pasó el último tractor.',
    ],
  },
  areas: {
    heading: 'De Courthouse Square a los caminos del condado',
    bullets: [
      'Courthouse Square y las calles alrededor del Fox Theatre: casas victorianas y bungalows con ventanas de madera y vidrios ondulados, que lavamos a mano y con muy poca agua',
      'El norte de Hanford: casas de estuco con corredizas de vinil, frentes de dos pisos y una ventana en arco sobre la puerta',
      'Grangeville, Armona y Home Garden: casas junto a huertas y entradas de tierra, donde cepillamos las telarañas y el polvo antes de mojar el vidrio',
      'Lemoore y Kingsburg: están cerca y también en nuestra lista',
      'Huron y Lost Hills: por favor llame primero, para juntar varias visitas en un viaje',
    ],
  },
  residential: {
    heading: 'Su casa, con el precio por delante',
    paragraphs: [
      'El precio base cubre los vidrios por fuera y depende del tamaño de su casa, de {fromPrice} a {toPrice}. El segundo piso, las puertas francesas o corredizas, los vidrios por dentro (desde {interiorPrice}) y las manchas de agua dura aparecen uno por uno, y usted ve cuánto agrega cada cosa antes de darnos su nombre.',
    ],
    bullets: [
      'Personal asegurado y con antecedentes verificados, con {years} años de experiencia',
      'Productos que cuidan el medio ambiente, suaves con las rosas, el pasto y las mascotas',
      'Si una ventana no quedó bien, volvemos y la arreglamos, o le devolvemos su dinero',
    ],
  },
  commercial: {
    heading: 'Tiendas y oficinas de la ciudad',
    paragraphs: [
      'Tiendas en Seventh Street, clínicas cerca del hospital, oficinas del campo por Lacey Boulevard: nuestras primeras visitas empiezan a las 8 de la mañana, antes de que abra la mayoría. Para negocios, el precio va por número de ventanas y por cada cuánto vamos.',
    ],
  },
  advice: {
    heading: 'Cuándo conviene reservar en Hanford',
    bullets: [
      'Fines de octubre: el polvo de la cosecha ya se asentó, así que esta limpieza es la que más dura',
      'Febrero: se está acabando la neblina y la capa que dejó todavía está blanda',
      'Fines de junio: todo listo para recibir gente en el patio el 4 de julio',
    ],
  },
  faq: [
    {
      question: '¿De veras pueden venir el mismo día?',
      answer:
        'Sí, de lunes a sábado, si reserva antes de {sameDayUntil} y hay un horario de llegada disponible. La página de reservas solo muestra horarios que podemos cumplir. Si hoy ya está lleno, puede tomar el siguiente día disponible.',
    },
    {
      question: 'Mi casa victoriana tiene los vidrios originales. ¿Se pueden limpiar sin peligro?',
      answer:
        'Sí. En vidrio viejo usamos herramienta de mano, muy poca agua y nada de navajas. Primero revisamos la masilla y la pintura, y si hay un vidrio flojo se lo señalamos en vez de recargarnos en él.',
    },
    {
      question: '¿Van a una casa que está junto a una lechería?',
      answer:
        'Sí. Nada más díganos cuál es la calle que cruza y si la entrada tiene portón. Las casas cerca de los corrales juntan un polvo grasoso del lado adonde les llega el viento, así que ahí planeamos lavar más. El precio sigue siendo el de su presupuesto.',
    },
    {
      question: 'Los aros de mi ventana del frente nunca se quitan. ¿Ya se echó a perder el vidrio?',
      answer:
        'Por lo general no. La mayoría de los aros de aspersor salen con nuestro tratamiento de agua dura, que en la calculadora va por ventana. Si los minerales ya grabaron la superficie, se lo decimos antes de empezar.',
    },
  ],
  closing: {
    heading: 'Sus vecinos de Hanford, con escalera',
    text: 'El presupuesto es gratis y no se cobra nada en línea. Vea su precio en un minuto o llámenos al {phone}.',
  },
  nearby: ['lemoore', 'visalia', 'tulare', 'kingsburg'],
} satisfies ResidentialCity
