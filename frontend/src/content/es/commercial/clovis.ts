import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'clovis',
  seo: {
    title: 'Limpieza de ventanas de negocios en Clovis, Old Town y Shaw',
    description:
      'Ventanas limpias en Clovis: frentes de ladrillo en Old Town, tiendas en Shaw, consultorios en Herndon y edificios nuevos. Presupuesto gratis, garantía 100%.',
    keywords: [
      'limpieza de ventanas para negocios Clovis',
      'aparadores Old Town Clovis',
      'limpieza después de una obra Clovis',
    ],
  },
  lead: 'Clovis se cuida. Las banquetas están barridas y las jardineras regadas, y ahí el vidrio opaco de una tienda se nota. Nosotros mantenemos brillantes los suyos, con la frecuencia que usted elija.',
  businessTypes: {
    heading: 'A cada rumbo de Clovis, sus ventanas',
    cards: [
      {
        icon: 'shop',
        title: 'Boutiques y cafés de Old Town',
        text: 'Los edificios de ladrillo de Pollasky Avenue tienen entradas hondas, letras pintadas y vidrio antiguo, ondulado. Las letras se quedan, porque lavamos a mano alrededor de ellas.',
      },
      {
        icon: 'hospital',
        title: 'Consultorios médicos y dentales',
        text: 'Por Herndon y Temperance ya se formó un distrito médico, con salas de espera que son casi puro vidrio. Trabajamos sin ruido y dejamos libre el paso.',
      },
      {
        icon: 'grid',
        title: 'Shaw Avenue y Sierra Vista',
        text: 'Frentes largos de centro comercial, con tiendas ancla y docenas de locales chicos. Si toda la hilera se hace en una sola fecha, a cada inquilino se le interrumpe menos.',
      },
      {
        icon: 'lightbulb',
        title: 'Oficinas de tecnología y de escuelas',
        text: 'Los edificios más nuevos, como los del parque de investigación junto a Temperance, tienen vidrio low-E. Leemos la etiqueta de la esquina antes de escoger un limpiador.',
      },
    ],
  },
  reasons: [
    {
      icon: 'rulers',
      title: 'Los restos de obra, como se debe',
      text: 'Los edificios nuevos traen silicón, calcomanías y estuco. En vidrio templado remojamos antes de raspar, y le mostramos lo que encontramos.',
    },
    {
      icon: 'calendar-check',
      title: 'Según sus fines de semana de evento',
      text: 'El rodeo en abril, las ferias en la calle, el farmers market en temporada: podemos ir antes de que llegue la gente, y otra vez cuando se vaya.',
    },
    {
      icon: 'shield-check',
      title: 'Gente cuidadosa en una clínica',
      text: 'Personal asegurado y con antecedentes verificados, que toca antes de entrar y no deja carritos en los pasillos.',
    },
    {
      icon: 'stars',
      title: 'Satisfacción 100% garantizada',
      text: 'Revise el trabajo con luz de día. Si no queda contento, volvemos o le devolvemos su dinero.',
    },
  ],
  local: {
    heading: 'Agua más suave, polvo más fino',
    paragraphs: [
      'Buena parte del agua de la ciudad viene del río Kings y sale de su propia planta de tratamiento, y con el vidrio es más suave que el agua directa de pozo. De todos modos se hacen manchas, pero salen fácil si se limpian en la misma temporada. Dos o tres años de rocío de las jardineras ya son otra cosa.',
      'Aquí el polvo es de construcción. Al norte de Herndon y más allá de Temperance siempre hay secciones enteras donde se está emparejando terreno, y la brisa de los cerros va dejando ese polvo fino en todo lo que encuentra. Si tiene una obra cerca, pida visitas por fuera cada mes hasta que pavimenten las calles, y después vuelva a cada tres meses. Nosotros se lo recordamos. El dinero es suyo.',
    ],
  },
  faq: [
    {
      question: '¿El lavado daña las letras doradas de nuestra puerta?',
      answer:
        'Las letras pintadas y las doradas casi siempre van por dentro del vidrio. Ahí limpiamos alrededor con un trapo húmedo, sin jalador. Al vinil de afuera le cuidamos igual las orillas.',
    },
    {
      question: 'Vamos a abrir una tienda nueva. ¿Cuándo conviene que vengan?',
      answer:
        'Después de los pintores y antes de los estantes. En la calculadora marque “Restos de obra o manchas de agua dura”, y deje unos días antes de su recorrido final.',
    },
    {
      question: '¿Los inquilinos de un centro comercial pueden compartir una visita?',
      answer:
        'Sí. Uno de ustedes llama, calculamos el precio de cada local por separado y cada negocio decide por su cuenta.',
    },
  ],
  closing: {
    heading: 'Que se luzca su mejor ventana',
    text: 'El presupuesto es gratis: abra la calculadora de arriba, llame al {phone} o describa el edificio en un correo a {email}.',
  },
} satisfies CommercialCity
