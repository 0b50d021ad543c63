import type { ResidentialCity } from '#frontend/content/types.ts'

export const content = {
  slug: 'visalia',
  seo: {
    title: 'Limpieza de ventanas en Visalia | Savia, polvo, agua dura',
    description:
      'Ventanas limpias en Visalia desde {fromPrice}: savia de roble, polvo de cítricos, manchas de aspersor. Personal asegurado, con antecedentes verificados. El mismo día.',
    keywords: [
      'limpieza de ventanas Visalia',
      'lavado de ventanas Visalia CA',
      'limpiador de ventanas condado de Tulare',
    ],
  },
  hero: {
    headline: 'Limpieza de ventanas en Visalia, CA',
    lead: 'En una mañana clara de invierno, Visalia tiene una de las mejores vistas de California: la nieve de la Sierra al final de la calle. Nosotros limpiamos el vidrio que está en medio, desde {fromPrice} por fuera, en una casa de un piso de {fromHome}.',
  },
  local: {
    heading: 'Robles, huertas y aspersores',
    paragraphs: [
      'Visalia conservó sus robles, y quien se estaciona debajo de uno ya sabe lo que pasa. Desde fines de la primavera los pulgones sueltan mielecilla, un azúcar transparente que se seca en las ventanas, junta polvo y, si se deja, se pone negro de moho. El vinagre no le hace nada. Agua tibia con jabón, unos minutos para que se ablande y una fibra limpia lo quitan sin rayar.',
      'Al oriente de la ciudad hay huertas de cítricos, y al poniente, lecherías y nogales. Los nogales se sacuden en septiembre y octubre, así que aquí la capa café de la cosecha llega unas semanas después que en tierra de almendros. El agua de la ciudad sale de pozos locales, y el rocío fino de los aspersores, en las casas de esquina, deja arcos blancos como de gis en las ventanas bajas del frente. Girar unos grados un solo aspersor puede salvar más vidrio que cualquier producto, y nosotros le decimos cuál.',
    ],
  },
  areas: {
    heading: 'Dónde trabajamos en Visalia y alrededores',
    bullets: [
      'El centro, Beverly Glen y Green Acres: casas Craftsman y Tudor con vidrios divididos, bajo árboles grandes',
      'Shannon Ranch y las calles más nuevas pasando Riggin Avenue: ventanas altas en la escalera, recubrimiento low-E y arenilla de la siguiente etapa en obra',
      'The Lakes: manchas de mosquitos del lado del agua, telarañas del lado de la sombra',
      'Goshen, Lindsay y Stratford: también están en nuestro mapa',
    ],
  },
  residential: {
    heading: 'Por dentro, por fuera o por los dos lados',
    paragraphs: [
      'El tamaño de su casa da el precio base de las ventanas por fuera, de {fromPrice} a {toPrice}. La limpieza por dentro empieza en {interiorPrice} y luce más donde la cocina, las velas y la chimenea han dejado una capa opaca que solo se nota cuando el sol está bajo. En vidrio low-E o polarizado no usamos navaja sin probar primero en una esquina.',
    ],
    bullets: [
      'Productos que cuidan el medio ambiente, suaves con las raíces de los robles y con el pasto',
      'Personal asegurado, y cada uno con antecedentes verificados',
      'Satisfacción 100% garantizada o le devolvemos su dinero',
    ],
  },
  commercial: {
    heading: 'El centro y Mooney Boulevard',
    paragraphs: [
      'En los restaurantes de Main Street lo mejor es limpiar antes de que llegue la gente del lonche. A las tiendas de Mooney les va bien una visita regular por la mañana, para puertas y aparadores. Las oficinas cerca de Plaza Drive necesitan menos visitas pero tallar más, porque los camiones levantan todo el día la tierra de la orilla del camino.',
    ],
  },
  advice: {
    heading: 'Un calendario de ventanas para Visalia',
    bullets: [
      'Junio: lave la primera mielecilla antes de que el calor la pegue',
      'Noviembre: quite la capa de la cosecha y las manchas de hojas cuando los robles ya tiraron la hoja',
      'Enero, entre neblina y neblina: haga los vidrios por dentro y disfrute las montañas',
    ],
  },
  faq: [
    {
      question: '¿Qué es la capa pegajosa en las ventanas debajo de nuestro roble?',
      answer:
        'Es mielecilla de pulgones y de insectos escama. Fresca no hace daño, pero el moho negro que viene después es terco. Con una lavada a principios del verano y otra en otoño, usted le va ganando.',
    },
    {
      question: '¿Se quita la resina de pino o de roble sin rayar el vidrio?',
      answer:
        'Sí. Primero la ablandamos y la levantamos en mojado. Rasparla en seco es lo que deja esos rayones finos, como medias lunas, que se ven en algunos ventanales.',
    },
    {
      question:
        'Acaban de terminar nuestra casa y los vidrios tienen calcomanías y estuco. ¿Es una limpieza normal?',
      answer:
        'No, por favor agregue “Ventanas después de una obra” en la calculadora. El estuco, la pintura y el pegamento necesitan otras herramientas, y el vidrio templado se revisa antes de acercarle una navaja.',
    },
    {
      question: '¿Van a Exeter y Farmersville?',
      answer:
        'Muchas veces sí. Quedan cerca de nuestras rutas de Visalia y Lindsay, pero que podamos ir el mismo día depende de cómo venga la mañana. Llame al {phone} y díganos su calle.',
    },
  ],
  closing: {
    heading: 'Que vuelvan a verse las montañas',
    text: 'Elija el tamaño de su casa y vea su precio al instante, o llame al {phone} para un presupuesto gratis. Si es antes de {sameDayUntil}, pregunte qué hay para hoy.',
  },
  nearby: ['tulare', 'hanford', 'porterville', 'kingsburg'],
} satisfies ResidentialCity
