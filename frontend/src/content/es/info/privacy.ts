import { collected } from '#frontend/content/collected.ts'
import type { CollectedFields } from '#frontend/content/en/info/privacy.ts'
import { bookingDetailsLabels } from '#frontend/content/es/labels/booking-details.ts'
import { commercialRequestLabels } from '#frontend/content/es/labels/commercial-request.ts'
import { contactFormLabels } from '#frontend/content/es/labels/forms.ts'
import { residentialQuoteDialogLabels } from '#frontend/content/es/labels/residential-quote.ts'
import type { StatementContent } from '#frontend/content/info-types.ts'
import type { Translation } from '#frontend/content/types.ts'

/** What a form sends, field by field; empty where another one names it, too. */
const COLLECTED = {
  quote: {
    name: 'nombre y correo electrónico',
    email: '',
    phone: 'teléfono, dirección y mensaje, si los da',
    address: '',
    message: '',
    city: 'la ciudad de cuya página viene y el idioma de la página',
    language: '',
    houseSize: 'las opciones que eligió y el precio',
    stories: '',
    windowTypes: '',
    interiorCleaning: '',
    extras: '',
    hardWaterStains: '',
    basePrice: '',
    totalPrice: '',
  },
  booking: {
    firstName: 'nombre y apellido',
    lastName: '',
    email: 'correo electrónico',
    phone: 'teléfono',
    address: 'dirección y ciudad',
    city: '',
    serviceType: 'el servicio, el día y el horario que eligió',
    serviceDate: '',
    serviceTime: '',
    isFlexible: 'si podemos llamarle cuando se desocupe un lugar antes',
    everyMonths: 'cada cuánto quiere una visita',
    language: 'el idioma de la página',
    notes: 'sus notas',
    quoteId: 'el presupuesto que reservó',
    quoteToken: '',
    businessName: 'si es un negocio, también su nombre',
  },
  commercial: {
    businessName: 'nombre del negocio',
    contactName: 'persona de contacto',
    email: 'correo electrónico',
    phone: 'teléfono',
    address: 'dirección del negocio',
    message: 'mensaje',
    quoteData: 'número de ventanas y precio estimado',
    language: 'el idioma de la página',
  },
  message: {
    name: 'nombre',
    email: 'correo electrónico',
    message: 'mensaje',
    source: '',
    businessName: '',
    language: 'el idioma de la página',
    phone: 'teléfono, si lo da',
    zip: 'o su código postal, si todavía no llegamos ahí',
  },
} satisfies Translation<CollectedFields>

