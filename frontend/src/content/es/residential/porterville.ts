import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'porterville',
  seo: {
    title: 'Limpieza de ventanas en Porterville | Desde {fromPrice}',
    description:
      'Limpieza de ventanas en Porterville: casas con vista, entre naranjos y casitas. Desde {fromPrice}, también en Lindsay, Strathmore y Terra Bella. Mismo día y garantía.',
    keywords: [
      'limpieza de ventanas Porterville',
      'lavado de ventanas Lindsay',
      'limpiador de ventanas Terra Bella',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Porterville, CA',
    lead: 'En Porterville la tierra va subiendo hacia la Sierra, y las casas también. Limpiamos ventanales en la loma y ventanas de cocina entre los naranjos, desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Naranjos, granito y humo',
    paragraphs: [
      'Los naranjos rodean la ciudad por tres lados. Están verdes todo el año, pero limpios no: los aceites que se fumigan vuelan con el aire, los caminos entre los árboles son de pura tierra, y en las noches de helada los abanicos levantan lo que haya debajo. El aceite de las hojas y los restos de la fumigación dejan una capa donde el agua se hace gotas, y hace falta un jabón que corte la grasa para que el jalador resbale.',
      'En las laderas el polvo es granito desmoronado, cristalitos filosos que hay que sacar con agua y nunca tallando. Los incendios por el rumbo de Sequoia mandan humo por el cañón del río Tule, y ese humo deja una capa café igual por dentro de la casa que por fuera. Y el agua dura, tanto la de la ciudad como la de los pozos particulares, ha tenido años para pintar aros en las ventanas junto al pasto.',
    ],
  },
  areas: {
    heading: 'Loma arriba y entre los naranjos',
    bullets: [
      'El centro y Main Street: casitas antiguas y edificios de ladrillo, algunos tan viejos como la Zalud House',
      'Westfield y Granite Hills: casas familiares, muchas de dos pisos y con el sol en los vidrios de atrás toda la tarde',
      'East Porterville: años de agua de pozo, así que cuente con el tratamiento de agua dura',
      'River Island y el camino a Success Lake: terrazas con vista, entradas empinadas y vidrios altos sobre una pendiente',
      'Lindsay, Strathmore y Terra Bella: casas estilo rancho en medio de los árboles',
    ],
  },
  residential: {
    heading: 'Ventanas con vista, sin correr riesgos',
    paragraphs: [
      'Una casa en la ladera puede tener un piso por la calle y dos por atrás. Si alguna ventana queda sobre un desnivel, elija dos pisos en el presupuesto. Desde la terraza trabajamos con extensión, y si no hay dónde pararse bien para usar extensión o escalera, se lo decimos antes de empezar, no después de la cuenta.',
      'Los precios base van de {fromPrice} a {toPrice} según el tamaño de la casa. La limpieza por dentro, desde {interiorPrice}, vale la pena después de un otoño con humo: lo que se pega por dentro opaca más la vista que las rayas de la lluvia.',
    ],
    bullets: [
      'Personal asegurado y con antecedentes verificados, con {years} años de experiencia',
      'Productos que cuidan el medio ambiente',
      'Satisfacción 100% garantizada o le devolvemos su dinero',
    ],
  },
  commercial: {
    heading: 'Empacadoras, clínicas y Main Street',
    paragraphs: [
      'Las oficinas de las empacadoras tienen polvo toda la temporada de la naranja navel, de noviembre a mayo. En los comercios del centro y los consultorios cerca del hospital, lo mejor es limpiar al empezar el día. Cada uno recibe su propio presupuesto, según el número de ventanas.',
    ],
  },
  faq: [
    {
      question: 'Fumigaron los naranjos de al lado. ¿Cuándo puedo lavar?',
      answer:
        'Espere dos o tres días a que se seque. Si se lava antes, el aceite solo se embarra, y tampoco queremos a nuestra gente trabajando ahí.',
    },
    {
      question: '¿La limpieza normal quita lo que dejó el humo?',
      answer:
        'Por fuera sí: la ceniza y el hollín salen con el lavado de siempre. Si los cuartos huelen a humo, agregue la limpieza por dentro, porque la capa está en los dos lados.',
    },
    {
      question: 'Mis ventanas de atrás dan a una ladera. ¿Las limpian?',
      answer:
        'La mayoría sí, con extensión, desde la terraza o desde el suelo. Mande una foto a {email} y le contestamos con franqueza antes de que reserve.',
    },
    {
      question: '¿Todavía se pueden salvar los vidrios con manchas viejas de agua de pozo?',
      answer:
        'Muchas veces sí. Primero tratamos un vidrio y usted lo juzga. Donde la superficie está picada, el vidrio mejora pero no queda como nuevo, y usted decide si seguimos.',
    },
    {
      question: '¿Suben hasta Springville?',
      answer:
        'No está en nuestra lista regular, pero llame al {phone}. Si ese día andamos por Success Lake, a lo mejor se puede.',
    },
  ],
  closing: {
    heading: 'Usted compró la vista. Disfrútela.',
    text: 'El presupuesto en línea toma más o menos un minuto, y por teléfono se lo damos gratis, de lunes a sábado, al {phone}.',
  },
  nearby: ['tulare', 'visalia', 'delano', 'bakersfield'],
} satisfies ResidentialCity
