import { commonLabels } from '#frontend/content/en/labels/common.ts'
import { LoadingPrices } from '#frontend/ui/live-total.tsx'

/** Shown until the code and prices of the calculator are loaded. */
export function CalculatorLoading() {
  return (
    <div className="panel calculator-loading" role="status">
      <h3 className="calculator-title">{commonLabels.commercialCalculator}</h3>
      <p className="placeholder-glow">
        <LoadingPrices />
      </p>
    </div>
  )
}
