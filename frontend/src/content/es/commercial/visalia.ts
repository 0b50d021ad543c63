import type { CommercialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'visalia',
  seo: {
    title: 'Ventanas de negocios en Visalia | De Main a Mooney',
    description:
      'Limpieza de ventanas de negocios en Visalia: tiendas de Main Street y Mooney, clínicas, hoteles y la zona industrial. Presupuesto gratis, personal asegurado.',
    keywords: [
      'limpieza de ventanas para negocios Visalia',
      'limpieza de aparadores Mooney Boulevard',
      'ventanas de oficinas Visalia',
    ],
  },
  lead: 'Sombra de árboles sobre Main Street, resolana en Mooney Boulevard, acres de techo plano por Plaza Drive: cada zona de Visalia pide su propio plan de limpieza. Díganos dónde está y cuántas ventanas tiene.',
  businessTypes: {
    heading: 'Ventanas limpias para tiendas, clínicas y plantas de Visalia',
    cards: [
      {
        icon: 'shop',
        title: 'Locales de Main Street',
        text: 'Toldos, ladrillo y robles grandes y viejos. En verano los robles gotean mielecilla, que se seca como barniz. Por eso primero la ablandamos y nunca la raspamos en seco.',
      },
      {
        icon: 'tags',
        title: 'Tiendas de Mooney Boulevard',
        text: 'Del mall a Packwood Creek: paredes anchas de vidrio y puertas automáticas. Empezamos por las puertas, antes de que empiecen a rodar los carritos.',
      },
      {
        icon: 'hospital',
        title: 'Consultorios y clínicas',
        text: 'Los consultorios médicos ocupan buena parte del centro. Llevamos herramientas calladas y productos suaves, y no dejamos mangueras cerca de las entradas.',
      },
      {
        icon: 'key',
        title: 'Hoteles camino a Sequoia',
        text: 'Lobbies y comedores de desayuno a los que los huéspedes les toman fotos. Primavera y verano están llenos, así que las ventanas altas se hacen a fines del invierno.',
      },
      {
        icon: 'truck',
        title: 'La zona industrial',
        text: 'Centros de distribución y plantas de alimentos cerca de Goshen: vidrios de la entrada, oficinas de despacho y las ventanas junto a los andenes.',
      },
    ],
  },
  reasons: [
    {
      icon: 'tree',
      title: 'Sabemos lo que los árboles le hacen al vidrio',
      text: 'La savia, el polen y lo que dejan los pájaros piden tres tratamientos distintos. Usar uno solo para todo es como se raya un vidrio.',
    },
    {
      icon: 'calendar-week',
      title: 'Un plan que sigue su año',
      text: 'Aparadores navideños en noviembre, una lavada en febrero después de la neblina, huéspedes en junio: usted elige las fechas que importan.',
    },
    {
      icon: 'shield-check',
      title: 'Personal asegurado y con antecedentes verificados',
      text: 'Clínicas, hoteles y plantas piden las dos cosas. Tenemos las dos.',
    },
    {
      icon: 'chat-left-text',
      title: 'Respuesta en menos de 24 horas',
      text: 'Mándenos cuántas ventanas son y una persona le contesta en menos de un día. Si hay que ver el trabajo, vamos y lo vemos.',
    },
  ],
  local: {
    heading: 'El centro, Mooney y Goshen: tres tipos de suciedad',
    paragraphs: [
      'El centro de Visalia tiene algo que pocos pueblos del Valle tienen: un techo cerrado de árboles. Mantiene frescas las banquetas y pegajosos los vidrios. Ahí conviene limpiar a principios del verano, y otra vez en otoño, cuando ya cayó la hoja y todavía no empieza la neblina.',
      'En Mooney no hay nada de sombra. El vidrio que da al oriente pasa, entre las siete y las diez, de mojado por los aspersores a demasiado caliente para trabajarlo. Por eso a las ocho empezamos por el poniente, que está a la sombra, y vamos siguiendo la sombra alrededor. Por Goshen, la carretera 99, las vías del tren y los terrenos abiertos meten arenilla por cada puerta de los andenes. Lo sensato es lavar el frente de las oficinas cada tres meses y la entrada cada mes.',
    ],
  },
  serviceAreas: {
    heading: 'Visalia y sus alrededores',
    bullets: [
      'El centro, Main Street y Center Avenue',
      'Mooney Boulevard, de la carretera 198 a Caldwell',
      'Oficinas en Demaree, Caldwell y Akers',
      'La zona industrial, Plaza Drive y Goshen',
      'El centro cívico del condado y los alrededores del College of the Sequoias',
      'Tulare, Dinuba y Lindsay',
    ],
  },
  faq: [
    {
      question: '¿Se quita la capa pegajosa que dejan los robles?',
      answer:
        'Sí. Es mielecilla de insectos, y sale con jabón tibio y unos minutos de remojo. Si se queda todo un verano, atrapa hollín y toma mucho más tiempo.',
    },
    {
      question: '¿Dónde se estacionan en Main Street?',
      answer:
        'En los lotes públicos de la ciudad. Lo que necesitamos lo llevamos en el cinturón, así que no les quitamos lugar a sus clientes.',
    },
    {
      question: '¿Limpian vidrios adentro de un centro de distribución?',
      answer:
        'Sí: oficinas, mirillas de las puertas y casetas de vigilancia. Avísenos de chalecos, botas y carriles de montacargas, y de quién nos va a acompañar.',
    },
  ],
  closing: {
    heading: '¿En qué parte de Visalia está su negocio?',
    text: 'Llame al {phone} o escriba a {email}, y le decimos qué hora del día les conviene a sus ventanas y a sus clientes.',
  },
} satisfies CommercialCity
