import type {
  priceLabels as prices,
  windowKindLabels as windowKinds,
} from '#frontend/content/en/labels/prices.ts'
import type { Translation } from '#frontend/content/types.ts'

/** Lines of a price that the price list does not name. */
export const priceLabels = {
  hardWater: {
    one: 'Manchas de agua dura, 1 ventana',
    more: 'Manchas de agua dura, {count} ventanas',
  },
  discount: 'Nuestro descuento',
} as const satisfies Translation<typeof prices>

/** Kinds of windows where they are counted. */
export const windowKindLabels = {
  largeWindows: 'Grandes',
  smallWindows: 'Medianas',
  smallWindowsTiny: 'Chicas',
  floorToFloorWindows: 'De piso a techo',
  frenchWindows: 'Francesas',
} as const satisfies Translation<typeof windowKinds>