/** California Online Privacy Protection Act, Business and Professions Code §22575: each heading answers one of its duties. */
export const content = {
  seo: {
    title: 'Aviso de privacidad: qué datos pedimos y para qué',
    description:
      'Qué datos piden nuestros formularios, para qué, quién los maneja, cuánto los guardamos y cómo verlos o borrarlos. Sin rastreo, sin anuncios, sin ventas.',
  },
  hero: {
    headline: 'Aviso de privacidad',
    lead: 'Solo pedimos lo que hace falta para cotizar un trabajo, llegar a la puerta correcta y devolverle la llamada. No le rastreamos, no le mostramos anuncios y no vendemos sus datos.',
  },
  dateLabel: 'Vigente desde',
  date: '2026-11-30',
  blocks: [
    {
      heading: 'Qué datos recibimos',
      paragraphs: [
        'Solo recibimos lo que usted escribe en un formulario y envía, y lo que trae toda solicitud en internet:',
      ],
      bullets: [
        `Presupuesto para casa: ${collected(residentialQuoteDialogLabels.fields, COLLECTED.quote)}`,
        `Reserva: ${collected(bookingDetailsLabels.fields, COLLECTED.booking)}`,
        `Solicitud para negocios: ${collected(commercialRequestLabels.fields, COLLECTED.commercial)}`,
        `Mensaje: ${collected(contactFormLabels.fields, COLLECTED.message)}`,
        'Datos técnicos: su dirección IP, la hora y la página o los datos que se pidieron',
      ],
    },
    {
      heading: 'Para qué los usamos',
      bullets: [
        'Para contestarle, preparar un presupuesto, planear la visita y hacer el trabajo',
        'Para mandarle por correo un comprobante de su solicitud y recordarle un presupuesto tres veces como máximo; cada recordatorio trae un enlace para detenerlos',
        'Después de una visita, para escribirle qué está pagado o queda por pagar, y pedirle una opinión como máximo una vez cada 180 días',
        'Para llevar los registros que un negocio debe tener para contabilidad e impuestos',
        'Para evitar spam y abusos: los formularios anotan qué tan rápido se llenaron, y las solicitudes y los comprobantes tienen un límite por dirección IP',
      ],
    },
    {
      heading: 'Quién más los maneja',
      paragraphs: [
        'Nuestro sitio, su base de datos y nuestro correo funcionan en Amazon Web Services, en Estados Unidos, que procesa los datos por encargo nuestro. Fuera de eso, nadie recibe sus datos a menos que lo exija una ley o un tribunal. No vendemos información personal ni la compartimos para publicidad, y no lo hemos hecho en los últimos doce meses.',
      ],
    },
    {
      heading: 'Lo que se queda en su navegador',
      paragraphs: [
        'Su último presupuesto se guarda en su propio navegador, para que la página de reservas lo pueda mostrar, hasta que lo reserve o borre los datos del navegador. Ya reservado, se guarda en la pestaña, para que la confirmación lo muestre. Cuando ya venció su precio o, si está reservado, pasó el día de su visita, la página de reservas lo quita. Un presupuesto para negocios se quita cuando lo envía. Lo que elige en una calculadora o para una visita, la ciudad cuya página lee y lo que escribe en un formulario se guardan en esa pestaña, para que no se pierda nada al recargar o regresar. Lo que escribe y la visita se quitan cuando los envía, y todo cuando cierra la pestaña. A los visitantes no les ponemos cookies. Solo se usan cookies cuando el dueño entra a la administración.',
      ],
    },
    {
      heading: 'Mapas, videos y enlaces',
      paragraphs: [
        'Al abrir una página no se carga nada de otra compañía, y ninguna otra compañía reúne aquí información de sus visitas a lo largo del tiempo. Un mapa o un video se carga solo cuando usted lo pide. Desde ese momento su proveedor, como Google o YouTube, ve su dirección IP y puede poner sus propias cookies, según sus propias reglas. Los enlaces a páginas de opiniones, de redes sociales o de pago le llevan a los sitios de esas compañías. Si sigue uno para pagar, puede llevar lo que falta por pagar y el número corto de su visita.',
      ],
    },
    {
      heading: 'Opiniones',
      paragraphs: [
        'Si escribió una opinión de nuestro trabajo en otro sitio o nos dio una, podemos mostrarla aquí: sus palabras, el nombre con que la escribió, su ciudad y la fecha. Díganos, y la quitamos.',
      ],
    },
    {
      heading: 'No rastrear (Do Not Track)',
      paragraphs: [
        'No le seguimos por otros sitios ni a lo largo del tiempo, con o sin la señal Do Not Track o Global Privacy Control. Todos los visitantes reciben lo que esa señal pide, así que nuestras páginas no cambian cuando se envía.',
      ],
    },
    {
      heading: 'Cuánto los guardamos',
      paragraphs: [
        'Guardamos presupuestos, reservas y mensajes mientras los necesitemos para el trabajo, para preguntas posteriores y para la contabilidad. Lo que borramos sale de nuestras listas de inmediato, de la base de datos en tres días, de sus respaldos diarios en 35 más y de las copias mensuales que guardamos bajo llave para emergencias en un año. Las notas sobre su dirección, como dónde está la entrada, se borran con el último de sus registros. Cuando borramos todo lo que tenemos de usted, conservamos un código hecho a partir de su correo, sin el correo mismo, para que no le llegue más publicidad. Los correos sobre ello se quedan en nuestro buzón hasta que nos pida borrarlos también. Las direcciones IP que se usan para limitar solicitudes y comprobantes vencen solas.',
      ],
    },
    {
      heading: 'Ver, corregir o borrar sus datos',
      paragraphs: [
        'Escriba a {email} o llame al {phone}. Díganos el correo o el teléfono que usó, para encontrar sus registros y estar seguros de que son suyos. Puede ver lo que tenemos, pedir que se corrija o pedir que se borre. Solo conservamos lo que la ley nos obliga a conservar. No cuesta nada y no cambia cómo le tratamos.',
      ],
    },
    {
      heading: 'Menores',
      paragraphs: [
        'Este sitio es para adultos que contratan limpieza. No recibimos a sabiendas datos de menores de 13 años. Si cree que lo hicimos, díganos y los borramos.',
      ],
    },
    {
      heading: 'Seguridad',
      paragraphs: [
        'Las páginas y los formularios viajan por una conexión cifrada, los registros se guardan cifrados, y solo el equipo del dueño los puede leer después de identificarse. En este sitio no se piden datos de pago.',
      ],
    },
    {
      heading: 'Cuando cambie este aviso',
      paragraphs: [
        'Publicamos el texto nuevo en esta página, con su nueva fecha. Si un cambio afecta datos que ya tenemos, escribimos al correo que usted nos dio.',
      ],
    },
  ],
  closing: {
    heading: '¿Una pregunta sobre sus datos?',
    text: '{businessName}, Hanford, California. Llame al {phone} o escriba a {email}.',
    link: { label: 'Escríbanos', href: '/#contact' },
  },
} satisfies StatementContent
