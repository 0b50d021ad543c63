import type { Translation } from '#frontend/content/types.ts'
import type { WHY_CLEANING_CONTENT as english } from '#schemas/defaults/why-cleaning-content.ts'

/** Built-in texts of content section `why-cleaning`, by key. */
export const WHY_CLEANING_CONTENT = {
  page_title: '¿Por qué limpieza profesional de ventanas?',
  page_subtitle:
    'Lo que el polvo, la neblina y el agua dura les hacen a las ventanas del Valle Central, y lo que cuesta no hacer nada.',
  intro_text:
    'Cada aspersor que se seca en una ventana deja calcio. El polvo del campo se vuelve pasta con la primera neblina, y la pasta se mete en los mosquiteros y los rieles. Un trapo y un atomizador solo mueven esa suciedad. Un profesional la quita, revisa de paso los sellos y los rieles, y enjuaga el vidrio para que dure limpio más tiempo. Esto es lo que ganan su casa o su edificio.',
  benefit_1_title: 'Más luz en cada cuarto',
  benefit_1_description:
    'Una capa de polvo y minerales es como una cortina que no se puede abrir. Un vidrio limpio deja pasar hasta 30% más de luz: los cuartos se ven más claros y las lámparas se prenden más tarde.',
  benefit_2_title: 'Ventanas que duran más',
  benefit_2_description:
    'Los minerales que se quedan en el vidrio se pegan y con el tiempo lo graban. Con limpieza regular las ventanas duran 10 años o más; cambiarlas cuesta $300-800 por ventana.',
  benefit_3_title: 'Menos gasto de energía',
  benefit_3_description:
    'El sol de invierno que entra por un vidrio limpio ayuda a calentar la casa, y la luz del día ahorra alumbrado. En una casa típica pueden ser $100-200 al año.',
  benefit_4_title: 'El agua dura, detenida a tiempo',
  benefit_4_description:
    'Las manchas frescas salen con el limpiador correcto. Las que se hornearon varios veranos pueden costar $150-300 por ventana, y algunas ya no salen. La limpieza regular las quita antes de que se fijen.',
  benefit_5_title: 'Una mejor primera impresión',
  benefit_5_description:
    'Compradores, visitas y clientes se fijan primero en las ventanas. Un vidrio limpio les dice que lo demás también está bien cuidado, y ayuda a conservar el valor de su propiedad.',
  benefit_6_title: 'Repisas limpias, menos polvo adentro',
  benefit_6_description:
    'El polvo, el polen y las telarañas se juntan en los mosquiteros y las repisas, y entran cada vez que abre una ventana. Cepillamos las telarañas y limpiamos las repisas, para que el polvo se vaya con nosotros y no entre con la siguiente brisa.',
  cost_comparison_title: 'Lo que cuesta el descuido y lo que cuesta limpiar',
  cost_comparison_text:
    'Limpiar las ventanas es una cuenta pequeña y con fecha. El descuido es una cuenta grande que llega de golpe: quitar manchas, ventanas nuevas, más gasto de luz y una oferta más baja cuando vende. La tabla muestra rangos típicos para una casa. Los suyos dependen de cuántas ventanas tiene, de qué tan dura es el agua y de cuánto tiempo ha pasado; pídanos un presupuesto gratis.',
} as const satisfies Translation<typeof english>
