import type { PricingCategory } from '#schemas/facts/pricing-categories.ts'

/** The built-in price list, by category and key: label and description. */
export const PRICE_LIST: Record<PricingCategory, Record<string, [label: string, description?: string]>> = {
  house_size: {
    small: ['Casa chica', 'Hasta 1,600 pies cuadrados'],
    medium: ['Casa mediana', '1,700-2,500 pies cuadrados'],
    large: ['Casa grande', '2,600-4,000 pies cuadrados'],
    extra_large: ['Casa extra grande', 'Más de 4,000 pies cuadrados'],
  },
  stories: { one_story: ['Un piso'], two_story: ['Dos pisos'] },
  window_type: {
    standard: ['Ventanas normales'],
    french_doors: ['Puertas francesas'],
    sliding_doors: ['Puertas corredizas'],
  },
  interior_cleaning: {
    basic_interior: ['Ventanas por dentro, casa chica', 'Hasta 1,600 pies cuadrados'],
    detailed_interior: ['Ventanas por dentro, casa mediana', '1,600-2,500 pies cuadrados'],
    commercial_interior: ['Ventanas por dentro, casa grande', '2,600-4,000 pies cuadrados'],
    extra_large_interior: ['Ventanas por dentro, casa extra grande', 'Más de 4,000 pies cuadrados'],
  },
  extra_service: {
    pressure_washing: ['Ventanas después de una obra', 'Restos de pintura, yeso y calcomanías'],
  },
  hard_water_stains: { per_window: ['Manchas de agua dura', 'Por ventana'] },
  commercial_window: {
    large_window: ['Ventana grande', '3 por 4 pies o más'],
    small_window: ['Ventana mediana', 'Menos de 3 por 4 pies'],
    small_window_tiny: ['Ventana chica', '2 por 2 pies o menos'],
    floor_window: ['Ventana de piso a techo'],
    french_window: ['Ventana francesa'],
  },
  commercial_building: {
    restaurant: ['Restaurante'],
    office: ['Edificio de oficinas'],
    retail: ['Tienda'],
    factory: ['Fábrica o industria'],
    car_dealer: ['Agencia de autos'],
  },
  commercial_frequency: {
    biweekly: ['Cada dos semanas'],
    monthly: ['Cada mes'],
    quarterly: ['Cada tres meses'],
    twice_year: ['Dos veces al año'],
    yearly: ['Una vez al año o una sola vez'],
  },
  commercial_options: {
    construction_cleaning: ['Restos de obra o manchas de agua dura'],
    outside_only: ['Solo por fuera'],
  },
}
