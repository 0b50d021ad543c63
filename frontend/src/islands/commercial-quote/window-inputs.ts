/** The window counts of a commercial quote. A separate file, so that pages that only read a saved quote load nothing else. */
import type { WindowField } from '#schemas/price/commercial.ts'

type WindowInput = { name: string; stored: WindowField }

/** Window inputs in the order shown. `smallWindows` is stored for MEDIUM windows, `smallWindowsTiny` for SMALL ones. */
export const WINDOW_INPUTS: readonly WindowInput[] = [
  { name: 'largeWindows', stored: 'largeWindows' },
  { name: 'mediumWindows', stored: 'smallWindows' },
  { name: 'smallWindows', stored: 'smallWindowsTiny' },
  { name: 'floorToFloorWindows', stored: 'floorToFloorWindows' },
  { name: 'frenchWindows', stored: 'frenchWindows' },
]
