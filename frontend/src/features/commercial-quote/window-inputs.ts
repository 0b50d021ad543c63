/** The window counts of a commercial quote. A file of its own: pages that only read a saved quote load nothing more. */
import type { WindowField } from '#schemas/price/commercial.ts'

type WindowInput = { name: string; stored: WindowField; label: string; hint: string }

/** Window inputs in the order shown. `smallWindows` is stored for MEDIUM windows, `smallWindowsTiny` for SMALL ones. */
export const WINDOW_INPUTS: readonly WindowInput[] = [
  { name: 'largeWindows', stored: 'largeWindows', label: 'Large windows', hint: "3'x4' or larger" },
  { name: 'mediumWindows', stored: 'smallWindows', label: 'Medium windows', hint: "Smaller than 3'x4'" },
  { name: 'smallWindows', stored: 'smallWindowsTiny', label: 'Small windows', hint: "2'x2' or smaller" },
  {
    name: 'floorToFloorWindows',
    stored: 'floorToFloorWindows',
    label: 'Floor-to-floor windows',
    hint: 'Full height of a story',
  },
  {
    name: 'frenchWindows',
    stored: 'frenchWindows',
    label: 'French windows',
    hint: 'Several small panes in one frame',
  },
]
