import { money } from '#frontend/lib/format.ts'
import { isPricedByPhone } from '#schemas/facts/limits.ts'
import { commonLabels } from '#words/labels/common.ts'

/** A live total in whole dollars; above the online limit, the advice to call. */
export function liveTotal(totalPrice: number): string {
  return isPricedByPhone(totalPrice) ? commonLabels.pricedByPhone : money(totalPrice)
}
