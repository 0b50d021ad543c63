import type { WhyContent } from '#frontend/content/info-types.ts'

export const content = {
  seo: {
    title: 'Por qué conviene la limpieza profesional de ventanas',
    description:
      'Lo que pueden costar las ventanas descuidadas, desde quitar manchas hasta cambiarlas, comparado con limpiarlas seguido. Cifras típicas del Valle Central.',
    keywords: [
      'por qué limpieza profesional de ventanas',
      'beneficios de limpiar ventanas',
      'daños por agua dura en ventanas',
    ],
  },
  heroLink: { label: 'Ver mi precio', href: '/#quote' },
  blocks: [
    {
      heading: 'De mancha a marca: así trabaja el agua dura',
      paragraphs: [
        'Una gota de aspersor se seca y deja calcio y sílice en el vidrio. Las primeras semanas se queda encima, y un limpiador suave la quita. Después de un verano de mojarse y hornearse ya se pegó, y hacen falta un removedor de minerales y tallar un buen rato. Después de unos años, la superficie misma queda picada. El vidrio ya está grabado, y ningún limpiador le devuelve lo que perdió.',
        'Por eso la visita más barata es la que se hace a tiempo. Y por eso preguntamos hacia dónde apuntan sus aspersores: mover uno puede ayudarle a una ventana tanto como un lavado.',
      ],
    },
    {
      heading: 'Cuándo puede hacerlo usted',
      bullets: [
        'Ventanas por dentro que alcanza parado en el piso',
        'La puerta del patio después de una fiesta de cumpleaños',
        'Quitarles el polvo a los mosquiteros con la manguera',
      ],
    },
    {
      heading: 'Cuándo llamar a un profesional',
      bullets: [
        'Todo lo que esté arriba del primer piso, o sobre una pendiente, una alberca o piedras',
        'Manchas blancas que el vinagre no quita',
        'Pintura, yeso o pegamento en vidrio templado, que una navaja raya con facilidad',
        'Vidrios viejos sencillos con la masilla floja',
      ],
    },
  ],
  comparison: {
    columns: ['Lo que está en juego', 'Ventanas descuidadas', 'Limpieza profesional'],
    rows: [
      {
        label: 'Cambiar ventanas',
        neglect: '$300-800 por ventana',
        professional: 'Ventanas que duran 10 años o más',
      },
      {
        label: 'Manchas permanentes',
        neglect: '$150-300 por ventana para quitarlas',
        professional: 'Las manchas se quitan cuando están frescas',
      },
      {
        label: 'Luz y energía',
        neglect: '$200-400 al año en alumbrado',
        professional: 'Hasta 30% más de luz; $100-200 al año de ahorro en energía',
      },
      {
        label: 'Valor de la propiedad',
        neglect: 'Se pierden $5,000-15,000',
        professional: 'Una casa que luce bien',
      },
    ],
    total: {
      label: 'Total',
      neglect: 'Costo posible de $5,650 a más de $16,500',
      professional: '$200-600 al año por el servicio',
    },
    note: 'Son rangos típicos, no un pronóstico para su casa. El total del descuido suma una ventana cambiada, una restaurada, un año de alumbrado y la pérdida de valor al vender.',
    link: { label: 'Ver cuánto costaría limpiarlas', href: '/#quote' },
  },
  faq: [
    {
      question: '¿De veras baja el recibo de la luz con ventanas limpias?',
      answer:
        'Sobre todo por la luz: las lámparas se prenden más tarde. En invierno, el sol bajo que entra por ventanas limpias al sur también calienta un poco. Juntos pueden ser $100-200 al año en una casa típica.',
    },
    {
      question: '¿Pueden salvar un vidrio que ya está marcado?',
      answer:
        'Casi nunca por completo. Podemos quitar lo que está en la superficie, y muchas veces mejora bastante, y decirle si cambiar el vidrio es mejor uso de su dinero.',
    },
    {
      question: '¿Basta con una visita al año?',
      answer:
        'En otros lugares, tal vez. Aquí, con agua dura, polvo de la cosecha y neblina, dos visitas al año evitan que los depósitos se fijen, y cuatro mantienen la vista limpia todo el año.',
    },
  ],
  closing: {
    heading: 'Compare con su propio precio',
    text: 'El presupuesto al instante le muestra lo que costaría en su casa, desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
    link: { label: 'Ver precio', href: '/#quote' },
  },
} satisfies WhyContent
