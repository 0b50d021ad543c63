import type { NearMeContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Limpieza de ventanas para casas cerca de usted',
    description:
      'Limpieza de ventanas para casas cerca de usted en Fresno, Clovis, Hanford, Visalia, Tulare o Lemoore. Precios por tamaño desde {fromPrice}, antes de llamar.',
    keywords: [
      'limpieza de ventanas cerca de mí',
      'lavado de ventanas de casas',
      'limpiador de ventanas Valle Central',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas para casas cerca de usted',
    lead: 'Si vive entre Clovis y Bakersfield, seguramente pasamos por su calle. Nuestros precios van por el tamaño de la casa, así que usted sabe el suyo antes de hablar con nadie.',
  },
  areaSlugs: ['fresno', 'clovis', 'hanford', 'visalia', 'tulare', 'lemoore'],
  areasHeading: 'Limpieza de ventanas en su ciudad',
  areasText:
    'Estas seis ciudades están en nuestras rutas de siempre. Reserve antes de {sameDayUntil} para que vayamos el mismo día. En {nextDayCities} vamos al día siguiente.',
  moreAreasText:
    'Estas son las ciudades, los pueblos y los códigos postales de nuestra lista. ¿No ve el suyo? Si aparece un pueblo vecino, llame al {phone}. Tal vez nos quede de paso.',
  blocks: [
    {
      heading: 'Lo que usted paga',
      paragraphs: [
        'El tamaño de la casa da el precio base de los vidrios por fuera en una casa de un piso, desde {fromPrice} {fromHome} y hasta {toPrice} con {toHome}. Esa es toda la cuenta, a menos que usted agregue algo.',
      ],
      bullets: [
        'Segundo piso: una cantidad fija, sin importar cuántas ventanas haya arriba',
        'Vidrios por dentro: desde {interiorPrice}, según el tamaño de la casa',
        'Puertas francesas y corredizas: una cantidad fija y pequeña',
        'Manchas de agua dura: precio por ventana, así que dos ventanas manchadas no cuestan lo que veinte',
        'Después de una obra: quitamos pintura, yeso y restos de calcomanías',
      ],
    },
    {
      heading: 'Cómo elegir a quien limpie sus ventanas',
      cards: [
        {
          icon: 'shield-check',
          title: 'Pregunte por el seguro',
          text: 'Las escaleras y los vidrios son un riesgo, y si quien limpia no está asegurado, el riesgo es suyo. Nuestro personal está asegurado y con antecedentes verificados.',
        },
        {
          icon: 'tags',
          title: 'Pregunte qué incluye',
          text: '¿Solo por fuera o por los dos lados? ¿También arriba? Si el presupuesto no lo dice, el precio suele crecer ese día. El nuestro enumera cada cosa.',
        },
        {
          icon: 'droplet',
          title: 'Pregunte por el agua dura',
          text: 'Un buen limpiador ve la mancha antes de prometer algo. Nosotros probamos en un vidrio y le decimos qué se quita.',
        },
        {
          icon: 'award',
          title: 'Pregunte por la garantía',
          text: 'La nuestra es sencilla: si no queda bien, lo hacemos otra vez o le devolvemos su dinero.',
        },
      ],
    },
    {
      heading: 'Cómo preparar la casa',
      paragraphs: ['Unos minutos de preparación hacen más rápida la visita.'],
      bullets: [
        'Apague los aspersores ese día',
        'Deje abiertas las puertas del patio y meta a los perros',
        'Para limpiar por dentro, despeje las repisas y mueva lo que sea frágil',
        'Avísenos de vidrios sueltos o estrellados y de sensores de alarma',
      ],
    },
  ],
  faq: [
    {
      question: '¿Cobran por ir hasta mi ciudad?',
      answer:
        'No. La lista de precios es la misma en todas las ciudades que atendemos. Lo que cambia el precio es la casa, no el código postal.',
    },
    {
      question: '¿Cada cuánto conviene limpiar las ventanas?',
      answer:
        'Cada tres meses los vidrios del Valle se mantienen limpios. Lo mínimo que recomendamos son dos veces al año: una después de la cosecha y otra después de la neblina.',
    },
    {
      question: '¿Y si llueve al día siguiente?',
      answer:
        'La lluvia sola no ensucia un vidrio limpio. Las manchas vienen del polvo que ya estaba en la ventana, y esa es otra razón para mantenerla lavada.',
    },
    {
      question: 'Mi casa queda entre dos tamaños. ¿Cuál elijo?',
      answer: 'Elija el más cercano y dígalo en el mensaje. Le avisamos si cambia algo.',
    },
  ],
  closing: {
    heading: 'Vea su propio precio',
    text: 'La calculadora toma un minuto, y usted no da su nombre hasta el final.',
    link: { label: 'Ver precio', href: '/#quote' },
  },
} satisfies NearMeContent
