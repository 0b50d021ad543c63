import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'bakersfield',
  seo: {
    title: 'Ventanas de negocios en Bakersfield | Presupuesto gratis',
    description:
      'Limpieza de ventanas en Bakersfield para oficinas, patios petroleros, agencias, restaurantes y bodegas, de Truxtun a Rosedale Highway. Vea su precio en línea.',
    keywords: [
      'limpieza de ventanas para negocios Bakersfield',
      'limpieza de oficinas petroleras',
      'ventanas de agencias de autos Bakersfield',
    ],
  },
  lead: 'De un lado, las bombas de petróleo; del otro, los campos de zanahoria. En Bakersfield el vidrio se engrasa, se empolva y se calienta mucho, a veces en la misma tarde, y hay que limpiarlo pensando en las tres cosas.',
  businessTypes: {
    heading: 'Los negocios de Bakersfield, ventana por ventana',
    cards: [
      {
        icon: 'gear',
        title: 'Compañías petroleras y de servicio',
        text: 'En los patios de Oildale y de Rosedale Highway se pega una capa delgada de petróleo con arena. Se quita con desengrasante, y lo escogemos según la película de sus ventanas y la pintura.',
      },
      {
        icon: 'buildings',
        title: 'Oficinas de mediana altura',
        text: 'Despachos de abogados, de ingenieros y de seguros en Truxtun, California Avenue y Stockdale Highway, casi todos de dos o tres pisos y con vidrio color bronce.',
      },
      {
        icon: 'truck',
        title: 'Auto mall y salas de exhibición',
        text: 'Vidrios de piso a techo por Wible Road. Con una visita temprano quedan limpios para las pruebas de manejo de la tarde.',
      },
      {
        icon: 'cup-hot',
        title: 'Restaurantes y centros comerciales',
        text: 'Ming, Gosford y The Marketplace: los nebulizadores del patio son una delicia para los clientes y un castigo para los vidrios.',
      },
      {
        icon: 'building',
        title: 'Logística y productores',
        text: 'Bodegas rumbo a Shafter y en el sur de la ciudad, y oficinas de empacadoras adonde llegan la zanahoria y la almendra.',
      },
    ],
  },
  reasons: [
    {
      icon: 'sun',
      title: 'Planeado según el calor',
      text: 'A 105 grados el jabón se seca antes de que llegue el jalador. De junio a septiembre hacemos temprano los lados del poniente y más tarde los del oriente, siempre a la sombra.',
    },
    {
      icon: 'clipboard-check',
      title: 'Su lugar, sus reglas',
      text: 'Cascos, registro, plática de seguridad en la entrada: díganos qué les pide su patio a los contratistas, y desde el principio le decimos si podemos cumplirlo.',
    },
    {
      icon: 'piggy-bank',
      title: 'Un precio que puede revisar',
      text: 'Ventanas, edificio, pisos, frecuencia. La calculadora muestra cómo cada cosa cambia el precio estimado.',
    },
    {
      icon: 'shield-check',
      title: 'Con seguro y con garantía',
      text: 'Personal asegurado y con antecedentes verificados, y satisfacción 100% garantizada o le devolvemos su dinero.',
    },
  ],
  local: {
    heading: 'Petróleo, viento del Grapevine y brisa de los patios',
    paragraphs: [
      'Al norte del río Kern, los viejos campos petroleros llegan hasta las casas. Lo que de ahí se asienta en el vidrio se embarra con agua sola, y para el mediodía ya se ve con rayas. Un lavado con desengrasante lo quita, y un segundo enjuague, con agua limpia, evita que regrese como una nata. Hacemos las dos cosas y cambiamos el agua entre un edificio y otro, porque una cubeta con grasa puede echar a perder todo un frente.',
      'En primavera el viento baja del Grapevine y de los Tehachapis, y puede pasarse un día entero arrastrando arena por el sur de la ciudad. Si el pronóstico lo anuncia para su fecha, buscamos otra. Downtown es más tranquilo, pero ahí emparejan las cosas las palomas y el humo de los carros en los edificios de estacionamiento.',
    ],
    bullets: [
      'Locales en centros comerciales: cada dos semanas',
      'Oficinas: cada tres meses',
      'Patios: dos veces al año, y además la puerta del frente cada mes',
    ],
  },
  faq: [
    {
      question: '¿Un desengrasante puede dañar la película de nuestras ventanas?',
      answer:
        'Uno equivocado, sí. Díganos qué ventanas tienen película y de cuándo es, y antes de empezar escogemos el limpiador adecuado.',
    },
    {
      question: '¿Qué partes de la ciudad atienden?',
      answer:
        'Downtown, Westchester, Stockdale, el suroeste, Oildale, Rosedale y, al noroeste, Shafter. Los códigos postales están en nuestra página de Bakersfield.',
    },
    {
      question: 'Los vidrios del patio están blancos por los nebulizadores. ¿Ya se echaron a perder?',
      answer:
        'Puede que no. Probamos un removedor en un vidrio y lo dejamos secar delante de usted. Si las marcas vuelven, es que ya está grabado, y usted no gastó nada en los demás.',
    },
  ],
  closing: {
    heading: 'Una respuesta de verdad sobre su edificio',
    text: 'Llame al {phone} para acordar una visita al lugar, o mande fotos y un plano a {email}.',
  },
} satisfies CommercialCity
