import { tradeWords } from '#frontend/content/es/glossary-trade-words.ts'
import type { GlossaryGroup } from '#frontend/content/types.ts'

export const glossary = [
  {
    title: 'Servicios',
    intro: 'Lo que ofrece quien limpia ventanas, y qué quiere decir cada servicio.',
    terms: [
      {
        term: 'Limpieza por fuera (exterior)',
        definition:
          'Lavar el vidrio por el lado de afuera, donde están el polvo, las telarañas y las manchas de los aspersores.',
        href: '/',
      },
      {
        term: 'Limpieza por dentro (interior)',
        definition:
          'Lavar el lado que da al cuarto: huellas de dedos, grasa de la cocina y marcas de mascotas. En casas, el precio depende del tamaño.',
        href: '/',
      },
      {
        term: 'Ventanas de casa (residential)',
        definition:
          'Limpieza de ventanas en casas, apartamentos y casas móviles, con precio según el tamaño de la vivienda.',
        href: '/',
      },
      {
        term: 'Ventanas de negocio (commercial)',
        definition:
          'Limpieza de ventanas para negocios. El precio depende de cuántas son, de qué tamaño y de cada cuánto se limpian.',
        href: '/commercial-quote',
      },
      {
        term: 'Servicio de aparador (storefront)',
        definition:
          'Una visita corta y frecuente para los aparadores y las puertas de una tienda, muchas veces cada dos semanas.',
        href: '/commercial-quote',
      },
      {
        term: 'Ventanas después de una obra (post-construction)',
        definition:
          'Quitarle al vidrio la pintura, el yeso, el silicón y las calcomanías que quedan después de construir o remodelar.',
        href: '/',
      },
      {
        term: 'Quitar manchas de agua dura',
        definition: 'Sacar los minerales que los aspersores dejan en el vidrio. El precio es por ventana.',
        href: '/',
      },
      {
        term: 'Plan de mantenimiento',
        definition: 'Visitas a intervalos fijos: cada mes, cada dos meses o cada tres meses.',
        href: '/',
      },
      {
        term: 'Servicio cada dos semanas (bi-weekly)',
        definition: 'Visitas una semana sí y otra no, para puertas y aparadores que toca mucha gente.',
        href: '/commercial-quote',
      },
      {
        term: 'Solo por fuera (outside only)',
        definition: 'Una visita a un negocio sin los vidrios de adentro, por un precio más bajo.',
        href: '/commercial-quote',
      },
      {
        term: 'Primera limpieza (initial clean)',
        definition: 'La primera visita después de mucho tiempo. Tarda más que las que siguen.',
        href: '/',
      },
      {
        term: 'Visita al lugar (site visit)',
        definition: 'Ir a ver el edificio antes de confirmar el precio de un negocio.',
        href: '/commercial-quote',
      },
    ],
  },
  {
    title: 'Herramientas y equipo',
    intro: 'Lo que carga quien limpia ventanas, y para qué sirve cada cosa.',
    terms: [
      {
        term: 'Jalador (squeegee)',
        definition:
          'Una tira de hule en un canal de metal, que le quita el agua al vidrio de una sola pasada.',
      },
      {
        term: 'Canal (channel)',
        definition: 'La barra de metal que sujeta el hule del jalador. Se escoge según el ancho del vidrio.',
      },
      {
        term: 'Mango en T con funda (T-bar, sleeve)',
        definition:
          'Un mango con una funda de tela lavable que moja y talla el vidrio. También le dicen mojador o mopa.',
      },
      {
        term: 'Cubeta de cinturón',
        definition:
          'Va colgada del cinturón y carga el mojador y el jalador, arriba de la escalera o de aparador en aparador.',
      },
      {
        term: 'Trapo de lino (scrim)',
        definition:
          'Un trapo de lino o de algodón que no suelta pelusa, para secar las últimas gotas en las orillas.',
      },
      {
        term: 'Trapo de microfibra',
        definition: 'Un trapo de fibras muy finas que levanta la capa de suciedad sin dejar pelusa.',
      },
      {
        term: 'Extensión (extension pole)',
        definition: 'Un mango que se alarga y alcanza las ventanas de arriba desde el suelo.',
      },
      {
        term: 'Extensión con agua (water-fed pole)',
        definition:
          'Una extensión con manguera y cepillo que talla con agua purificada, así que el vidrio puede secarse solo.',
      },
      {
        term: 'Tanque desionizador (DI tank)',
        definition:
          'Un tanque con resina que le quita al agua los últimos minerales, para que seque sin manchas.',
      },
      {
        term: 'Ósmosis inversa (reverse osmosis)',
        definition:
          'Un filtro que empuja el agua a través de una membrana, donde se queda la mayoría de los minerales.',
      },
      {
        term: 'Medidor de TDS (TDS meter)',
        definition:
          'Mide los minerales disueltos en el agua. Si marca casi cero, el agua seca sin dejar marca.',
      },
      {
        term: 'Navaja para vidrio (scraper)',
        definition:
          'Una hoja recta y filosa para gotas de pintura y calcomanías. Se usa en mojado, y no en cualquier vidrio.',
      },
      {
        term: 'Fibra de bronce (bronze wool)',
        definition:
          'Fibra de metal muy fina, más blanda que el vidrio, para la capa que no quiere salir en vidrios sin recubrimiento.',
      },
    ],
  },
  {
    title: 'Técnicas',
    intro: 'Cómo se hace el trabajo, y por qué importa el orden de los pasos.',
    terms: [
      {
        term: 'Cepillado en seco (dry brushing)',
        definition: 'Barrer del marco las telarañas y el polvo antes de que el agua los haga lodo.',
      },
      {
        term: 'Pasada en S (fanning)',
        definition:
          'Llevar el jalador por todo el vidrio en una sola S, sin levantarlo, para que no queden rayas entre una pasada y otra.',
      },
      {
        term: 'Pasada recta (straight pull)',
        definition: 'Una pasada de arriba abajo o de lado a lado, y luego la siguiente junto a ella.',
      },
      {
        term: 'Franja seca (cutting in)',
        definition:
          'Secar primero una franja en la orilla de arriba, para que el jalador arranque sin escurrir.',
      },
      {
        term: 'Detallado (detailing)',
        definition: 'Secar con un trapo las orillas y las esquinas después del jalador.',
      },
      {
        term: 'De arriba hacia abajo (top-down)',
        definition:
          'Empezar por la ventana más alta, para que las gotas solo caigan en vidrios que todavía no se limpian.',
      },
      {
        term: 'Tiempo de reposo (dwell time)',
        definition: 'Los minutos que un producto debe quedarse mojado sobre la mancha antes de tallar.',
      },
      {
        term: 'Prueba en un punto (spot test)',
        definition: 'Probar el producto en un pedacito antes de usarlo en toda la ventana.',
      },
      {
        term: 'Limpieza con ácido',
        definition:
          'Disolver los depósitos de minerales con un ácido suave, sin que toque metal, piedra ni plantas, y después enjuagar.',
      },
      {
        term: 'Pulido (polishing)',
        definition:
          'Tallar el vidrio con un abrasivo muy fino para levantar los minerales pegados. No compone un vidrio grabado.',
      },
      {
        term: 'Enjuague con agua pura',
        definition: 'El último enjuague, con agua sin minerales. No hace falta secar.',
      },
      {
        term: 'Limpieza de rieles (tracks)',
        definition:
          'Aflojar la tierra apretada en el riel de la ventana, sacarla y secar el riel con un trapo.',
      },
    ],
  },
  tradeWords,
] satisfies GlossaryGroup[]
