import type { ReactNode } from 'react'
import { money } from '#frontend/lib/format.ts'
import { useIsLoading } from '#frontend/lib/prices.ts'
import { isPricedByPhone } from '#schemas/facts/limits.ts'
import { commonLabels } from '#words/labels/common.ts'

/** A live total in whole dollars; above the online limit, the advice to call. */
export function liveTotal(totalPrice: number): string {
  return isPricedByPhone(totalPrice) ? commonLabels.pricedByPhone : money(totalPrice)
}

/** A calculator's total, read out as it changes. */
export function LiveTotal({ label, totalPrice }: { label: string; totalPrice: number }) {
  return (
    <p>
      <span>{label}</span>{' '}
      <output aria-live="polite" className="quote-amount">
        {liveTotal(totalPrice)}
      </output>
    </p>
  )
}

/** The note below a total; a skeleton while fresh prices load. */
export function TotalNote({ children }: { children: ReactNode }) {
  return (
    <p className="quote-note">
      {useIsLoading() ? (
        <span key="loading" className="placeholder-glow" role="status">
          <span className="placeholder quote-skeleton" aria-hidden="true" /> {commonLabels.loadingPrices}
        </span>
      ) : (
        <span>{children}</span>
      )}
    </p>
  )
}
