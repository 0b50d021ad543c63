import type { WindowField } from '#schemas/price/commercial.ts'

/** Lines of a price that the price list does not name. */
export const priceLabels = {
  hardWater: { one: 'Hard water stain removal, 1 window', more: 'Hard water stain removal, {count} windows' },
  discount: 'Our discount',
} as const

/** Kinds of windows where they are counted. */
export const windowKindLabels = {
  largeWindows: 'Large',
  smallWindows: 'Medium',
  smallWindowsTiny: 'Small',
  floorToFloorWindows: 'Floor',
  frenchWindows: 'French',
} as const satisfies Record<WindowField, string>
