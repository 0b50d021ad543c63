import type { Translation } from '#frontend/content/types.ts'
import type { COMMERCIAL_CONTENT as english } from '#schemas/defaults/commercial-content.ts'

/** Built-in texts of content section `commercial`, by key. */
export const COMMERCIAL_CONTENT = {
  page_title: 'Limpieza de ventanas para negocios',
  page_subtitle:
    'Vidrios limpios para oficinas, tiendas, restaurantes y clínicas, a las horas que le convienen a su negocio.',
  intro_text:
    'Cuente sus ventanas, elija el tipo de edificio y cada cuánto quiere que vayamos, y la calculadora muestra un precio estimado al instante. Mándenoslo y nos comunicamos en menos de 24 horas; si hace falta, vamos al lugar. Es gratis, y no se cobra nada en línea.',
  service_1_title: 'Edificios de oficinas',
  service_1_description:
    'Entradas, recepciones, divisiones y pisos altos, temprano, para que su gente pueda trabajar.',
  service_2_title: 'Tiendas',
  service_2_description:
    'Aparadores y puertas de vidrio sin huellas ni restos de cinta, para que los clientes vean sus productos y no el vidrio.',
  service_3_title: 'Restaurantes',
  service_3_description:
    'Ventanas del comedor, puertas y ventanilla de autos sin grasa ni huellas, entre comidas.',
  service_4_title: 'Clínicas y consultorios',
  service_4_description:
    'Trabajo callado y cuidadoso cerca de los pacientes, en clínicas y consultorios médicos y dentales, con productos que cuidan el medio ambiente.',
  features_title: 'Por qué elegirnos para su negocio',
  feature_1: 'Personal asegurado y con antecedentes verificados, que puede dejar entrar con confianza',
  feature_2:
    'Visitas cada dos semanas, cada mes, cada tres meses, dos veces al año o una sola vez, a la hora que les convenga a sus clientes',
  feature_3: 'Satisfacción 100% garantizada: lo arreglamos o le devolvemos su dinero',
  feature_4: 'Productos que cuidan el medio ambiente, pensados para alimentos, plantas y personas',
  feature_5: 'Respuesta en menos de 24 horas y presupuesto gratis antes de empezar el trabajo',
} as const satisfies Translation<typeof english>
